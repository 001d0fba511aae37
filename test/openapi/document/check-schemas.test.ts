import { describe, expect, it } from "vitest";
import { isCostly } from "../../../src/openapi/document/pattern-cost.ts";
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
});

describe("whether a pattern takes very long on some text", () => {
  const unlimited = Number.MAX_SAFE_INTEGER;
  it.each([
    "^(https?://[^ ,]+,?)+$",
    "^((foo)+)+\\-$",
    "^(\\w+=\\w+&?)+$",
    "^(?:(?:ab){2,3})+$",
    "^(?=x)(?:x+)+$",
    "^[0-9]{12}(a+)+$",
    "^(?:a{1,50}){1,50}$",
    "\\b[\\w.+-]+@[\\w.-]+\\.com\\b",
    ".*[A-Z]+",
    "^(?:[\\u0000-\\u00ff]+)+$",
  ])("is found from the pattern: %s", (pattern) => expect(isCostly(pattern, unlimited)).toBe(true));

  it.each([
    "^[a-z]+-[0-9]+$",
    "^(?:[a-z0-9]+\\.)+[a-z0-9]+$",
    "^[A-Za-z0-9+/]+={0,2}$",
    "^(?:[01]\\d|2[0-3]):[0-5]\\d$",
    "^(a+)+",
    "^.*\\S",
    "^\\p{L}[\\p{L}\\p{N}_-]{0,62}$",
    "^[\\w-.]+$",
    "[a-z]+",
    "",
  ])("is not assumed: %s", (pattern) => expect(isCostly(pattern, unlimited)).toBe(false));

  it("depends on the length of texts, if it is not exponential", () => {
    expect(isCostly("^[a-z]+[a-z0-9]+$", 255)).toBe(false);
    expect(isCostly("^[a-z]+[a-z0-9]+$", unlimited)).toBe(true);
  });

  it("of the names of fields does not depend on the maxLength of a text", () => {
    const names = { type: ["object", "string"], maxLength: 4, patternProperties: { "^(a+)+$": {} } };
    expect(() => modelOf(document({ requestBody: content(names) }))).toThrow("takes very long on some texts");
  });
});
