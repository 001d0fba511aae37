import { type JsonObject, objectOf } from "@segmark/openapi/internal/document/tree/json";
import { walk } from "@segmark/openapi/internal/document/tree/walk";
import { describe, expect, it } from "vitest";
import { operationsOf, parametersOf, published } from "./published.ts";
import { widerTypes } from "./wider-types.ts";

const schemas = (schema: JsonObject): JsonObject => ({ components: { schemas: { Thing: schema } } });

describe("a type is found to be wider than it could be", () => {
  it.each<[name: string, schema: JsonObject, what: string]>([
    ["without a type", { description: "Something." }, "anything"],
    ["with several types", { type: ["number", "string"] }, "several types"],
    ["with alternatives", { anyOf: [{ type: "integer" }, { type: "boolean" }] }, "a choice"],
    ["as a list of anything", { type: "array" }, "a list of anything"],
    ["as an object without properties", { type: "object" }, "an object without properties"],
    [
      "as an object with any properties",
      { type: "object", additionalProperties: true },
      "an object with any properties",
    ],
    ["as text whose example is a flag", { type: "string", example: "true" }, "text for a flag or a number"],
    ["as text whose default is a number", { type: "string", default: "10" }, "text for a flag or a number"],
    ["as text that is `true`", { type: "string", description: "`true` for all." }, "text for a flag or a number"],
    [
      "as text of a few names",
      { type: "string", description: "A place: here, there or x." },
      "text for one of a few names",
    ],
  ])("%s", (_name, schema, what) => {
    expect(widerTypes(schemas(schema))).toMatchObject([{ what, isMarked: false }]);
  });

  it.each<[name: string, schema: JsonObject]>([
    ["as a number", { type: "integer" }],
    ["as a number or null", { type: ["integer", "null"] }],
    ["as a reference or null", { anyOf: [{ $ref: "#/components/schemas/Other" }, { type: "null" }] }],
    ["as a map", { type: "object", additionalProperties: { type: "integer" } }],
    ["as an enum", { type: "string", description: "A place: here or there.", enum: ["here", "there"] }],
    ["as text", { type: "string", description: "What is wrong." }],
  ])("but not %s", (_name, schema) => {
    expect(widerTypes(schemas(schema))).toEqual([]);
  });
});

describe.each(published)("$name", (document) => {
  it("gives a reason for each type that is wider than what is sent", () => {
    expect(widerTypes(document.document).filter(({ isMarked }) => !isMarked)).toEqual([]);
  });

  it("gives no reason where the type is as narrow as it can be", () => {
    const wide = new Set(widerTypes(document.document).map(({ pointer }) => pointer));
    const marked: string[] = [];
    walk(document.document, "document", "#", (node, _kind, pointer) => {
      if ("x-wider" in node && !wide.has(pointer)) marked.push(pointer);
    });
    expect(marked).toEqual([]);
  });

  it("has an example with the type of its parameter", () => {
    for (const [name, operation] of operationsOf(document))
      for (const parameter of parametersOf(operation, document)) {
        const schema = document.resolve(parameter["schema"]);
        if (parameter["example"] === undefined || schema["type"] === undefined) continue;
        const [example, type] = [parameter["example"], schema["type"]];
        const actual = Array.isArray(example) ? "array" : Number.isInteger(example) ? "integer" : typeof example;
        expect([name, parameter["name"], type === "number" && actual === "integer" ? "number" : actual]).toEqual([
          name,
          parameter["name"],
          type,
        ]);
        if (Array.isArray(schema["enum"])) expect(schema["enum"]).toContain(example);
        expect(objectOf(parameter["content"])).toEqual({});
      }
  });
});
