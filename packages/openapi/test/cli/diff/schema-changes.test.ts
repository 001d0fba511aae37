import { describe, expect, it } from "vitest";
import { changesBetween } from "../../../src/cli/diff/changes.ts";
import type { JsonObject } from "../../../src/document/tree/json.ts";

type Verdict = "breaks" | "fits" | "same";
/** Of a change and of its reverse. */
type Verdicts = readonly [forth: Verdict, back: Verdict];
type Row = readonly [change: string, before: unknown, after: unknown, inRequest: Verdicts, inReply: Verdicts];

const components = {
  schemas: {
    Short: { type: "string", maxLength: 5 },
    Long: { type: "string", maxLength: 50 },
    Tree: {
      type: "object",
      properties: { name: { type: "string" }, children: { $ref: "#/components/schemas/Trees" } },
    },
    Trees: { type: "array", items: { $ref: "#/components/schemas/Tree" } },
    Tree2: {
      type: "object",
      properties: { name: { type: "string", maxLength: 9 }, children: { $ref: "#/components/schemas/Trees2" } },
    },
    Trees2: { type: "array", items: { $ref: "#/components/schemas/Tree2" } },
    Link: { properties: { name: { type: "string" }, next: { $ref: "#/components/schemas/Link" } } },
    Special: {
      allOf: [
        { $ref: "#/components/schemas/Link" },
        { properties: { next: { $ref: "#/components/schemas/Special" } } },
      ],
    },
    Link2: { properties: { name: { enum: ["a"], type: "string" }, next: { $ref: "#/components/schemas/Link2" } } },
    Special2: {
      allOf: [
        { $ref: "#/components/schemas/Link2" },
        { properties: { next: { $ref: "#/components/schemas/Special2" } } },
      ],
    },
    Own: { type: "boolean", "x-decoded-as": { $ref: "#/components/schemas/Own" } },
    Loop: { allOf: [{ $ref: "#/components/schemas/Loop" }, { type: "string" }] },
  },
};

const withPart = (part: JsonObject, openapi = "3.1.0"): JsonObject =>
  ({
    openapi,
    info: { title: "T", version: "1" },
    paths: { "/a": { post: { responses: { "200": { description: "Done." } }, ...part } } },
    components,
  }) as JsonObject;
const content = (schema: unknown) => ({ "application/json": { schema } });
const asRequest = (schema: unknown) => withPart({ requestBody: { content: content(schema) } } as JsonObject);
const asReply = (schema: unknown) =>
  withPart({ responses: { "200": { description: "Done.", content: content(schema) } } } as JsonObject);

function verdict(before: JsonObject, after: JsonObject): Verdict {
  const changes = changesBetween(before, after);
  if (changes.length === 0) return "same";
  return changes.some(({ isBreaking }) => isBreaking) ? "breaks" : "fits";
}

/** Fewer values are allowed afterwards: breaks who sends, not who reads. The reverse is the mirror. */
const narrower: readonly [Verdicts, Verdicts] = [
  ["breaks", "fits"],
  ["fits", "breaks"],
];
/** Nothing is known to fit, in either direction. */
const unlike: readonly [Verdicts, Verdicts] = [
  ["breaks", "breaks"],
  ["breaks", "breaks"],
];
const harmless: readonly [Verdicts, Verdicts] = [
  ["fits", "fits"],
  ["fits", "fits"],
];
const none: readonly [Verdicts, Verdicts] = [
  ["same", "same"],
  ["same", "same"],
];

