import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fairSteps, stepsOf } from "../../../../../test/support/steps.ts";
import { Problem } from "../../../src/operation/problem.ts";
import { createDecoder } from "../../../src/runtime/decode/decode.ts";
import { type Generated, generated } from "../../codegen/support.ts";

const post = (operationId: string, media: object) => ({
  post: {
    operationId,
    "x-max-bytes": 1_000_000,
    requestBody: { required: true, content: { "application/x-www-form-urlencoded": media } },
    responses: { "200": { description: "Fine." } },
  },
});
const [text, integer] = [{ type: "string" }, { type: "integer" }];
const list = { type: "array", items: integer };
const address = { type: "object", required: ["city"], properties: { city: text, zip: integer } };
const document = {
  openapi: "3.1.0",
  info: { title: "Forms", version: "1" },
  paths: {
    "/plain": post("plain", {
      schema: {
        type: "object",
        required: ["name"],
        properties: {
          name: text,
          age: { type: "integer", minimum: 0 },
          ratio: { type: "number" },
          agreed: { type: "boolean", default: false },
          ids: list,
          address,
          either: { anyOf: [integer, text] },
          some: { anyOf: [text, { type: "array", items: text }] },
          maybe: { type: ["integer", "null"] },
          any: {},
          constructor: text,
          anchor: { $ref: "#/components/schemas/Link" },
        },
        additionalProperties: text,
      },
    }),
    "/encoded": post("encoded", {
      schema: {
        type: "object",
        properties: {
          pipes: list,
          blanks: { type: "array", items: text },
          commas: list,
          pairs: { type: "object", properties: { r: integer, g: integer } },
          spread: { type: "object", properties: { red: integer, green: text } },
          json: { type: "array", items: integer },
        },
      },
      encoding: {
        pipes: { style: "pipeDelimited", explode: false },
        blanks: { style: "spaceDelimited", explode: false },
        commas: { explode: false },
        pairs: { style: "form", explode: false },
        spread: { style: "form" },
        json: { contentType: "application/json" },
      },
    }),
    "/deep": post("deep", {
      schema: {
        type: "object",
        additionalProperties: false,
        properties: {
          amount: integer,
          card: { type: "object", properties: { owner: address, number: text }, additionalProperties: false },
          items: { type: "array", items: { type: "object", properties: { price: text, quantity: integer } } },
          expand: { type: "array", items: text },
          metadata: {
            anyOf: [
              { type: "object", additionalProperties: text },
              { type: "string", enum: [""] },
            ],
          },
        },
      },
      encoding: {
        card: { style: "deepObject", explode: true },
        items: { style: "deepObject", explode: true },
        expand: { style: "deepObject", explode: true },
        metadata: { style: "deepObject", explode: true },
      },
    }),
    "/open": post("open", {
      schema: {
        type: "object",
        properties: {
          name: text,
          filter: { type: "object", properties: { size: integer }, additionalProperties: integer },
        },
      },
      encoding: { filter: { style: "form", explode: true } },
    }),
    "/branches": post("branches", {
      schema: {
        oneOf: [
          { type: "object", required: ["kind", "size"], properties: { kind: { const: "a" }, size: integer } },
          { type: "object", required: ["kind", "size"], properties: { kind: { const: "b" }, size: text } },
        ],
      },
    }),
  },
  components: {
    schemas: { Link: { type: "object", properties: { to: text, next: { $ref: "#/components/schemas/Link" } } } },
  },
};

let forms: Generated;
beforeAll(async () => {
  forms = await generated(JSON.stringify(document));
});
afterAll(() => forms[Symbol.asyncDispose]());

const headers = { "content-type": "application/x-www-form-urlencoded; charset=UTF-8" };
function decode(operationId: string, body: string | Uint8Array): unknown {
  const [operation, validators] = [forms.operations[operationId], forms.requests[operationId]];
  if (operation === undefined || validators === undefined) throw new Error(`no operation ${operationId}`);
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  return createDecoder(operation, validators)({ path: {}, query: new URLSearchParams(), headers, body: bytes }).body;
}
function refusal(operationId: string, body: string | Uint8Array): string {
  try {
    return `decoded ${JSON.stringify(decode(operationId, body))}`;
  } catch (error) {
    if (error instanceof Problem) return `${error.code}: ${error.message}`;
    throw error;
  }
}

