import { describe, expect, it } from "vitest";
import {
  dereferenced,
  exampleOf,
  innerOf,
  resolved,
  type Schema,
  typeText,
} from "../../../web/pages/reference/schema.ts";

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const withSchemas = (schemas: Readonly<Record<string, unknown>>) => ({ components: { schemas } });

describe("a schema", () => {
  it("has what references and parts stand for, with what is said beside them", () => {
    const content = withSchemas({ P: { type: "object", required: ["a"], properties: { a: { type: "string" } } } });
    const whole = resolved({ allOf: [ref("P")], required: ["b"], properties: { b: {} }, description: "Why." }, content);
    expect(whole).toEqual({
      type: "object",
      required: ["a", "b"],
      properties: { a: { type: "string" }, b: {} },
      description: "Why.",
    });
  });

  it.each([
    ["a/b", "a~1b"],
    ["a~b", "a~0b"],
    ["a b", "a%20b"],
  ])("is found by the key %s", (key, written) => {
    expect(dereferenced(withSchemas({ [key]: { x: 1 } }), ref(written))).toEqual({ x: 1 });
  });

  it("that refers to itself, to nothing or to another document has an end", () => {
    const content = withSchemas({ Loop: ref("Loop"), List: { type: "array", items: ref("List") } });
    for (const schema of [ref("Loop"), ref("List"), ref("None"), ref("__proto__"), { $ref: "other.yaml#/a" }]) {
      expect(innerOf(schema, content)).toBeUndefined();
      expect(() => JSON.stringify([resolved(schema, content), exampleOf(schema, content)])).not.toThrow();
    }
  });

  it.each<[Schema, string]>([
    [{ type: ["string", "null"] }, "string | null"],
    [{ type: "array", items: ref("User") }, "User[]"],
    [{ enum: ["a", 1] }, '"a" | 1'],
    [{ const: "labeled" }, '"labeled"'],
    [{ oneOf: [{ type: "integer" }, ref("User")] }, "integer | User"],
    [{}, ""],
  ])("%j is told in a few words", (schema, text) => {
    expect(typeText(schema, {})).toBe(text);
  });

  it("has an example made of what is always there, and its own where it has one", () => {
    const user: Schema = { required: ["id"], properties: { id: { type: "integer" }, name: { type: "string" } } };
    const schema: Schema = {
      required: ["user", "tags", "state"],
      properties: {
        user,
        tags: { type: "array", items: { type: "string", example: "new" } },
        state: { enum: ["open"] },
      },
    };
    expect(exampleOf(schema, {})).toEqual({ user: { id: 1 }, tags: ["new"], state: "open" });
  });
});
