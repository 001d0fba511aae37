import { describe, expect, it } from "vitest";
import { generated, modelOf } from "../codegen/support.ts";

const document = (S: unknown, openapi = "3.0.3") =>
  JSON.stringify({
    openapi,
    info: { title: "S", version: "1" },
    paths: {
      "/a": {
        post: {
          operationId: "write",
          requestBody: {
            required: true,
            content: { "application/json": { schema: { $ref: "#/components/schemas/S" } } },
          },
          responses: { "200": { description: "Fine." } },
        },
      },
    },
    components: { schemas: { S } },
  });

describe("an invalid schema with only one sensible interpretation", () => {
  it.each<[name: string, schema: object, good: unknown, bad: unknown, note: string]>([
    [
      "a number as a string",
      { type: "string", maxLength: "2" },
      "ab",
      "abc",
      "maxLength must be a whole number from 0",
    ],
    ["a keyword without a value", { type: "string", pattern: null }, "a", 1, "pattern is empty"],
    ["a type of a programming language", { type: "Int" }, 1, 1.5, "read as integer"],
    ["the type file", { type: "file" }, "bytes", 1, "read as string"],
    ["the type any", { properties: { a: { type: "any" } } }, { a: 1 }, null, "read as anything"],
    [
      "required on the field itself",
      { type: "object", properties: { a: { type: "string", required: true } } },
      {},
      { a: 1 },
      "required is a list",
    ],
    [
      "a tuple of earlier drafts",
      { type: "array", items: [{ type: "string" }], additionalItems: false },
      ["a"],
      ["a", "b"],
      "read as prefixItems",
    ],
    [
      "type null next to a choice without null",
      { type: "null", oneOf: [{ type: "string" }, { type: "array", items: { $ref: "#/components/schemas/S" } }] },
      ["a", [null]],
      [1],
      "type null contradicts oneOf: null is read as one more alternative",
    ],
    [
      "a default of another type",
      { type: "object", properties: { a: { type: "string", default: false }, b: { type: "integer", default: "inf" } } },
      {},
      { a: 1 },
      "default does not fit its schema: it is left out",
    ],
    [
      "a default that is not in the enum",
      { type: "object", properties: { a: { type: "string", enum: ["x"], default: "y" } } },
      {},
      { a: "y" },
      "default does not fit its schema: it is left out",
    ],
    [
      "a default as a string",
      { type: "object", properties: { a: { type: "boolean", default: "false" } } },
      {},
      { a: "false" },
      "default does not fit its schema: it is read as false",
    ],
    [
      "a default of null",
      { type: "object", properties: { a: { type: "Integer", default: null } } },
      {},
      { a: null },
      "default does not fit",
    ],
    ["a discriminator that is a string", { type: "object", discriminator: "kind" }, {}, 1, "read as its propertyName"],
  ])("is repaired, with a note: %s", async (_, schema, good, bad, note) => {
    const text = document(schema);
    const notes = modelOf(text, "api.json").notes.map(({ reason }) => reason);
    expect(notes).toContainEqual(expect.stringContaining(note));
    await using made = await generated(text);
    if (bad !== null) expect(made.requests["write"]?.body?.["application/json"]?.(bad)).toBe(false);
    expect(made.requests["write"]?.body?.["application/json"]?.(good)).toBe(true);
  });

  it.each([
    ["an invalid number", { maxLength: "many" }, "maxLength must be a whole number from 0."],
    [
      "a list where an object is expected",
      { properties: [{}] },
      "properties must be an object whose values are schemas.",
    ],
    ["a schema that is a string", { properties: { a: "string" } }, "properties must be an object"],
    ["invalid names", { required: "a b" }, "required must be a list of names."],
    ["no alternatives", { oneOf: { a: {} } }, "oneOf must be a list of at least one schema."],
  ])("is refused when it has no sensible interpretation: %s", (_, schema, reason) => {
    expect(() => modelOf(document(schema), "api.json")).toThrow(reason);
  });
});

describe("a schema in a real document", () => {
  it("keeps a valid default, including null", () => {
    const schema = {
      properties: {
        a: { type: "integer", nullable: true, default: null },
        b: { type: "number", default: 1 },
        c: { default: "any" },
        d: { type: "array", default: [] },
        e: { enum: [1, null], default: 1 },
      },
    };
    expect(modelOf(document(schema), "api.json").notes).toEqual([]);
  });

  it("whose parts exclude each other's keys accepts values that are valid without defaults", async () => {
    const part = (name: string) => ({
      type: "object",
      additionalProperties: false,
      properties: { [name]: { type: "integer", default: 1 } },
    });
    await using made = await generated(document({ allOf: [part("a"), part("b")] }));
    const value = {};
    expect(made.requests["write"]?.body?.["application/json"]?.(value)).toBe(true);
    expect(value).toEqual({});
    expect(made.requests["write"]?.body?.["application/json"]?.({ a: 1 })).toBe(false);
  });

  it("with an empty enum accepts nothing", async () => {
    await using made = await generated(document({ type: "object", properties: { a: { enum: [] } } }, "3.1.0"));
    expect(made.requests["write"]?.body?.["application/json"]?.({ a: 1 })).toBe(false);
    expect(made.requests["write"]?.body?.["application/json"]?.({})).toBe(true);
  });

  it("with a pattern that is only valid without the flag u is checked without it", async () => {
    await using made = await generated(document({ type: "string", pattern: "^[\\w\\-\\_]+\\:\\d$" }));
    expect(made.requests["write"]?.body?.["application/json"]?.("a-b:1")).toBe(true);
    expect(made.requests["write"]?.body?.["application/json"]?.("é:1")).toBe(false);
    expect(() => modelOf(document({ type: "string", pattern: "(" }))).toThrow("not a regular expression");
  });
});
