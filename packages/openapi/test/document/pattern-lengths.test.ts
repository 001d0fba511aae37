import { describe, expect, it } from "vitest";
import { withoutUnsupported } from "../../src/document/left-out.ts";
import { normalize } from "../../src/document/normalize.ts";
import { objectOf } from "../../src/document/tree/json.ts";

const email = "^[\\w.]+@[\\w-]+\\.[\\w.-]+$";
const documentWith = (schema: object, replies = false) => {
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Name" } } };
  const responses = { "200": { description: "Fine.", ...(replies && { content }) } };
  const post = { operationId: "add", responses, ...(!replies && { requestBody: { content } }) };
  return JSON.parse(
    JSON.stringify({
      openapi: "3.1.0",
      info: {},
      paths: { "/a": { post } },
      components: { schemas: { Name: schema } },
    }),
  );
};
const read = (schema: object, replies = false) => {
  const { document, notes } = withoutUnsupported(documentWith(schema, replies), "shop.json");
  const { Name } = objectOf(objectOf(document["components"])["schemas"]);
  const reasons = notes.filter(({ pointer }) => pointer.endsWith("/Name/pattern")).map(({ reason }) => reason);
  return { maxLength: objectOf(Name)["maxLength"], reasons };
};

describe("a pattern whose cost grows with a power of the length", () => {
  it.each([
    ["quadratic", "^a*a*b$", 4000],
    ["cubic", "^a*a*a*b$", 200],
    ["quadratic wherever a search begins", "a+b", 4000],
    ["of an e-mail address", "^(.+)@(.+)$", 4000],
    ["not of an e-mail address", email, undefined],
  ])("gets a maximum length: %s", (_, pattern, maxLength) => {
    const reasons = maxLength === undefined ? [] : [expect.stringContaining(`more than ${maxLength} characters`)];
    expect(read({ type: "string", pattern })).toEqual({ maxLength, reasons });
  });

  it("keeps the maximum length that it has", () => {
    expect(read({ type: "string", pattern: "^a*a*b$", maxLength: 300 })).toEqual({ maxLength: 300, reasons: [] });
  });

  it("gets none in replies", () => {
    expect(read({ type: "string", pattern: "^a*a*b$" }, true)).toEqual({ maxLength: undefined, reasons: [] });
  });

  it("is refused if strict, or if the maximum length is too large", () => {
    const pattern = { type: "string", pattern: "^a*a*b$" };
    expect(() => normalize(documentWith(pattern), "shop.json", { strict: true })).toThrow("quadratic");
    expect(() => read({ ...pattern, maxLength: 100_000 })).toThrow("quadratic");
  });
});

it("a pattern of exponential cost is refused", () => {
  expect(() => read({ type: "string", pattern: "^(a+)+$" })).toThrow("exponential");
});
