import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { outputValidators } from "../../src/codegen/output-validators.ts";
import type { Validate } from "../../src/runtime/decode/validator.ts";
import { modelOf } from "./support.ts";

type Schemas = Readonly<Record<string, unknown>>;

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const [integer, text] = [{ type: "integer" }, { type: "string" }];

/** The compiled validator of a body that is a `Node`, one of these schemas. */
async function validatorOf(schemas: Schemas): Promise<Validate> {
  const document = {
    openapi: "3.1.0",
    info: { title: "Recursive", version: "1" },
    paths: {
      "/a": {
        post: {
          operationId: "run",
          requestBody: { required: true, content: { "application/json": { schema: ref("Node") } } },
          responses: { "200": { description: "Fine." } },
        },
      },
    },
    components: { schemas },
  };
  const source = outputValidators(modelOf(JSON.stringify(document)), "test").find(
    ({ path }) => path === "validators.js",
  );
  const { requests } = await import(`data:text/javascript,${encodeURIComponent(source?.text ?? "")}`);
  return requests.run.body["application/json"];
}

/** How often the property `kind` of any object inside is read. */
function readsOf(validate: Validate, value: unknown): number {
  let reads = 0;
  const watched = (inner: unknown): unknown => {
    if (typeof inner !== "object" || inner === null) return inner;
    const copy = Array.isArray(inner)
      ? inner.map(watched)
      : Object.fromEntries(Object.entries(inner).map(([key, part]) => [key, watched(part)]));
    return new Proxy(copy, {
      get: (target, key, receiver) => {
        if (key === "kind") reads += 1;
        return Reflect.get(target, key, receiver);
      },
    });
  };
  validate(watched(value));
  return reads;
}

/** The same value inside itself. */
const nested = (depth: number, wrap: (inner: unknown) => unknown, innermost: unknown = {}): unknown =>
  depth === 0 ? innermost : wrap(nested(depth - 1, wrap, innermost));

const kinds = Array.from({ length: 10 }, (_, index) => `Kind${index}`);
const tree = (kind: string) => ({
  type: "object",
  required: ["kind"],
  properties: { kind: { const: kind }, next: ref("Node"), other: ref("Node") },
});
const link = { type: "object", properties: { kind: text, a: ref("Node") } };

const costly: Readonly<Record<string, readonly [schemas: Schemas, wrap: (inner: unknown) => unknown]>> = {
  "a discriminated tree of ten types": [
    {
      ...Object.fromEntries(kinds.map((kind) => [kind, tree(kind)])),
      Node: { oneOf: kinds.map(ref), discriminator: { propertyName: "kind" } },
    },
    (next) => ({ kind: "Kind7", next, other: {} }),
  ],
  "alternatives of one schema, none of which fits": [
    { Node: { ...link, anyOf: [1, 2, 3].map(() => ({ properties: { a: ref("Node") }, required: ["missing"] })) } },
    (a) => ({ a }),
  ],
  "alternatives that stand in each other": [
    {
      Node: {
        type: "object",
        oneOf: [
          { required: ["kind"], properties: { a: { oneOf: [ref("Node"), { properties: { a: ref("Node") } }] } } },
          { required: ["no"], properties: { a: { anyOf: [{ allOf: [ref("Node")] }, { items: ref("Node") }] } } },
        ],
      },
    },
    (a) => ({ kind: 1, a }),
  ],
  "allOf with several references": [
    {
      Node: { allOf: [ref("Left"), ref("Right"), link] },
      Left: { type: "object", properties: { a: ref("Node") } },
      Right: { type: "object", properties: { a: ref("Node") } },
    },
    (a) => ({ a }),
  ],
  "unevaluatedProperties beside recursive references": [
    {
      Base: { type: "object", properties: { kind: text, a: ref("Node") } },
      More: {
        anyOf: [
          { type: "object", properties: { a: ref("Node") } },
          { type: "object", properties: { b: text } },
        ],
      },
      Node: { allOf: [ref("Base"), ref("More")], unevaluatedProperties: ref("Node") },
    },
    (a) => ({ a, x: { a: {} } }),
  ],
  "if, then and else": [
    {
      Node: {
        ...link,
        if: { required: ["kind"], properties: { a: ref("Node") } },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { properties: { a: ref("Node") } },
        else: { properties: { a: ref("Node") } },
      },
    },
    (a) => ({ kind: "a", a }),
  ],
  "lists of different elements in each other": [
    { Node: { type: ["array", "object"], uniqueItems: true, items: ref("Node") } },
    (a) => [{ kind: "a" }, a],
  ],
  "not, contains and dependentSchemas": [
    {
      Node: {
        type: ["object", "array"],
        not: { required: ["no"], properties: { a: ref("Node") } },
        dependentSchemas: { a: { properties: { kind: text, a: ref("Node") } } },
        contains: ref("Node"),
        items: ref("Node"),
      },
    },
    (a) => ({ kind: "a", a: [a] }),
  ],
};

