import { describe, expect, it } from "vitest";
import { entriesOf, objectOf } from "../../src/document/tree/json.ts";
import { Unsupported } from "../../src/document/tree/refusals.ts";
import { createDecoder } from "../../src/runtime/decode/decode.ts";
import { generated, modelOf } from "../codegen/support.ts";

const flag = {
  type: "boolean",
  description: "Whether.",
  default: false,
  "x-decoded-as": { type: "string", maxLength: 8 },
};
const documentOf = (schema: object, reply: object = {}, schemas: object = {}): string =>
  JSON.stringify({
    openapi: "3.1.0",
    info: {},
    paths: {
      "/a": {
        get: {
          operationId: "read",
          parameters: [{ name: "all", in: "query", schema }],
          responses: { "200": { description: "Fine.", content: { "application/json": { schema: reply } } } },
        },
      },
    },
    components: { schemas },
  });

describe("a schema with x-decoded-as", () => {
  it.each([
    ["in the parameter", documentOf(flag)],
    ["of a component", documentOf({ $ref: "#/components/schemas/Flag" }, {}, { Flag: flag })],
  ])("%s decodes what older clients send", async (_place, document) => {
    await using made = await generated(document);
    const { read } = made.operations;
    const validators = made.requests["read"];
    if (read === undefined || validators === undefined) throw new Error("not generated");
    const decode = createDecoder(read, validators);
    const decoded = (query: string) =>
      decode({ path: {}, query: new URLSearchParams(query), headers: {}, body: undefined }).query;
    expect(decoded("all=True")).toEqual({ all: "True" });
    expect(decoded("")).toEqual({});
    expect(() => decoded("all=much-too-long")).toThrow("all must be text of at most 8 characters");
  });

  it("keeps its description, and not its default", () => {
    const [operation] = modelOf(documentOf(flag)).operations;
    expect(operation?.parameters[0]?.schema).toEqual({
      type: "string",
      maxLength: 8,
      description: "Whether.",
    });
  });

  it("is read as it is published where that is asked for", () => {
    const [operation] = modelOf(documentOf(flag), "api.json", { published: true }).operations;
    expect(operation?.parameters[0]).toMatchObject({ expected: "true or false", schema: { default: false } });
    const { published, document } = modelOf(documentOf(flag));
    const typeIn = (part: typeof document): unknown => {
      const [[, item] = []] = entriesOf(part["paths"]);
      const [parameter] = objectOf(objectOf(item)["get"])["parameters"] as readonly object[];
      return objectOf(objectOf(parameter)["schema"])["type"];
    };
    expect([typeIn(published), typeIn(document)]).toEqual(["boolean", "string"]);
  });

  it.each<[name: string, document: string, reason: string]>([
    ["no schema", documentOf({ type: "boolean", "x-decoded-as": "string" }), "Write a schema."],
    [
      "a reference",
      documentOf({ type: "boolean", "x-decoded-as": { $ref: "#/components/schemas/Flag" } }, {}, { Flag: {} }),
      "Write the schema without references.",
    ],
    [
      "an invalid schema",
      documentOf({ type: "boolean", "x-decoded-as": { type: "text!" } }),
      "not a type of JSON Schema",
    ],
    ["a place in a reply", documentOf({}, flag), "which is sent as it is published"],
    [
      "a component of a reply",
      documentOf({}, { $ref: "#/components/schemas/Flag" }, { Flag: flag }),
      "which is sent as it is published",
    ],
  ])("is refused with %s", (_name, document, reason) => {
    expect(() => modelOf(document)).toThrow(Unsupported);
    expect(() => modelOf(document)).toThrow(reason);
  });
});
