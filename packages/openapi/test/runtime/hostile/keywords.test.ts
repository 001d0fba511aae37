import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fairSteps, stepsOf } from "../../../../../test/support/steps.ts";
import { Problem } from "../../../src/operation/problem.ts";
import { createDecoder, type RawRequest } from "../../../src/runtime/decode/decode.ts";
import { type Generated, generated } from "../../codegen/support.ts";

const post = (operationId: string, schema: object) => ({
  post: {
    operationId,
    requestBody: { required: true, content: { "application/json": { schema } } },
    responses: { "200": { description: "Fine." } },
  },
});
const text = { type: "string" };
const chain = {
  type: "object",
  required: ["name"],
  properties: { name: text, next: { $ref: "#/components/schemas/Chain" } },
};
const document = {
  openapi: "3.1.0",
  info: { title: "Keywords", version: "1" },
  paths: {
    "/unique": post("unique", { type: "array", uniqueItems: true }),
    "/uniqueFew": post("uniqueFew", { type: "array", uniqueItems: true, maxItems: 3 }),
    "/contains": post("contains", { type: "array", contains: { $ref: "#/components/schemas/Chain" } }),
    "/containsMost": post("containsMost", {
      type: "array",
      contains: { type: "integer" },
      minContains: 2,
      maxContains: 3,
    }),
    "/tuple": post("tuple", { type: "array", prefixItems: [text], items: { type: "integer" } }),
    "/names": post("names", { type: "object", propertyNames: { maxLength: 3, pattern: "^[a-z]+$" } }),
    "/closed": post("closed", { type: "object", properties: { a: text }, additionalProperties: false }),
    "/few": post("few", { type: "object", maxProperties: 2, additionalProperties: text }),
    "/patterns": post("patterns", { type: "object", patternProperties: { "^x": text, "^y": { type: "integer" } } }),
    "/rest": post("rest", {
      type: "object",
      allOf: [{ properties: { a: text } }],
      unevaluatedProperties: { type: "integer" },
    }),
    "/choice": post("choice", {
      type: "array",
      items: { oneOf: [{ $ref: "#/components/schemas/Chain" }, { type: "array", items: text, minItems: 30 }] },
    }),
    "/either": post("either", {
      type: "object",
      properties: {
        list: {
          anyOf: [{ type: "array", items: text }, { type: "array", items: { type: "integer" } }, { type: "null" }],
        },
      },
    }),
    "/when": post("when", {
      type: "array",
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      items: { if: { type: "string" }, then: { maxLength: 2 }, else: { minimum: 3 } },
    }),
    "/chain": post("chain", { $ref: "#/components/schemas/Chain" }),
    "/short": post("short", { type: "array", items: { type: "string", maxLength: 3, pattern: "^[a-z]*$" } }),
    "/read": {
      get: {
        operationId: "read",
        parameters: [
          {
            name: "chain",
            in: "query",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Chain" } } },
          },
          { name: "X-List", in: "header", schema: { type: "array", items: text } },
          { name: "seen", in: "cookie", explode: true, schema: { type: "array", items: { type: "integer" } } },
        ],
        responses: { "200": { description: "Fine." } },
      },
    },
  },
  components: { schemas: { Chain: chain } },
};

let api: Generated;
beforeAll(async () => {
  api = await generated(JSON.stringify(document));
});
afterAll(() => api[Symbol.asyncDispose]());

