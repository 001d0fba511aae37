import { describe, expect, it } from "vitest";
import { queryReader } from "../../../src/runtime/decode/query.ts";
import { modelOf } from "../../codegen/support.ts";

const integer = { type: "integer" };
const text = { type: "string" };

/** Parameters as the generator describes them. */
function parametersOf(parameters: readonly object[]) {
  const responses = { "200": { description: "Fine." } };
  const paths = { "/a": { get: { operationId: "read", parameters, responses } } };
  return modelOf(JSON.stringify({ openapi: "3.1.0", info: {}, paths })).operations[0]?.parameters ?? [];
}

/** The value that the reader of one query parameter makes of a query. */
function reading(query: string, schema: object, more: object = { style: "deepObject", explode: true }) {
  const [parameter] = parametersOf([{ name: "q", in: "query", schema, ...more }]);
  return parameter && queryReader(parameter)(new URLSearchParams(query));
}

const nested = {
  type: "object",
  properties: {
    size: { type: "object", properties: { min: integer, max: integer } },
    tags: { type: "array", items: text },
    rows: { type: "array", items: { type: "object", properties: { n: integer } } },
    name: text,
  },
  additionalProperties: integer,
};

describe("a nested parameter of the style deepObject", () => {
  it.each([
    ["q[size][min]=1&q[size][max]=2", { size: { min: 1, max: 2 } }],
    ["q[tags][]=1&q[tags][]=b", { tags: ["1", "b"] }],
    ["q[tags][1]=b&q[tags][0]=a", { tags: ["a", "b"] }],
    ["q[tags]=a&q[tags]=b", { tags: ["a", "b"] }],
    ["q[tags]=a", { tags: ["a"] }],
    ["q[rows][0][n]=1&q[rows][1][n]=2", { rows: [{ n: 1 }, { n: 2 }] }],
    ["q[name]=1&q[other]=1", { name: "1", other: 1 }],
    ["q[__proto__][a]=1", Object.fromEntries([["__proto__", { a: 1 }]])],
    ["q[size=1&q]=2&qq[name]=a&q[a[b]]=c", undefined],
    [`q${"[a]".repeat(8)}=1`, { a: { a: { a: { a: { a: { a: { a: { a: "1" } } } } } } } }],
    ["", undefined],
  ])("%s", (query, value) => {
    const found = reading(query, nested);
    expect(found === undefined ? undefined : JSON.stringify(found)).toBe(
      value === undefined
        ? undefined
        : JSON.stringify({ value }).replace('"__proto__":{"a":1}', '"__proto__":{"a":"1"}'),
    );
  });

  it("may be a list, or a single value", () => {
    expect(reading("q[]=1&q[]=2", { type: "array", items: integer })).toEqual({ value: [1, 2] });
    expect(reading("q=1", { type: "array", items: integer })).toEqual({ value: [1] });
    const range = { anyOf: [integer, { type: "object", properties: { gte: integer } }] };
    expect(reading("q=5", range)).toEqual({ value: 5 });
    expect(reading("q[gte]=5", range)).toMatchObject({ value: { gte: 5 } });
  });

  it("is refused if it has too many brackets", () => {
    expect(reading(`q${"[a]".repeat(9)}=1`, nested)).toEqual({ fault: "q has more than 8 brackets." });
  });

  it.each(["q[name]=a&q[name]=b", "q[size]=1&q[size][min]=1"])("is refused when its values conflict: %s", (query) => {
    expect(reading(query, nested)).toHaveProperty("fault");
  });

  it("is decoded in time linear in its length", () => {
    const many = Array.from({ length: 20_000 }, (_, index) => `q[tags][${index}]=a`).join("&");
    expect(reading(many, nested)).toMatchObject({ value: { tags: { length: 20_000 } } });
  });
});

describe("a parameter that is a value or an exploded object", () => {
  const page = { oneOf: [integer, { type: "object", properties: { number: integer, size: integer } }] };
  const form = { style: "form", explode: true };
  it.each([
    ["q=2", { value: 2 }],
    ["number=2&size=50", { value: { number: 2, size: 50 } }],
    ["other=1", undefined],
  ])("is the value if its own name is present: %s", (query, expected) => {
    expect(JSON.stringify(reading(query, page, form))).toBe(JSON.stringify(expected));
  });

  it("cannot be an object without fields", () => {
    expect(reading("q=2", { type: ["integer", "object"] }, form)).toEqual({ value: 2 });
  });
});

describe("a list or an object inside a parameter with separately encoded parts", () => {
  const form = { style: "form", explode: true };
  const rows = { type: "array", items: { type: "object", properties: { n: integer } } };
  it.each([
    ['q={"n":1}&q={"n":2}', rows, [{ n: 1 }, { n: 2 }]],
    ['q=[{"n":1},{"n":2}]', rows, [{ n: 1 }, { n: 2 }]],
    ["q=[1,2]", { type: "array", items: { type: "array" } }, [[1, 2]]],
    ["q={broken", rows, ["{broken"]],
    ['n={"a":[1]}', { type: "object", properties: { n: { type: "object" } } }, { n: { a: [1] } }],
  ])("is JSON: %s", (query, schema, value) => {
    expect(JSON.stringify(reading(query, schema, form))).toBe(JSON.stringify({ value }));
  });
});

describe("an exploded object that may have other fields", () => {
  const form = { style: "form", explode: true };
  const numbers = { type: "object", properties: { name: text }, additionalProperties: integer };
  it.each([
    ["name=a&x=1&y=2", numbers, { name: "a", x: 1, y: 2 }],
    [
      "x=1&__proto__=2",
      numbers,
      Object.fromEntries([
        ["x", 1],
        ["__proto__", 2],
      ]),
    ],
    ["x=1", { type: "object", additionalProperties: true }, { x: "1" }],
    ["x=", numbers, undefined],
    ["name=a&x=1", { type: "object", properties: { name: text }, additionalProperties: false }, { name: "a" }],
    ["name=a&x=1", { type: "object", properties: { name: text } }, { name: "a" }],
  ])("has them: %s", (query, schema, value) => {
    const found = reading(query, schema, form);
    expect(JSON.stringify(found)).toBe(value === undefined ? undefined : JSON.stringify({ value }));
  });

  it("does not have the parameters beside it", () => {
    const parameters = [
      { name: "q", in: "query", schema: numbers, ...form },
      { name: "page", in: "query", schema: integer },
      { name: "sort", in: "query", schema: { type: "object", properties: { by: text } }, ...form },
      { name: "pair", in: "query", schema: { type: "object", properties: { z: text } }, style: "form", explode: false },
      { name: "deep", in: "query", schema: nested, style: "deepObject" },
    ];
    const [read, ...others] = parametersOf(parameters);
    const query = new URLSearchParams("page=1&by=x&pair=z,1&deep[name]=a&x=1&z=2");
    const found = read && queryReader(read, others)(query);
    expect(JSON.stringify(found)).toBe(JSON.stringify({ value: { x: 1, z: 2 } }));
  });
});