describe("fields of a form become values of their types", () => {
  it.each<[body: string, expected: object]>([
    ["name=a+b%20c", { name: "a b c" }],
    ["name=12", { name: "12" }],
    ["name=", { name: "" }],
    ["name=a&age=0&ratio=-1.5e3&agreed=true", { name: "a", age: 0, ratio: -1500, agreed: true }],
    ["name=a&ids=1&ids=2", { name: "a", ids: [1, 2] }],
    ["name=a&ids=1", { name: "a", ids: [1] }],
    ['name=a&address={"city":"b","zip":3}', { name: "a", address: { city: "b", zip: 3 } }],
    ["name=a&either=5", { name: "a", either: 5 }],
    ["name=a&either=0x10", { name: "a", either: "0x10" }],
    ["name=a&either=+5", { name: "a", either: " 5" }],
    ["name=a&some=1", { name: "a", some: "1" }],
    ["name=a&some=1&some=2", { name: "a", some: ["1", "2"] }],
    ["name=a&maybe=null", { name: "a", maybe: null }],
    ["name=a&any=1&any=x", { name: "a", any: ["1", "x"] }],
    ["name=a&other=1", { name: "a", other: "1" }],
    ["name=a&constructor=b&__proto__=c", { name: "a", constructor: "b" }],
    ["name=a&x[b]=c", { name: "a", "x[b]": "c" }],
    ['name=a&anchor={"to":"x","next":{"to":"y"}}', { name: "a", anchor: { to: "x", next: { to: "y" } } }],
  ])("%s", (body, expected) => {
    expect(decode("plain", body)).toEqual({ agreed: false, ...expected });
  });

  it.each<[body: string, expected: object]>([
    ["pipes=1|2&blanks=a+b&commas=3,4", { pipes: [1, 2], blanks: ["a", "b"], commas: [3, 4] }],
    ["pairs=r,1,g,2&red=3&green=4", { pairs: { r: 1, g: 2 }, spread: { red: 3, green: "4" } }],
    ["json=[1,2]", { json: [1, 2] }],
    ["json=1&json=2", { json: [1, 2] }],
  ])("with encoding: %s", (body, expected) => {
    expect(decode("encoded", body)).toEqual(expected);
  });

  it.each<[body: string, expected: object]>([
    [
      "amount=5&card[owner][city]=x&card[owner][zip]=1&card[number]=42",
      { amount: 5, card: { owner: { city: "x", zip: 1 }, number: "42" } },
    ],
    [
      "items[1][price]=b&items[0][price]=a&items[0][quantity]=2",
      { items: [{ price: "a", quantity: 2 }, { price: "b" }] },
    ],
    ["items[7][price]=b&items[1000000][price]=a", { items: [{ price: "b" }, { price: "a" }] }],
    ["expand[]=a&expand[]=b", { expand: ["a", "b"] }],
    ["expand[0]=a&expand[1]=b", { expand: ["a", "b"] }],
    ["metadata[key]=1&metadata[__proto__]=x&metadata[toString]=y", { metadata: { key: "1", toString: "y" } }],
    ["metadata=", { metadata: "" }],
  ])("with brackets: %s", (body, expected) => {
    const decoded = decode("deep", body);
    expect(decoded).toEqual(expected);
    expect(({} as { key?: unknown }).key).toBeUndefined();
  });

  it("keeps a string where one branch of a choice expects a string", () => {
    expect(decode("branches", "kind=a&size=5")).toEqual({ kind: "a", size: 5 });
    expect(decode("branches", "kind=b&size=5")).toEqual({ kind: "b", size: "5" });
  });
});