function refusal(operationId: string, request: Partial<RawRequest>): string {
  const [operation, validators] = [api.operations[operationId], api.requests[operationId]];
  if (operation === undefined || validators === undefined) throw new Error(`no operation ${operationId}`);
  const decode = createDecoder(operation, validators);
  try {
    decode({ path: {}, query: new URLSearchParams(), headers: {}, body: undefined, ...request });
    return "accepted";
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
}
const sendText = (operationId: string, body: string): string =>
  refusal(operationId, { headers: { "content-type": "application/json" }, body: Buffer.from(body) });
const send = (operationId: string, body: unknown): string => sendText(operationId, JSON.stringify(body));

const list = (n: number, of: (index: number) => unknown): unknown[] =>
  Array.from({ length: n }, (_, index) => of(index));

describe("validation results conform to JSON Schema", () => {
  it.each<[operationId: string, fits: boolean, body: unknown]>([
    ["unique", true, [1, "1", [1], { a: 1 }, { a: 2 }, null, true]],
    [
      "unique",
      false,
      [
        { a: 1, b: [{ c: 1, d: 2 }] },
        { b: [{ d: 2, c: 1 }], a: 1 },
      ],
    ],
    ["unique", false, [0, -0]],
    ["uniqueFew", false, [1, 2, 3, 4]],
    ["uniqueFew", false, [1, 1]],
    ["contains", true, [...list(50, () => 0), { name: "a" }]],
    ["contains", false, list(50, () => ({ next: { next: 0 } }))],
    ["containsMost", true, [...list(50, () => "a"), 1, 2, 3]],
    ["containsMost", false, [1, ...list(50, () => "a")]],
    ["containsMost", false, [...list(50, () => "a"), 1, 2, 3, 4]],
    ["tuple", true, ["a", 1, 2]],
    ["tuple", false, ["a", ...list(50, () => 1), "b"]],
    ["names", true, { abc: 0 }],
    ["names", false, { abc: 0, abcd: 0 }],
    ["names", false, { A: 0 }],
    ["closed", false, { a: "a", b: 0 }],
    ["few", false, { a: "a", b: "b", c: "c" }],
    ["few", false, { a: "a", b: 0 }],
    ["patterns", true, { x1: "a", y1: 1, z: null }],
    ["patterns", false, { ...Object.fromEntries(list(50, (i) => [`x${i}`, "a"]) as [string, string][]), y1: "a" }],
    ["rest", true, { a: "a", b: 1 }],
    ["rest", false, { a: "a", b: "b" }],
    ["choice", true, [{ name: "a" }, list(30, () => "a")]],
    ["choice", false, [{ name: "a" }, list(29, () => "a")]],
    // More faults in one alternative than are collected, and none in the next one.
    ["choice", true, list(60, () => list(30, () => "a"))],
    ["either", true, { list: list(60, () => 0) }],
    ["either", true, { list: null }],
    ["either", false, { list: [...list(60, () => 0), "a"] }],
    ["when", true, ["ab", 3]],
    ["when", false, ["abc"]],
    ["when", false, [2]],
    ["chain", true, { name: "a", next: { name: "b" } }],
    ["chain", false, { name: "a", next: { name: "b", next: {} } }],
    ["short", true, ["abc", ""]],
    ["short", false, ["abcd"]],
    ["short", false, ["AB"]],
  ])("%s %s %j", (operationId, fits, body) => {
    expect(send(operationId, body) === "accepted").toBe(fits);
  });
});

describe("messages", () => {
  it("report several faults together", () => {
    expect(send("chain", { name: 1, next: {} })).toBe("No valid name. name must be text. No next.name provided.");
  });

  it("are limited to about twenty", () => {
    const reported = send("tuple", ["a", ...list(500, () => "b")]);
    expect(reported.match(/No valid/g)).toHaveLength(20);
    expect(reported).toMatch(/^No valid \[1\]\..* No valid \[2\]\..* No valid \[20\]\./);
  });

  it("report a choice without a matching alternative as one fault", () => {
    expect(send("either", { list: list(60, () => ({})) })).toBe("No valid list. list must be a list or null.");
  });
});

describe("hostile values cost no more than reading them", () => {
  const numbers = (n: number): string => JSON.stringify(list(n, (index) => index));
  const objects = (n: number): string => JSON.stringify(list(n, (index) => ({ a: { b: index } })));
  const keys = (n: number, value: unknown): string =>
    JSON.stringify(Object.fromEntries(list(n, (i) => [`x${i}`, value]) as [string, unknown][]));
  it.each<[operationId: string, what: string, body: string]>([
    ["unique", "different objects", objects(8_000)],
    ["unique", "different numbers", numbers(20_000)],
    ["uniqueFew", "too many", objects(8_000)],
    ["contains", "nothing that fits", JSON.stringify(list(25_000, () => ({})))],
    ["containsMost", "nothing that fits", JSON.stringify(list(25_000, () => ""))],
    ["tuple", "nothing that fits", JSON.stringify(list(25_000, () => ""))],
    ["names", "wrong names", keys(8_000, 0)],
    ["names", "a long name", `{"${"a".repeat(100_000)}":0}`],
    ["closed", "unknown names", keys(8_000, 0)],
    ["few", "too many", keys(8_000, 0)],
    ["patterns", "wrong values", keys(8_000, 0)],
    ["rest", "wrong values", keys(8_000, "")],
    ["choice", "objects", JSON.stringify(list(30_000, () => ({})))],
    ["choice", "lists", JSON.stringify(list(300, () => list(100, () => 0)))],
    ["either", "objects", JSON.stringify({ list: list(30_000, () => ({})) })],
    ["when", "small numbers", JSON.stringify(list(30_000, () => 0))],
    ["chain", "links without names", `${'{"next":'.repeat(1_500)}{}${"}".repeat(1_500)}`],
    ["chain", "as many links as may be", `${'{"next":'.repeat(999)}{}${"}".repeat(999)}`],
    ["short", "long texts", JSON.stringify(list(100, () => "a".repeat(1_000)))],
  ])("%s: %s", (operationId, _what, body) => {
    expect(sendText(operationId, body).length).toBeLessThan(2_000);
    expect(stepsOf(() => sendText(operationId, body))).toBeLessThan(fairSteps(body.length));
  });

  const cookie = "seen=1;".repeat(2_300);
  const blanks = `a${" ".repeat(16_000)}b, c`;
  it.each<[what: string, request: Partial<RawRequest>]>([
    ["one cookie repeated many times", { headers: { cookie } }],
    ["spaces in a list", { headers: { "x-list": blanks } }],
    ["commas", { headers: { "x-list": ",".repeat(16_000) } }],
  ])("%s", (_what, request) => {
    expect(stepsOf(() => refusal("read", request))).toBeLessThan(fairSteps(20_000));
  });

  it("a parameter nested deeper than the stack is refused", () => {
    const deep = `${'{"name":"a","next":'.repeat(60_000)}{}${"}".repeat(60_000)}`;
    expect(refusal("read", { query: new URLSearchParams([["chain", deep]]) })).toMatch(
      /^(A parameter is nested too deeply\.|No valid chain\.)/,
    );
  });
});
