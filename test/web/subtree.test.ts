import { describe, expect, it } from "vitest";
import { subtreeOf } from "../../web/pages/reference/subtree.ts";

const problem = { type: "object", required: ["code"], properties: { code: { type: "string" } } };
const pointer = (name: string): string => `#/components/schemas/${name}`;
const resolved = (schema: unknown, schemas: Readonly<Record<string, unknown>> = {}): unknown =>
  subtreeOf({ paths: { "/a": schema }, components: { schemas } }, ["paths", "/a"]);

describe("a part of a document for Swagger UI", () => {
  it("has what references stand for, under their names, with what is said beside them", () => {
    expect(resolved([{ $ref: pointer("P"), description: "Why." }], { P: problem })).toEqual([
      { ...problem, description: "Why.", $$ref: pointer("P") },
    ]);
  });

  it.each([
    ["a/b", "a~1b"],
    ["a~b", "a~0b"],
    ["a b", "a%20b"],
  ])("finds the key %s", (key, written) => {
    expect(resolved({ $ref: pointer(written) }, { [key]: true })).toBe(true);
  });

  it("keeps a reference to what contains it, to nothing, and to another document", () => {
    const node = { properties: { next: { $ref: pointer("Node") } } };
    expect(resolved({ $ref: pointer("Node") }, { Node: node })).toEqual({ ...node, $$ref: pointer("Node") });
    expect(resolved({ $ref: pointer("None") })).toEqual({ $ref: pointer("None") });
    expect(resolved({ $ref: "other.yaml#/a" })).toEqual({ $ref: "other.yaml#/a" });
  });

  it("shows the parts of allOf as one schema, whose own keywords win", () => {
    const own = { required: ["code", "more"], properties: { code: { enum: ["a"] }, more: true } };
    expect(resolved({ allOf: [{ $ref: pointer("P") }], ...own }, { P: problem })).toEqual({
      type: "object",
      required: ["code", "more"],
      properties: { code: { type: "string", enum: ["a"] }, more: true },
    });
  });

  it("is undefined where there is nothing", () => {
    expect(subtreeOf({}, ["components", "securitySchemes"])).toBeUndefined();
  });
});
