import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Problem } from "../../src/operation/problem.ts";
import { createDecoder } from "../../src/runtime/decode/decode.ts";
import { type Generated, generated } from "./support.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const [number, text] = [{ type: "number" }, { type: "string" }];
const content = (schema: object) => ({ "application/json": { schema } });
const operation = (operationId: string, schema: object) => ({
  post: {
    operationId,
    requestBody: { required: true, content: content(schema) },
    responses: { "200": { description: "The same.", content: content(schema) } },
  },
});
/** An object with the field `x`. */
const field = (schema: object) => ({ type: "object", properties: { x: schema } });

const schemas: Readonly<Record<string, object>> = {
  number: field(number),
  integer: field({ type: "integer" }),
  either: field({ type: ["number", "null"] }),
  most: field({ maximum: 10 }),
  cents: field({ type: "number", multipleOf: 0.01 }),
  tiny: field({ type: "number", multipleOf: 1e-7 }),
  huge: field({ type: "number", multipleOf: 1e21 }),
  even: field({ type: "number", multipleOf: 2 }),
  half: field({ type: "number", multipleOf: 1.5 }),
  apart: {
    allOf: [
      { properties: { id: ref("Id"), secret: ref("Secret"), name: text } },
      { required: ["id", "secret", "name"] },
    ],
  },
  base: { allOf: [ref("Base"), { required: ["id", "secret", "name"] }] },
  beside: { ...ref("Base"), required: ["id", "secret", "name"] },
  around: { type: "object", properties: { id: ref("Id"), secret: ref("Secret") }, allOf: [ref("Demanding")] },
  deep: { allOf: [{ allOf: [ref("Base")] }, { allOf: [{ $ref: "#/components/schemas/Demanding" }] }] },
  demanding: { ...ref("Demanding"), hidden: ["id"] },
  tree: { allOf: [ref("Tree"), { properties: { id: ref("Id"), secret: ref("Secret") } }] },
  distinct: field({ type: "array", items: text, uniqueItems: true }),
  int32: field({ type: "integer", format: "int32" }),
  above: field({ type: "integer", format: "int32", minimum: -5, exclusiveMinimum: 0 }),
  whole: field({ type: "number", format: "int64" }),
  bounded: field({ type: "integer", format: "int32", minimum: 1 }),
  names: field({ type: "object", propertyNames: { pattern: "^[a-z]+$" }, additionalProperties: text }),
  few: field({ type: "object", minProperties: 1, maxProperties: 2 }),
  notRoot: field({ type: "string", not: { enum: ["root", "admin"] } }),
  notBoth: field({ type: "object", not: { required: ["a", "b"] } }),
  notPattern: field({ type: "string", not: { pattern: "^_" } }),
  many: field({ type: "string", enum: Array.from({ length: 20_000 }, (_, index) => `value${index}`) }),
  long: field({ type: "string", enum: ["a".repeat(5_000), "b".repeat(5_000)] }),
  choices: field({ oneOf: Array.from({ length: 500 }, (_, index) => ({ type: "string", pattern: `^p${index}$` })) }),
};
const document = {
  openapi: "3.1.0",
  info: { title: "Verdicts", version: "1" },
  paths: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [`/${name}`, operation(name, schema)])),
  components: {
    schemas: {
      Id: { type: "integer", readOnly: true },
      Secret: { type: "string", writeOnly: true },
      Base: { type: "object", properties: { id: ref("Id"), secret: ref("Secret"), name: text } },
      Demanding: {
        type: "object",
        required: ["id", "secret", "name"],
        properties: { name: text, kind: { type: "string", default: "k" } },
      },
      Tree: { ...ref("Demanding"), properties: { children: { type: "array", items: ref("Tree") } } },
    },
  },
};

let api: Generated;
beforeAll(async () => {
  api = await generated(JSON.stringify(document));
});
afterAll(() => api[Symbol.asyncDispose]());