describe.each(Object.entries(costly))("%s", (_name, [schemas, wrap]) => {
  it("costs no more for deeper levels than for others", async () => {
    const validate = await validatorOf(schemas);
    const [two = 0, four = 0, six = 0] = [2, 4, 6].map((depth) => readsOf(validate, nested(depth, wrap)));
    expect(two).toBeGreaterThan(0);
    expect(six - four).toBeLessThanOrEqual(four - two);
  });
});

it("a body of 150 bytes is refused at once", async () => {
  const alternatives = ["b", "c", "d", "e"].map((key) => ({
    type: "object",
    required: [key],
    properties: { a: ref("Node"), kind: text },
  }));
  const validate = await validatorOf({ Node: { oneOf: alternatives } });
  const body = nested(25, (a) => ({ a }));
  expect(JSON.stringify(body)).toHaveLength(152);
  expect(readsOf(validate, body)).toBeLessThan(1_000);
  expect(validate(body)).toBe(false);
  expect(validate.errors?.length).toBeLessThanOrEqual(20);
});

it("verdicts last for one validation only", async () => {
  const validate = await validatorOf({ Node: { ...link, anyOf: [link, { type: "null" }] } });
  const inner: Record<string, unknown> = { kind: "a", a: {} };
  const value = { a: { a: inner } };
  expect(validate(value)).toBe(true);
  inner["kind"] = 1;
  expect(validate(value)).toBe(false);
  expect(validate.errors).toContainEqual(expect.objectContaining({ instancePath: "/a/a/kind" }));
  inner["kind"] = "b";
  expect(validate(value)).toBe(true);
});

it("a validation that ends with an error leaves nothing behind", async () => {
  const validate = await validatorOf({ Node: { ...link, anyOf: [link, { type: "null" }] } });
  const value: Record<string, unknown> = { kind: 1 };
  const broken = {
    a: {
      a: value,
      get kind(): unknown {
        throw new Error("broken");
      },
    },
  };
  expect(() => validate(broken)).toThrow("broken");
  value["kind"] = "a";
  expect(validate({ a: { a: value } })).toBe(true);
});

describe("twenty choices in choices, none of which contains itself, look at each object a bounded number of times", () => {
  const levels = Array.from({ length: 20 }, (_, level) => level + 1);
  const chain = (choice: (below: object) => object): Schemas => ({
    Level0: {
      type: "object",
      required: ["kind"],
      properties: { kind: text },
    },
    ...Object.fromEntries(levels.map((level) => [`Level${level}`, choice(ref(`Level${level - 1}`))])),
    Node: ref("Level20"),
  });
  const alternatives = (below: object) => ({
    type: "object",
    oneOf: [{ properties: { a: below } }, { properties: { a: below }, required: ["missing"] }],
  });
  const deep = nested(20, (a) => ({ a }), { kind: "x" });

  it.each([
    ["over the parts of a value", chain(alternatives), deep],
    [
      "over one value",
      chain((below) => ({ anyOf: [{ allOf: [below], required: ["missing"] }, below] })),
      { kind: "x" },
    ],
    [
      "of which half are schemas of their own",
      {
        ...chain(({ $ref }: { $ref?: string }) => ({
          type: "object",
          oneOf: [ref(`One${$ref?.split("Level")[1]}`), ref(`Two${$ref?.split("Level")[1]}`)],
        })),
        ...Object.fromEntries(
          levels.flatMap((level) => [
            [`One${level - 1}`, { type: "object", properties: { a: ref(`Level${level - 1}`) } }],
            [`Two${level - 1}`, { type: "object", properties: { a: ref(`Level${level - 1}`) }, required: ["missing"] }],
          ]),
        ),
      },
      deep,
    ],
  ])("%s", async (_how, schemas, value) => {
    const validate = await validatorOf(schemas);
    expect(validate(value)).toBe(true);
    expect(readsOf(validate, value)).toBeLessThan(200);
    const wrong = JSON.parse(JSON.stringify(value).replace('"x"', "1")) as unknown;
    expect(validate(wrong)).toBe(false);
    expect(readsOf(validate, wrong)).toBeLessThan(200);
  });
});

