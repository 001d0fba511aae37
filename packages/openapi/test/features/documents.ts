import { type Feature, jsonBody, jsonRequest } from "./feature.ts";

const schema = (feature: string, definition: object, value: unknown, more: Partial<Feature> = {}): Feature => ({
  feature,
  operation: jsonBody(definition),
  request: jsonRequest(value),
  input: { body: value },
  ...more,
});
const tree = {
  Tree: {
    type: "object",
    properties: { name: { type: "string" }, children: { type: "array", items: { $ref: "#/components/schemas/Tree" } } },
  },
};

export const documents: readonly Feature[] = [
  schema("OpenAPI 3.0", { type: "string", nullable: true }, null, { openapi: "3.0.4" }),
  schema("OpenAPI 3.1", { type: ["string", "null"] }, null),
  schema("OpenAPI 3.2", { type: ["string", "null"] }, null, { openapi: "3.2.0" }),
  {
    feature: "Swagger 2.0",
    note: "converted to OpenAPI 3.0, with a note; refused with `--strict`",
    openapi: "2.0",
    operation: { parameters: [{ name: "body", in: "body", required: true, schema: { type: "string" } }] },
    request: jsonRequest("a"),
    input: { body: "a" },
  },
  schema("$ref to components", { $ref: "#/components/schemas/Tree" }, { name: "a" }, { schemas: tree }),
  schema(
    "recursive schemas",
    { $ref: "#/components/schemas/Tree" },
    { name: "a", children: [{ name: "b", children: [] }] },
    { schemas: tree },
  ),
  schema(
    "choices in recursive schemas, each of which looks at each object once",
    { $ref: "#/components/schemas/Choice" },
    Array.from({ length: 40 }).reduce<object>((inner) => ({ inner }), {}),
    {
      schemas: {
        Choice: {
          type: "object",
          anyOf: [1, 2].map((least) => ({
            properties: { inner: { $ref: "#/components/schemas/Choice" } },
            minProperties: least - 1,
          })),
        },
      },
    },
  ),
  {
    feature: "schemas that apply themselves to the same value",
    refused: /refers to itself for the same value/,
    operation: jsonBody({ $ref: "#/components/schemas/Loop" }),
    schemas: { Loop: { allOf: [{ $ref: "#/components/schemas/Loop" }] } },
  },
  {
    feature: "$dynamicRef, $recursiveRef",
    note: "use $ref",
    refused: /\$dynamicRef is not followed/,
    operation: jsonBody({ $dynamicRef: "#node" }),
  },
  schema(
    "$ref beside other keywords",
    { $ref: "#/components/schemas/Tree", required: ["name"] },
    { name: "a" },
    { schemas: tree },
  ),
  schema(
    "allOf, anyOf, oneOf, not",
    { allOf: [{ type: "integer" }, { anyOf: [{ minimum: 3 }, { const: 1 }] }], not: { const: 4 } },
    5,
  ),
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  schema("if, then, else", { type: "object", if: { required: ["a"] }, then: { required: ["b"] } }, { a: 1, b: 2 }),
  schema("dependentRequired, dependentSchemas", { type: "object", dependentRequired: { a: ["b"] } }, { a: 1, b: 2 }),
  schema(
    "prefixItems, contains, uniqueItems",
    { type: "array", prefixItems: [{ type: "string" }], uniqueItems: true },
    ["a", 1],
  ),
  schema(
    "patternProperties, propertyNames",
    { type: "object", patternProperties: { "^x-": { type: "integer" } } },
    { "x-a": 1 },
  ),
  schema("unevaluatedProperties", { allOf: [{ properties: { a: {} } }], unevaluatedProperties: false }, { a: 1 }),
  schema(
    "unevaluatedItems",
    { type: "array", allOf: [{ prefixItems: [{ type: "string" }] }], unevaluatedItems: { type: "integer" } },
    ["a", 1],
  ),
  schema("const, enum, null", { enum: ["a", null, 3] }, null),
  schema(
    "formats (date-time, date, uuid, uri, email, ipv4, ipv6, int32, int64, float, double)",
    { type: "string", format: "uuid" },
    "0b0f0d0e-52a3-4c4c-9d3d-3f0d3a1f5a11",
  ),
  schema(
    "patterns, also those that are no regular expression with the u flag",
    { type: "string", pattern: "^[\\w-.]+$" },
    "a-b",
  ),
  schema("multipleOf of decimal fractions, exactly", { type: "number", multipleOf: 0.01 }, 19.99),
  {
    feature: "numbers beyond the range of a double, such as 1e400",
    note: "refused with 400 under any schema",
    operation: jsonBody({}),
    request: { headers: { "content-type": "application/json" }, body: '{"a":[1e400]}' },
    rejected: [400, /beyond the range/],
  },
  {
    feature: "values nested more than 1,000 levels deep",
    note: "refused with 400 under any schema",
    operation: jsonBody({}),
    request: { headers: { "content-type": "application/json" }, body: `${"[".repeat(1001)}${"]".repeat(1001)}` },
    rejected: [400, /nested too deeply/],
  },
  {
    feature: "format: date-time and others, checked",
    operation: jsonBody({ type: "string", format: "date-time" }),
    request: jsonRequest("yesterday"),
    rejected: [400, /date and time/],
  },
  schema("other formats", { type: "string", format: "isbn" }, "any", { note: "not checked" }),
  {
    feature: "patterns that take exponential time",
    refused: /takes very long/,
    operation: jsonBody({ type: "string", pattern: "^(a+)+$" }),
  },
  schema("patterns that take quadratic time on long texts", { type: "string", pattern: "^a*a*b$" }, "aab", {
    note: "with a `maxLength`, and a note if it is not given; refused with `--strict`",
  }),
  {
    feature: "readOnly and writeOnly",
    operation: jsonBody({
      type: "object",
      required: ["id", "name"],
      properties: { id: { type: "integer", readOnly: true }, name: { type: "string" } },
    }),
    request: jsonRequest({ name: "a" }),
    input: { body: { name: "a" } },
  },
  {
    feature: "readOnly and writeOnly of what allOf and $ref require elsewhere",
    operation: jsonBody({ allOf: [{ $ref: "#/components/schemas/Base" }, { required: ["id", "name"] }] }),
    schemas: {
      Base: { type: "object", properties: { id: { type: "integer", readOnly: true }, name: { type: "string" } } },
    },
    request: jsonRequest({ name: "a" }),
    input: { body: { name: "a" } },
  },
  schema(
    "a property named as one of Object.prototype",
    { type: "object", required: ["constructor"] },
    {
      constructor: "a",
    },
  ),
  {
    feature: "defaults",
    operation: jsonBody({ type: "object", properties: { size: { type: "integer", default: 2 } } }),
    request: jsonRequest({}),
    input: { body: { size: 2 } },
  },
  {
    feature: "operations without operationId",
    note: "derived from method and path, unless `--strict`",
    operation: { operationId: undefined },
    request: {},
    input: {},
  },
  {
    feature: "HEAD operations",
    note: "HEAD of other paths is answered by GET",
    method: "head",
    operation: {},
    request: {},
    input: { request: { method: "HEAD" } },
  },
];
