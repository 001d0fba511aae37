import { describe, expect, it } from "vitest";
import { bodyFields } from "../../src/document/model/body-fields.ts";
import { type Json, objectOf, textOf } from "../../src/document/tree/json.ts";

/** `count` schemas, each of which has all of them as fields. */
const schemas = (count: number): Record<string, Json> => {
  const names = Array.from({ length: count }, (_, index) => `s${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, { $ref: name }]));
  return Object.fromEntries(names.map((name) => [name, { type: "object", properties }]));
};
const resolverOf = (all: Record<string, Json>) => (schema: Json) =>
  all[textOf(objectOf(schema)["$ref"]) ?? ""] ?? schema;

describe("the fields of a body", () => {
  it("are only the upper levels when schemas that refer to each other have millions", () => {
    const all = schemas(20);
    const paths = bodyFields({ $ref: "s0" }, false, resolverOf(all)).map(({ path }) => path);
    expect(paths).toContain("s1.s2");
    expect(paths.length).toBeLessThan(1_000);
  });

  it("are all fields when there are few", () => {
    const all = { a: { type: "object", properties: { b: { type: "object", properties: { c: { type: "string" } } } } } };
    expect(bodyFields({ $ref: "a" }, false, resolverOf(all)).map(({ path }) => path)).toEqual(["", "b", "b.c"]);
  });
});
