import { describe, expect, it } from "vitest";
import { modelOf } from "../codegen/support.ts";

const slow = { type: "string", pattern: "^(a+)+$" };
const content = (schema: object) => ({ content: { "application/json": { schema } } });
const document = (operation: object, schemas: object = {}) =>
  JSON.stringify({
    openapi: "3.1.0",
    info: {},
    paths: { "/a": { post: { operationId: "write", responses: { "200": { description: "Fine." } }, ...operation } } },
    components: { schemas },
  });
const reply = (schema: object) => ({ responses: { "200": { description: "Fine.", ...content(schema) } } });
const shared = { $ref: "#/components/schemas/S" };

describe("a pattern that takes very long on some texts", () => {
  it.each([
    ["of a body", document({ requestBody: content(slow) })],
    [
      "of a component that a body and a reply use",
      document({ requestBody: content(shared), ...reply(shared) }, { S: slow }),
    ],
    ["of an unused component", document({}, { S: slow })],
  ])("is refused for text from clients: %s", (_, text) => {
    expect(() => modelOf(text)).toThrow("takes very long on some texts");
  });

  it.each([
    ["of a reply", document(reply(slow))],
    ["of a component that only replies use", document(reply({ items: shared }), { S: slow })],
  ])("is accepted for text from the service: %s", (_, text) => {
    expect(() => modelOf(text)).not.toThrow();
  });

  it("is refused with a text and how its cost grows", () => {
    expect(() => modelOf(document({ requestBody: content(slow) }))).toThrow(
      'attempts to match are exponential in the length of texts such as "a" 24 times, then "0".',
    );
  });

  it("is refused for the names of fields, whatever the maxLength of a text", () => {
    const names = { type: ["object", "string"], maxLength: 4, patternProperties: { "^(a+)+$": {} } };
    expect(() => modelOf(document({ requestBody: content(names) }))).toThrow("takes very long on some texts");
  });
});