const text = { type: "string" };
const whole = { type: "integer" };
const object = (rest: object) => ({ type: "object", ...rest });
/** A conditional schema. */
const when = (condition: object, result: object) =>
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  object({ if: condition, then: result });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const rows: readonly Row[] = [
  ["a type is added where there was none", {}, text, ...narrower],
  ["a type of several is removed", { type: ["string", "null"] }, text, ...narrower],
  ["number becomes integer", { type: "number" }, whole, ...narrower],
  ["another type", text, whole, ...unlike],
  ["an enum is added", text, { ...text, enum: ["a"] }, ...narrower],
  ["a value of an enum is removed", { enum: ["a", "b"] }, { enum: ["a"] }, ...narrower],
  ["a value of an enum is another one", { enum: ["a", "b"] }, { enum: ["a", "c"] }, ...unlike],
  ["an enum becomes a constant", { enum: ["a", "b"] }, { const: "a" }, ...narrower],
  ["an enum of one value is written as a constant", { enum: ["a"] }, { const: "a" }, ...none],
  ["the values of an enum are in another order", { enum: ["a", "b"] }, { enum: ["b", "a"] }, ...none],
  ["nothing is allowed", text, false, ...narrower],
  ...["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties", "x-max-bytes"].flatMap(
    (keyword): Row[] => [
      [`${keyword} is added`, {}, { [keyword]: 5 }, ...narrower],
      [`${keyword} is lowered`, { [keyword]: 5 }, { [keyword]: 4 }, ...narrower],
    ],
  ),
  ...["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"].flatMap((keyword): Row[] => [
    [`${keyword} is added`, {}, { [keyword]: 1 }, ...narrower],
    [`${keyword} is raised`, { [keyword]: 5 }, { [keyword]: 6 }, ...narrower],
  ]),
  ["minLength 0 is added", text, { ...text, minLength: 0 }, ...none],
  ["an exclusive bound of whole numbers", { ...whole, maximum: 9 }, { ...whole, exclusiveMaximum: 10 }, ...none],
  ["a bound becomes exclusive", { minimum: 1 }, { exclusiveMinimum: 1 }, ...narrower],
  ["minContains is raised", { contains: text }, { contains: text, minContains: 2 }, ...narrower],
  ["maxContains is added", { contains: text }, { contains: text, maxContains: 2 }, ...narrower],
  ["multipleOf is added", {}, { multipleOf: 2 }, ...narrower],
  ["multipleOf is a multiple", { multipleOf: 0.1 }, { multipleOf: 0.3 }, ...narrower],
  ["multipleOf is another one", { multipleOf: 2 }, { multipleOf: 3 }, ...unlike],
  ["uniqueItems is added", { type: "array" }, { type: "array", uniqueItems: true }, ...narrower],
  ["a pattern is added", text, { ...text, pattern: "a" }, ...narrower],
  ["another pattern", { pattern: "a" }, { pattern: "b" }, ...unlike],
  ["a format is added", text, { ...text, format: "date" }, ...narrower],
  ["int64 becomes int32", { ...whole, format: "int64" }, { ...whole, format: "int32" }, ...narrower],
  ["another format", { format: "date" }, { format: "uuid" }, ...unlike],
  ["a default is added", text, { ...text, default: "a" }, ["fits", "breaks"], ["fits", "fits"]],
  ["another default", { default: 1 }, { default: 2 }, ["breaks", "breaks"], ["fits", "fits"]],
  ["another encoding", { contentEncoding: "base64" }, { contentEncoding: "base64url" }, ...unlike],
  ["other XML", { xml: { name: "a" } }, { xml: { name: "b" } }, ...unlike],
  ["the content of a text is narrower", { contentSchema: {} }, { contentSchema: text }, ...narrower],
  ...["title", "description", "$comment", "x-wider", "x-refusal", "x-anything"].map(
    (keyword): Row => [`${keyword} is another one`, { [keyword]: "a" }, { [keyword]: "b" }, ...harmless],
  ),
  ["an example is another one", { examples: [1] }, { examples: [2] }, ...harmless],
  ["it becomes deprecated", {}, { deprecated: true }, ...harmless],
  ["a keyword that nobody knows", {}, { maxWeight: 3 }, ["breaks", "breaks"], ["breaks", "breaks"]],

  [
    "a property is required",
    object({ properties: { a: text } }),
    object({ properties: { a: text }, required: ["a"] }),
    ...narrower,
  ],
  ["a property without description is required", object({}), object({ required: ["a"] }), ...narrower],
  ["a property is added", object({}), object({ properties: { a: text } }), ["fits", "breaks"], ["fits", "breaks"]],
  [
    "a property is added that has the name of what every object has",
    object({}),
    object({ properties: { constructor: text } }),
    ["fits", "breaks"],
    ["fits", "breaks"],
  ],
  [
    "a property of such a name can only be read",
    object({ properties: { valueOf: text }, required: ["toString"] }),
    object({ properties: { valueOf: { ...text, readOnly: true } }, required: ["toString", "constructor"] }),
    ["breaks", "fits"],
    ["fits", "breaks"],
  ],
  [
    "a property is narrower",
    object({ properties: { a: text } }),
    object({ properties: { a: { ...text, maxLength: 1 } } }),
    ...narrower,
  ],
  [
    "a property is added to a map of others",
    object({ additionalProperties: text }),
    object({ additionalProperties: text, properties: { a: whole } }),
    ["breaks", "breaks"],
    ["breaks", "breaks"],
  ],
  [
    "unknown keys are refused",
    object({}),
    object({ additionalProperties: false }),
    ["breaks", "fits"],
    ["fits", "fits"],
  ],
  ["a map of anything becomes one of texts", object({}), object({ additionalProperties: text }), ...narrower],
  [
    "unevaluated keys are refused",
    object({}),
    object({ unevaluatedProperties: false }),
    ["breaks", "fits"],
    ["fits", "fits"],
  ],
  ["patternProperties are added", object({}), object({ patternProperties: { "^x": text } }), ...narrower],
  ["propertyNames are added", object({}), object({ propertyNames: { maxLength: 3 } }), ...narrower],
  ["dependentRequired is added", object({}), object({ dependentRequired: { a: ["b"] } }), ...narrower],
  [
    "dependentRequired asks for more",
    object({ dependentRequired: { a: ["b"] } }),
    object({ dependentRequired: { a: ["b", "c"] } }),
    ...narrower,
  ],
  ["dependentSchemas are added", object({}), object({ dependentSchemas: { a: { required: ["b"] } } }), ...narrower],
  [
    "a property can only be read",
    object({ properties: { a: text } }),
    object({ properties: { a: { ...text, readOnly: true } } }),
    ["breaks", "fits"],
    ["same", "same"],
  ],
  [
    "what can only be read is required",
    object({ properties: { a: { ...text, readOnly: true } } }),
    object({ properties: { a: { ...text, readOnly: true } }, required: ["a"] }),
    ["same", "same"],
    ["fits", "breaks"],
  ],
  ["items are narrower", { type: "array" }, { type: "array", items: text }, ...narrower],
  ["items of a tuple are narrower", { prefixItems: [{}, {}] }, { prefixItems: [{}, text] }, ...narrower],
  ["a tuple is described further", { prefixItems: [text] }, { prefixItems: [text, text] }, ...narrower],
  ["contains is added", { type: "array" }, { type: "array", contains: text }, ...narrower],
  ["contains is narrower", { contains: {} }, { contains: text }, ...narrower],
  [
    "unevaluatedItems are refused",
    { prefixItems: [text] },
    { prefixItems: [text], unevaluatedItems: false },
    ...narrower,
  ],

  ["an alternative is removed", { oneOf: [text, whole] }, { oneOf: [text] }, ...narrower],
  ["an alternative is narrower", { anyOf: [text, whole] }, { anyOf: [{ ...text, maxLength: 3 }, whole] }, ...narrower],
  ["alternatives are in another order", { oneOf: [text, whole] }, { oneOf: [whole, text] }, ...none],
  ["alternatives are added", object({}), object({ anyOf: [{ required: ["a"] }, { required: ["b"] }] }), ...narrower],
  ["one of two alternatives is the schema itself", { anyOf: [text, { type: "null" }] }, text, ...narrower],
  ["anyOf becomes oneOf", { anyOf: [text, whole] }, { oneOf: [text, whole] }, ...narrower],
  ["a part of allOf requires more", { allOf: [object({})] }, { allOf: [object({ required: ["a"] })] }, ...narrower],
  ["a part of allOf is added", object({}), { allOf: [object({}), { required: ["a"] }] }, ...narrower],
  [
    "a part of allOf is written out",
    { allOf: [object({ properties: { a: text } }), { required: ["a"] }] },
    object({ properties: { a: text }, required: ["a"] }),
    ...none,
  ],
  [
    "parts of allOf cannot be merged",
    { allOf: [{ pattern: "a" }, { pattern: "b" }] },
    { allOf: [{ pattern: "a" }] },
    ["fits", "breaks"],
    ["breaks", "fits"],
  ],
  ["not is added", text, { ...text, not: { const: "a" } }, ...narrower],
  ["not excludes more", { not: { const: "a" } }, { not: { enum: ["a", "b"] } }, ...unlike],
  ["the shared schema in not is another one", { not: ref("Short") }, { not: ref("Long") }, ...unlike],
  ["if and then are added", object({}), when({ required: ["a"] }, { required: ["b"] }), ...narrower],
  ["then asks for more", when({ required: ["a"] }, {}), when({ required: ["a"] }, { required: ["b"] }), ...narrower],
  [
    "another condition",
    when({ required: ["a"] }, { required: ["b"] }),
    when({ required: ["c"] }, { required: ["b"] }),
    ...unlike,
  ],
  [
    "a discriminator has another name",
    { oneOf: [ref("Tree")], discriminator: { propertyName: "a" } },
    { oneOf: [ref("Tree")], discriminator: { propertyName: "b" } },
    ...unlike,
  ],
  [
    "a mapping of a discriminator is removed",
    { oneOf: [ref("Tree"), text], discriminator: { propertyName: "a", mapping: { b: "Tree", c: "Tree" } } },
    { oneOf: [ref("Tree"), text], discriminator: { propertyName: "a", mapping: { b: "Tree" } } },
    ...narrower,
  ],

  ["another component is narrower", ref("Long"), ref("Short"), ...narrower],
  ["a component is written out", ref("Long"), { type: "string", maxLength: 50 }, ...none],
  ["a component that contains itself is narrower", ref("Tree"), ref("Tree2"), ...narrower],
  [
    "a component that contains itself where it extends another is narrower",
    ref("Special"),
    ref("Special2"),
    ...narrower,
  ],
  ["requests are decoded by a schema that refers to itself", ref("Own"), { type: "boolean" }, ...none],
  ["a component that is a part of itself", ref("Loop"), text, ...none],
  [
    "requests are decoded by a narrower schema",
    { type: "boolean", "x-decoded-as": text },
    { type: "boolean", "x-decoded-as": { ...text, maxLength: 3 } },
    ["breaks", "fits"],
    ["same", "same"],
  ],
  [
    "only the published schema is narrower",
    { ...text, "x-decoded-as": text },
    { type: "boolean", "x-decoded-as": text },
    ["fits", "fits"],
    ["breaks", "breaks"],
  ],
];