describe("faults in a form are reported", () => {
  it.each([
    ["plain", "age=1", "No name provided. name must be text."],
    ["plain", "name=a&age=", "No valid age. age must be a whole number of at least 0."],
    ["plain", "name=a&age=0x10", "No valid age. age must be a whole number of at least 0."],
    ["plain", "name=a&age=+1", "No valid age. age must be a whole number of at least 0."],
    ["plain", "name=a&age=1&age=2", "No valid age. age is given more than once."],
    ["plain", "name=a&ids=1&ids=x", "No valid ids[1]. ids[1] must be a whole number."],
    ["plain", "name=a&agreed=1", "No valid agreed. agreed must be true or false."],
    ["plain", "name=a&address=x", "No valid address. address must be JSON text."],
    ["plain", 'name=a&address={"zip":1}', "No address.city provided. address.city must be text."],
    ["deep", "card[owner][zip]=1", "No card.owner.city provided. card.owner.city must be text."],
    ["deep", "items[0][quantity]=x", "No valid items[0].quantity. items[0].quantity must be a whole number."],
    ["deep", "card=a&card[number]=1", "No valid card. card is given both as a value and by its fields."],
    ["deep", "amount[x]=1", "No other keys are allowed in the body. Known are amount, card, items, expand, metadata."],
    ["deep", `card${"[a]".repeat(17)}=1`, "A name in the body has too many brackets."],
    ["encoded", "pairs=r,1,g", "No valid pairs.g. pairs.g must be a whole number."],
  ])("%s: %s", (operationId, body, text) => {
    expect(refusal(operationId, body)).toBe(`bad_request: ${text}`);
  });

  it("is refused if it is not UTF-8 text", () => {
    expect(refusal("plain", Uint8Array.of(0x61, 0x3d, 0xff))).toBe("bad_request: The body is not UTF-8 text.");
  });
});

describe("any form", () => {
  const keys =
    "name age ids ids[] address card card[number] card[owner][city] items[0][price] items[] expand[] a[b".split(" ");
  const pairs = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...keys), fc.string()), fc.string()), { maxLength: 12 });

  it("is decoded or refused with a problem", () => {
    fc.assert(
      fc.property(pairs, fc.constantFrom("plain", "encoded", "deep", "branches"), (list, operationId) => {
        refusal(operationId, new URLSearchParams(list).toString());
      }),
    );
    fc.assert(fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => void refusal("deep", bytes)));
  });

  const repeated = (unit: string, bytes: number): string => unit.repeat(bytes / unit.length);
  it.each([
    ["deep", "one name", "expand[]=a&", 90_000],
    ["deep", "one name without value", "amount&", 60_000],
    ["deep", "separators", "&", 9_000],
    ["deep", "brackets", "[", 500_000],
    ["deep", "pairs of brackets", "[]", 500_000],
    ["plain", "repeated values", "ids=x&", 55_000],
    ["plain", "percent signs", "%", 500_000],
    ["plain", "more fields than any form has", "a&", 900_000],
  ])("%s: %s costs no more than reading it", (operationId, _what, unit, bytes) => {
    const body = `name=a&card${repeated(unit, bytes)}`;
    expect(refusal(operationId, body).length).toBeLessThan(2_000_000);
    expect(stepsOf(() => refusal(operationId, body))).toBeLessThan(fairSteps(body.length));
  });
});

describe("an exploded object that may have other fields", () => {
  it("has those that are no fields of the body", () => {
    expect(decode("open", "name=a&size=1&other=2")).toEqual({ name: "a", filter: { size: 1, other: 2 } });
    expect(refusal("open", "name=a&other=x")).toContain("filter.other must be a whole number");
  });
});

describe("a whole number with more digits than a number can hold", () => {
  it.each([
    ["name=a&age=9007199254740993", "No valid age. age has more digits than can be read exactly."],
    ["name=a&ids=1&ids=9007199254740993", "No valid ids[1]. ids[1] has more digits than can be read exactly."],
  ])("is refused: %s", (body, message) => expect(refusal("plain", body)).toContain(message));

  it("stays a text where one is allowed", () => {
    expect(decode("plain", "name=a&either=9007199254740993")).toEqual({
      name: "a",
      agreed: false,
      either: "9007199254740993",
    });
  });
});
