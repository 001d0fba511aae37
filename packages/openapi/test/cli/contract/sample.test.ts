import { describe, expect, it } from "vitest";
import { exampleIn, samplesOf } from "../../../src/cli/contract/sample.ts";
import type { Json } from "../../../src/document/tree/json.ts";

const tree: Json = { type: "object", required: ["next"], properties: { next: { $ref: "tree" } } };
const resolve = (schema: Json): Json => (JSON.stringify(schema) === '{"$ref":"tree"}' ? tree : schema);
const sample = (schema: Json): Json | undefined => [...samplesOf(schema, "request", resolve)][0];

describe("a sample of a schema", () => {
  it.each<[Json, Json]>([
    [{ examples: ["a"], default: "b", type: "string" }, "a"],
    [{ default: 3, enum: [1, 3] }, 3],
    [{ enum: ["x", "y"] }, "x"],
    [{ const: null }, null],
    [{ type: "integer", minimum: 7, multipleOf: 5 }, 10],
    [{ type: "number", exclusiveMinimum: 0 }, 1],
    [{ type: "integer", maximum: -3 }, -3],
    [{ type: ["null", "boolean"] }, true],
    [{ type: "string", format: "date" }, "2030-01-31"],
    [{ type: "string", minLength: 9, maxLength: 9 }, "examplexx"],
    [{ type: "string", maxLength: 2 }, "ex"],
    [{ type: "array", items: { type: "boolean" }, minItems: 2 }, [true, true]],
    [{ type: "array", items: { type: "boolean" } }, []],
    [{ required: ["a"], properties: { a: { const: 1 }, b: { const: 2 } } }, { a: 1 }],
    [{ required: ["id"], properties: { id: { type: "integer", readOnly: true } } }, {}],
    [
      {
        allOf: [
          { required: ["a"], properties: { a: { const: 1 } } },
          { required: ["b"], properties: { b: { const: 2 } } },
        ],
      },
      { a: 1, b: 2 },
    ],
    [{ oneOf: [{ const: "first" }, { const: "second" }] }, "first"],
    [{ anyOf: [{ type: "null" }, { type: "integer", minimum: 2 }] }, 2],
    [{ allOf: [{ required: ["a"] }, { properties: { a: { enum: ["x"] } } }] }, { a: "x" }],
    [{ properties: { a: { const: 1 }, b: { const: 2 } }, oneOf: [{ required: ["a"] }, { required: ["b"] }] }, { a: 1 }],
    [
      {
        allOf: [
          { properties: { a: {} }, example: { a: 1 } },
          { required: ["b"], properties: { b: { const: 2 } } },
        ],
      },
      { b: 2 },
    ],
    [{ allOf: [{ type: "string", example: "a" }], description: "Text." }, "a"],
    [{ type: "object", minProperties: 1, properties: { a: { const: 1 }, b: {} } }, { a: 1 }],
    [{ type: "object", minProperties: 1, additionalProperties: { const: 1 } }, { example: 1 }],
    [{ type: "string", pattern: "^[A-Z]{2}\\d+$", minLength: 4 }, "AA00"],
  ])("%j is %j", (schema, value) => expect(sample(schema)).toEqual(value));

  it("is missing when a schema contains itself infinitely", () => expect(sample(tree)).toBeUndefined());

  it("can also be generated without examples, with an item in each list, and from other alternatives", () => {
    const samples = [
      ...samplesOf(
        {
          required: ["a", "b"],
          properties: {
            a: { type: "integer", example: "one" },
            b: { type: "array", items: { oneOf: [{ const: 1 }, { const: 2 }] } },
          },
        },
        "request",
        resolve,
      ),
    ];
    expect(samples).toContainEqual({ a: 1, b: [2] });
  });

  it("includes writeOnly properties", () => {
    const schema = {
      required: ["id", "secret"],
      properties: { id: { const: 1, readOnly: true }, secret: { const: 2, writeOnly: true } },
    };
    expect([...samplesOf(schema, "request", resolve)][0]).toEqual({ secret: 2 });
    expect([...samplesOf(schema, "reply", resolve)][0]).toEqual({ id: 1 });
  });
});

it("the named example is chosen, else the first, else the single one", () => {
  const node = { examples: { one: { value: 1 }, two: { value: 2 } } };
  expect([
    exampleIn(node, "two", resolve),
    exampleIn(node, "three", resolve),
    exampleIn(node, undefined, resolve),
  ]).toEqual([2, 1, 1]);
  expect(exampleIn({ example: 3 }, "two", resolve)).toBe(3);
  expect(exampleIn({}, "two", resolve)).toBeUndefined();
});
