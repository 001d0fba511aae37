import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDecoder } from "../../../../src/openapi/runtime/decode/decode.ts";
import { Problem } from "../../../../src/openapi/runtime/problem.ts";
import { type Generated, generated } from "../../codegen/support.ts";

const post = (operationId: string, schema: object) => ({
  post: {
    operationId,
    requestBody: { required: true, content: { "application/json": { schema } } },
    responses: { "200": { description: "Fine." } },
  },
});
const [text, integer] = [{ type: "string" }, { type: "integer" }];
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const discriminator = (mapping?: object) => ({ propertyName: "kind", ...(mapping && { mapping }) });
const query = (name: string, schema: object, more: object = {}) => ({ name, in: "query", schema, ...more });
const color = {
  type: "object",
  properties: { color: integer, size: { type: "integer", minimum: 1 } },
  additionalProperties: false,
};
const document = {
  openapi: "3.1.0",
  info: { title: "Faults", version: "1" },
  paths: {
    "/closed": post("closed", {
      type: "object",
      properties: {
        a: text,
        order: {
          type: "object",
          additionalProperties: false,
          properties: { id: text, of: { type: "object", properties: { x: text } } },
        },
      },
      unevaluatedProperties: false,
    }),
    "/refused": post("refused", {
      type: "object",
      properties: { a: text },
      additionalProperties: false,
      "x-refusal": "Only a.",
    }),
    "/tagged": post("tagged", { oneOf: [ref("Cat"), ref("Dog")], discriminator: discriminator() }),
    "/mapped": post("mapped", {
      type: "object",
      properties: {
        pet: {
          anyOf: [ref("Cat"), ref("Dog")],
          discriminator: discriminator({ c: "#/components/schemas/Cat", d: "Dog", e: "Dog" }),
        },
      },
    }),
    "/implied": post("implied", {
      type: "array",
      items: {
        oneOf: [
          { type: "object", required: ["type"], properties: { type: { const: "a" }, size: integer } },
          {
            type: "object",
            required: ["type"],
            properties: { type: { enum: ["b", "c"] }, size: text, list: { type: "array", items: integer } },
          },
        ],
      },
    }),
    "/near": post("near", {
      anyOf: [
        { type: "object", required: ["email"], properties: { email: text, age: integer }, additionalProperties: false },
        {
          type: "object",
          required: ["phone", "area"],
          properties: { phone: integer, area: integer },
          additionalProperties: false,
        },
        { type: "null" },
      ],
    }),
    "/nullable": post("nullable", { type: "object", properties: { of: { anyOf: [ref("Cat"), { type: "null" }] } } }),
    "/read": {
      get: {
        operationId: "read",
        parameters: [
          query("filter", color, { style: "deepObject" }),
          query("spread", { type: "object", required: ["r"], properties: { r: integer, g: integer } }),
          query("pair", color, { explode: false }),
          query("told", { type: "object", properties: { x: integer }, "x-refusal": "Told." }, { style: "deepObject" }),
        ],
        responses: { "200": { description: "Fine." } },
      },
    },
  },
  components: {
    schemas: {
      Cat: { type: "object", required: ["kind", "lives"], properties: { kind: text, lives: integer } },
      Dog: { type: "object", required: ["kind", "name"], properties: { kind: text, name: { ...text, maxLength: 3 } } },
    },
  },
};

let api: Generated;
beforeAll(async () => {
  api = await generated(JSON.stringify(document));
});
afterAll(() => api[Symbol.asyncDispose]());

function refusal(operationId: string, body: unknown, search = ""): string {
  const [operation, validators] = [api.operations[operationId], api.requests[operationId]];
  if (operation === undefined || validators === undefined) throw new Error(`no operation ${operationId}`);
  const headers = { "content-type": "application/json" };
  const bytes = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
  try {
    createDecoder(operation, validators)({ path: {}, query: new URLSearchParams(search), headers, body: bytes });
    return "accepted";
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
}

describe("a key that is not allowed", () => {
  it.each([
    ["closed", { colour: 1 }, "No key colour is allowed in the body. Known are a, order."],
    ["closed", { order: { colour: 1, size: 2 } }, "No key colour or size is allowed in order. Known are id, of."],
    ["closed", { order: { "<b>": 1 } }, "No other keys are allowed in order. Known are id, of."],
    ["closed", { order: { ["k".repeat(41)]: 1, x: 1 } }, "No key x is allowed in order. Known are id, of."],
    ["refused", { b: 1 }, "Only a."],
  ])("is named: %s %j", (operationId, body, text) => {
    expect(refusal(operationId, body)).toBe(text);
  });

  it("is one of many in a message of limited length", () => {
    const order = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`key${index}`, 1]));
    expect(refusal("closed", { order })).toBe(
      "No key key0 or key1 or key2 or key3 or key4 is allowed in order. Known are id, of.",
    );
  });
});

describe("a choice", () => {
  it.each([
    ["tagged", { kind: "Cat", lives: "x" }, "No valid lives. lives must be a whole number."],
    ["tagged", { kind: "Dog", name: "long" }, "No valid name. name must be text of at most 3 characters."],
    ["tagged", { kind: "Cow", name: "long" }, "No valid kind. kind must be one of Cat, Dog."],
    ["tagged", { kind: 5 }, "No valid kind. kind must be one of Cat, Dog."],
    ["tagged", { name: "a" }, "No kind provided. kind must be one of Cat, Dog."],
    ["tagged", [], "No valid body. body must be an object."],
    ["mapped", { pet: { kind: "c" } }, "No pet.lives provided. pet.lives must be a whole number."],
    ["mapped", { pet: { kind: "e", name: 5 } }, "No valid pet.name. pet.name must be text of at most 3 characters."],
    ["mapped", { pet: { kind: "Cow", name: 5 } }, "No valid pet.kind. pet.kind must be one of c, d, e."],
    ["implied", [{ type: "a" }, { type: "a", size: "x" }], "No valid [1].size. [1].size must be a whole number."],
    ["implied", [{ type: "c", list: [1, "x"] }], "No valid [0].list[1]. [0].list[1] must be a whole number."],
    ["implied", [{ type: "d" }], "No valid [0].type. [0].type must be one of a, b, c."],
    ["near", { email: "a", age: "x" }, "No valid age. age must be a whole number."],
    ["near", {}, "No email provided. email must be text."],
    ["near", "a", "No valid body. body must be an object or null."],
    ["nullable", { of: { kind: "Cat" } }, "No of.lives provided. of.lives must be a whole number."],
    ["nullable", { of: 5 }, "No valid of. of must be an object or null."],
  ])("is reported with its faults: %s %j", (operationId, body, text) => {
    expect(refusal(operationId, body)).toBe(text);
  });
});

describe("a field of a parameter", () => {
  it.each([
    [
      "filter[color]=x&filter[size]=0",
      "No valid filter[color]. filter[color] must be a whole number. No valid filter[size]. filter[size] must be a whole number of at least 1.",
    ],
    ["filter[colour]=x", "No key colour is allowed in filter. Known are color, size."],
    ["r=x", "No valid r. r must be a whole number."],
    ["g=1", "No r provided. r must be a whole number."],
    ["pair=color,x", "No valid pair.color. pair.color must be a whole number."],
    ["told[x]=a", "Told."],
  ])("is named: %s", (search, text) => {
    expect(refusal("read", undefined, search)).toBe(text);
  });
});
