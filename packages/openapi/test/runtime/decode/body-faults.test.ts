import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Problem } from "../../../src/operation/problem.ts";
import { createDecoder } from "../../../src/runtime/decode/decode.ts";
import { placesOf } from "../../../src/runtime/decode/validation-issue.ts";
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
    "/named": post("named", {
      type: "object",
      properties: {
        labels: {
          type: "object",
          additionalProperties: { type: "object", properties: { x: integer }, required: ["x"] },
        },
        // Required, but not described.
        order: { type: "object", required: ["id"], dependentRequired: { from: ["until"] } },
        tree: ref("Tree"),
        any: {},
      },
      required: ["name"],
    }),
    "/text": {
      post: {
        operationId: "text",
        requestBody: {
          required: true,
          content: {
            "text/plain": { schema: { type: "string", minLength: 2, maxLength: 3, pattern: "^[a-z💧]*$" } },
            "text/csv": { schema: ref("Line") },
            "text/x-any": { schema: { type: "string" } },
            "text/yaml": { schema: { type: "object", required: ["a"] } },
          },
        },
        responses: { "200": { description: "Fine." } },
      },
    },
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
      Line: { type: "string", format: "date", "x-refusal": "Send a date." },
      Tree: {
        type: "object",
        properties: { children: { type: "array", items: ref("Tree") }, size: integer },
      },
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

function refusal(operationId: string, body: unknown, search = "", type = "application/json"): string {
  try {
    return problemOf(operationId, body, search, type).message;
  } catch (error) {
    if (error === accepted) return "accepted";
    throw error;
  }
}

const accepted = new Error("The request was accepted.");
/** @param body as it is sent, or a value. Errors: `accepted` */
function problemOf(operationId: string, body: unknown, search = "", type = "application/json"): Problem {
  const [operation, validators] = [api.operations[operationId], api.requests[operationId]];
  if (operation === undefined || validators === undefined) throw new Error(`no operation ${operationId}`);
  const headers = { "content-type": type };
  const bytes = body === undefined || body instanceof Uint8Array ? body : Buffer.from(JSON.stringify(body));
  try {
    createDecoder(operation, validators)({ path: {}, query: new URLSearchParams(search), headers, body: bytes });
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw accepted;
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

describe("a key that the document does not name", () => {
  it.each([
    ["shade", "No valid labels.shade.x. labels.shade.x must be a whole number."],
    ["<b>", "No valid labels.*.x. labels.*.x must be a whole number."],
    ["a.b", "No valid labels.*.x. labels.*.x must be a whole number."],
    ["an-id", "No valid labels.*.x. labels.*.x must be a whole number."],
    ["e3f1", "No valid labels.*.x. labels.*.x must be a whole number."],
    ["k".repeat(21), "No valid labels.*.x. labels.*.x must be a whole number."],
  ])("is shown if it is a short word: %s", (key, text) => {
    expect(refusal("named", { name: 1, labels: { [key]: { x: "no" } } })).toBe(text);
  });

  it("is shown where something is missing in it, and not to monitoring", () => {
    const body = { name: 1, labels: { shade: {} } };
    expect(refusal("named", body)).toBe("No labels.shade.x provided. labels.shade.x must be a whole number.");
    expect(placesOf(problemOf("named", body))).toEqual(["labels.*.x"]);
  });
});

describe("what the document does not describe", () => {
  it.each([
    [{}, "No name provided."],
    [{ name: 1, order: {} }, "No order.id provided."],
    [{ name: 1, order: { id: 1, from: 1 } }, "No order.until provided."],
    [
      { name: 1, tree: { children: [{ children: [{ size: "x" }] }] } },
      "No valid tree.children[0]. A part of tree.children[0] is not as the specification says.",
    ],
  ])("is refused in true words: %j", (body, text) => {
    expect(refusal("named", body)).toBe(text);
  });
});

describe("a number beyond the range of a double", () => {
  it.each([
    ['{"name":1e400}', "No valid body. A part of body is a number beyond the range of a double."],
    ['{"name":1,"any":-1e400}', "No valid any. any is a number beyond the range of a double."],
    ['{"name":1,"any":{"b":[1,1E+0400 ]}}', "No valid any. A part of any is a number beyond the range of a double."],
    [`{"name":1,"any":${"9".repeat(400)}}`, "No valid any. any is a number beyond the range of a double."],
    [`{"name":1,"any":${"9".repeat(299)}e10}`, "No valid any. any is a number beyond the range of a double."],
    [
      '{"name":1,"labels":{"a":{"x":1e999}}}',
      "No valid labels.a.x. labels.a.x is a number beyond the range of a double.",
    ],
  ])("is refused wherever it is: %s", (body, text) => {
    expect(refusal("named", Buffer.from(body))).toBe(text);
  });

  it.each(['{"name":1e300}', '{"name":"1e400"}', '{"name":["a1e400",0e999,1e-999]}', `{"name":"${"9".repeat(400)}"}`])(
    "is not what fits one, or a text: %s",
    (body) => {
      expect(refusal("named", Buffer.from(body))).toBe("accepted");
    },
  );
});

describe("a body of text with rules", () => {
  it.each([
    ["text/plain", "abc", "accepted"],
    ["text/plain; charset=utf-8", "💧💧💧", "accepted"],
    ["text/plain", "a", "No valid body. body must be text of 2 to 3 characters."],
    ["text/plain", "abcd", "No valid body. body must be text of 2 to 3 characters."],
    ["text/plain", "AB", "No valid body. body must be text of 2 to 3 characters."],
    ["text/csv", "2026-01-31", "accepted"],
    ["text/csv", "2026-01-32", "Send a date."],
    ["text/x-any", "anything", "accepted"],
    ["text/yaml", "b: 1", "accepted"],
  ])("is validated as a parameter: %s %s", (type, body, text) => {
    expect(refusal("text", Buffer.from(body), "", type)).toBe(text);
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