describe("a change of a schema", () => {
  it.each(rows)("%s", (_, before, after, inRequest, inReply) => {
    const both = (place: typeof asRequest): Verdicts => [
      verdict(place(before), place(after)),
      verdict(place(after), place(before)),
    ];
    expect({ inRequest: both(asRequest), inReply: both(asReply) }).toEqual({ inRequest, inReply });
  });

  it("is judged inside shared components, and is listed once for each operation", () => {
    const before = asRequest(ref("Tree"));
    const after = structuredClone(before) as never as { components: typeof components };
    after.components.schemas.Tree.properties.name = { type: "integer" };
    expect(changesBetween(before, after as never)).toEqual([
      {
        isBreaking: true,
        operation: "POST /a",
        place: "requestBody/content/application/json/schema/properties/name/type",
        action: "replace",
        before: "string",
        after: "integer",
      },
    ]);
  });

  it("is none when only the dialect differs", () => {
    const old = { type: "integer", nullable: true, minimum: 1, exclusiveMinimum: true };
    const body = (schema: unknown) => ({ requestBody: { content: content(schema) } }) as JsonObject;
    const modern = { type: ["integer", "null"], exclusiveMinimum: 1 };
    expect(changesBetween(withPart(body(old), "3.0.3"), withPart(body(modern)))).toEqual([]);
    const shared = { allOf: [ref("Short")], nullable: true };
    const alternatives = { anyOf: [ref("Short"), { type: "null" }] };
    expect(changesBetween(withPart(body(shared), "3.0.3"), withPart(body(alternatives)))).toEqual([]);
  });
});