it("what one request has is not allowed in others", async () => {
  // Base is compiled while its own properties are, so that what it evaluates is only known when it runs.
  const validate = await validatorOf({
    Node: { allOf: [ref("Base")], unevaluatedProperties: false },
    Base: { type: "object", properties: { a: ref("Other"), n: ref("Node") } },
    Other: { allOf: [ref("Base"), { properties: { b: text } }], unevaluatedProperties: false },
  });
  expect(validate({ a: { b: "x" } })).toBe(true);
  expect(validate({ n: { b: "x" } })).toBe(false);
  expect(validate({ b: "x" })).toBe(false);
});

it("fills in the defaults of every object once", async () => {
  const validate = await validatorOf({
    Node: {
      allOf: [ref("Base"), ref("Base")],
      type: "object",
      properties: { list: { type: "array", items: ref("Node") } },
    },
    Base: { type: "object", properties: { size: { type: "integer", default: 3 }, next: ref("Node") } },
  });
  const value = { next: { next: {} }, list: [{}, { size: 1 }] };
  expect(validate(value)).toBe(true);
  expect(value).toEqual({ size: 3, next: { size: 3, next: { size: 3 } }, list: [{ size: 3 }, { size: 1 }] });
});

describe("verdicts are those of JSON Schema", () => {
  const names = ["Node", "One", "Two"];
  const keys = ["a", "b", "c"];
  const anyRef = fc.constantFrom(...names).map(ref);
  const part = fc.oneof(anyRef, fc.constantFrom(integer, text, { const: 1 }, { type: "object" }));
  const parts = fc.dictionary(fc.constantFrom(...keys), part, { maxKeys: 3 });
  const simple = fc.record(
    {
      properties: parts,
      required: fc.uniqueArray(fc.constantFrom(...keys), { maxLength: 2 }),
      additionalProperties: fc.oneof(fc.boolean(), part),
    },
    { requiredKeys: ["properties"] },
  );
  const alternatives = fc.array(simple, { minLength: 1, maxLength: 3 });
  const schema = fc.record(
    {
      type: fc.constantFrom("object", ["object", "array"]),
      properties: parts,
      items: part,
      allOf: alternatives,
      anyOf: alternatives,
      oneOf: alternatives,
      not: simple,
      if: simple,
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: simple,
      unevaluatedProperties: fc.oneof(fc.constant(false), part),
      unevaluatedItems: part,
    },
    { requiredKeys: ["type"] },
  );
  // Schemas that apply to the same value lead to later ones only: the generator refuses circles without a part in
  // between.
  const within = (own: object, inPlace: readonly string[]) =>
    inPlace.length === 0
      ? own
      : { ...own, allOf: [...((own as { allOf?: object[] }).allOf ?? []), ...inPlace.map(ref)] };
  const schemas = fc
    .tuple(schema, schema, schema, fc.subarray(["One", "Two"]), fc.subarray(["Two"]))
    .map(([node, one, two, ofNode, ofOne]) => ({ Node: within(node, ofNode), One: within(one, ofOne), Two: two }));
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, depthSize: "large" },
      fc.constantFrom<unknown>(1, 2, "x", null),
      fc.dictionary(fc.constantFrom(...keys), tie("value"), { maxKeys: 3 }),
      fc.array(tie("value"), { maxLength: 2 }),
    ),
  }));

  it("for any recursive schema and value", async () => {
    await fc.assert(
      fc.asyncProperty(schemas, fc.array(value, { minLength: 10, maxLength: 20 }), async (all, values) => {
        const validate = await validatorOf(all);
        const ajv = new Ajv2020({ strict: false, logger: false });
        ajv.addSchema({ components: { schemas: all } }, "document");
        const reference = ajv.compile({ $ref: "document#/components/schemas/Node" });
        for (const one of values) {
          const fits = reference(one);
          expect([validate(one), (validate.errors ?? []).length > 0, one]).toEqual([fits, !fits, one]);
        }
      }),
      { numRuns: 10 },
    );
  });
});