/** What a caller reads; "accepted" if the body is valid. */
function sent(operationId: string, body: string): string {
  const [operation, validators] = [api.operations[operationId], api.requests[operationId]];
  if (operation === undefined || validators === undefined) throw new Error(`no operation ${operationId}`);
  try {
    const headers = { "content-type": "application/json" };
    createDecoder(operation, validators)({ path: {}, query: new URLSearchParams(), headers, body: Buffer.from(body) });
    return "accepted";
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
}
const replies = (operationId: string, value: unknown): boolean =>
  api.replies[operationId]?.["200"]?.["application/json"]?.(value) === true;

describe("numbers beyond the range", () => {
  it.each(["number", "integer", "either", "most"])("are refused by %s", (operationId) => {
    expect(sent(operationId, '{"x":1}')).toBe("accepted");
    for (const beyond of ["1e400", "-1e400"]) expect(sent(operationId, `{"x":${beyond}}`)).toMatch(/^No valid x\./);
    expect(replies(operationId, { x: Number.POSITIVE_INFINITY })).toBe(false);
    expect(replies(operationId, { x: Number.NaN })).toBe(false);
  });
});

describe("multipleOf compares decimal fractions", () => {
  it.each<[operationId: string, fits: readonly string[], others: readonly string[]]>([
    [
      "cents",
      ["19.99", "0.07", "1.1", "0", "-0.29", "4.35", "1e21", "1e-2", "123456789012.34"],
      ["19.999", "1e-3", "0.015"],
    ],
    ["tiny", ["1e-7", "3e-7", "0.0000012", "1", "1e21"], ["1e-8", "1.5e-7", "5e-324"]],
    ["huge", ["1e21", "3e21", "1e22", "0", "1e300"], ["1", "1.5e21", "1e20", "0.1"]],
    ["even", ["2", "0", "-4", "9007199254740992", "1e300"], ["1", "2.5", "9007199254740991", "5e-324"]],
    ["half", ["1.5", "3", "4.5"], ["1", "2.5"]],
  ])("%s", (operationId, fits, others) => {
    const refused = (texts: readonly string[]) =>
      texts.filter((one) => sent(operationId, `{"x":${one}}`) !== "accepted");
    expect(refused(fits)).toEqual([]);
    expect(refused(others)).toEqual(others);
  });
});

describe("what only the other side sends is not required, wherever that is said", () => {
  it.each(["apart", "base", "beside", "around", "deep"])("%s", (operationId) => {
    expect(sent(operationId, '{"secret":"s","name":"n"}')).toBe("accepted");
    expect(sent(operationId, '{"id":1,"name":"n"}')).toMatch(/^No secret provided\./);
    expect(sent(operationId, '{"secret":"s"}')).toMatch(/^No name provided\./);
    expect(replies(operationId, { id: 1, name: "n" })).toBe(true);
    expect(replies(operationId, { secret: "s", name: "n" })).toBe(false);
    expect(replies(operationId, { id: 1 })).toBe(false);
  });

  it("is required where nothing says so", () => {
    expect(sent("demanding", '{"secret":"s","name":"n"}')).not.toBe("accepted");
    expect(replies("demanding", { id: 1, name: "n" })).toBe(false);
  });

  it("is told apart in a schema that contains itself", () => {
    expect(sent("tree", '{"secret":"s","name":"n","children":[]}')).toBe("accepted");
    expect(sent("tree", '{"secret":"s","name":"n","children":[{"secret":"s","name":"n"}]}')).toMatch(
      /^No children\[0\]\.id provided\.$/,
    );
  });
});

describe("refusals say what would be right", () => {
  it.each<[operationId: string, value: unknown, text: string]>([
    ["distinct", ["a", "a"], "No valid x. x must be a list of different elements, each text."],
    ["cents", 0.001, "No valid x. x must be a number that is a multiple of 0.01."],
    ["int32", 2 ** 31, "No valid x. x must be a whole number from -2147483648 to 2147483647."],
    ["bounded", 0, "No valid x. x must be a whole number from 1 to 2147483647."],
    ["above", 0, "No valid x. x must be a whole number above 0 and of at most 2147483647."],
    ["whole", 1.5, "No valid x. x must be a whole number."],
    ["names", { A: "a" }, "No valid x. x must be an object, each key text that matches ^[a-z]+$."],
    ["few", {}, "No valid x. x must be an object of 1 to 2 keys."],
    ["notRoot", "root", "No valid x. x must be text, but not one of root, admin."],
    ["notBoth", { a: 1, b: 2 }, "No valid x. x must be an object, but not with a and b."],
    ["notPattern", "_a", "No valid x. x must be text, but not text that matches ^_."],
  ])("%s %j", (operationId, x, expected) => {
    expect(sent(operationId, JSON.stringify({ x }))).toBe(expected);
  });

  it.each(["many", "long", "choices"])("in a few words: %s", (operationId) => {
    expect(sent(operationId, '{"x":"no"}').length).toBeLessThan(1_000);
  });

  it("name some of many values, and how many others there are", () => {
    expect(sent("many", '{"x":"no"}')).toMatch(
      /^No valid x\. x must be one of value0, value1, .*, value19 or 19980 others\.$/,
    );
    expect(sent("many", '{"x":"value19999"}')).toBe("accepted");
  });
});

describe("a property that no request can have", () => {
  it.each([
    ["properties", '"properties": {"__proto__": {"type": "string"}}'],
    ["required", '"required": ["__proto__"]'],
    ["dependentRequired", '"dependentRequired": {"a": ["__proto__"]}'],
    ["dependentRequired", '"dependentRequired": {"__proto__": ["a"]}'],
    ["dependentSchemas", '"dependentSchemas": {"__proto__": {"type": "object"}}'],
  ])("is refused in %s", async (keyword, keywords) => {
    const one = JSON.stringify({
      ...document,
      paths: { "/a": operation("run", ref("A")) },
      components: { schemas: { A: 0 } },
    });
    const spec = one.replace('{"A":0}', `{"A":{${keywords}}}`);
    const generate = async () => (await generated(spec))[Symbol.asyncDispose]();
    await expect(generate()).rejects.toThrow(new RegExp(`#/components/schemas/A/${keyword}.*__proto__`, "s"));
  });
});
