import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Generated, generated } from "./support.ts";

const texts = (count: number): string[] => Array.from({ length: count }, (_, index) => `value${index}`);
const constants = (values: readonly unknown[]) => values.map((value) => ({ const: value, title: "One of many." }));

const schemas = {
  texts: { type: "string", enum: texts(200_000) },
  numbers: { type: "integer", enum: texts(1000).map((_, index) => index) },
  mixed: { enum: [...texts(1000), 7, true, null] },
  objects: { enum: [...texts(1000), { a: [1] }] },
  choice: { oneOf: constants(texts(20_000)) },
  typedChoice: { anyOf: constants(["a", "b"]).map((one) => ({ ...one, type: "string" })) },
  contradiction: { oneOf: [{ const: "a", type: "integer" }, { const: "b" }] },
  twice: { oneOf: constants(["a", "b", "a"]) },
  both: { enum: ["a", "b"], oneOf: constants(["b", "c"]) },
} as const;

const content = (schema: object) => ({ content: { "application/json": { schema } } });
const document = {
  openapi: "3.1.0",
  info: { title: "Enumerations", version: "1" },
  paths: Object.fromEntries(
    Object.keys(schemas).map((name) => {
      const schema = { $ref: `#/components/schemas/${name}` };
      const responses = { "200": { description: "The same.", ...content(schema) } };
      return [
        `/${name}`,
        { post: { operationId: name, requestBody: { required: true, ...content(schema) }, responses } },
      ];
    }),
  ),
  components: { schemas },
};

let api: Generated;
beforeAll(async () => {
  api = await generated(JSON.stringify(document));
});
afterAll(() => api[Symbol.asyncDispose]());

const isValid = (name: string, value: unknown): boolean => {
  const request = api.requests[name]?.body?.["application/json"]?.(value);
  expect(api.replies[name]?.["200"]?.["application/json"]?.(value)).toBe(request);
  return request === true;
};

describe("an enumeration", () => {
  it.each<[keyof typeof schemas, fits: unknown[], fitsNot: unknown[]]>([
    ["texts", ["value0", "value199999"], ["value200000", 0, null, ["value0"]]],
    ["numbers", [0, 999], [1000, 0.5, "0", false]],
    ["mixed", ["value999", 7, true, null], [8, false, "7", "null", {}, []]],
    ["objects", ["value999", { a: [1] }], [{}, { a: [2] }, "value1000"]],
    ["choice", ["value0", "value19999"], ["value20000", 1]],
    ["typedChoice", ["a", "b"], ["c", 1, null]],
    ["contradiction", ["b"], ["a", 1]],
    ["twice", ["b"], ["a"]], // it fits two alternatives
    ["both", ["b"], ["a", "c"]],
  ])("%s has its values and no others", (name, fits, fitsNot) => {
    expect(fits.filter((value) => !isValid(name, value))).toEqual([]);
    expect(fitsNot.filter((value) => isValid(name, value))).toEqual([]);
  });

  it("of many texts and numbers is a set, whose size does not matter to a request", () => {
    const source = readFileSync(`${api.path}/validators.js`, "utf8");
    const functionOf = (name: string): string =>
      new RegExp(`^function ${name}_.*(?:\\n[ }].*)*`, "m").exec(source)?.[0] ?? "";
    for (const name of ["texts", "numbers", "mixed", "choice"]) {
      expect(functionOf(name)).toContain("isListed(");
      expect(functionOf(name)).not.toContain("for(");
    }
    expect(functionOf("objects")).toContain("for(");
  });
});
