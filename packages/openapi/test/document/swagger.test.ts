import { describe, expect, it } from "vitest";
import { Unsupported } from "../../src/document/tree/refusals.ts";
import { modelOf } from "../codegen/support.ts";

const pets = {
  swagger: "2.0",
  info: { title: "Pets", version: "1" },
  host: "api.example.com",
  basePath: "/v2",
  schemes: ["https"],
  consumes: ["application/json"],
  produces: ["application/json"],
  securityDefinitions: { key: { type: "apiKey", name: "x-key", in: "header" } },
  paths: {
    "/pets": {
      get: {
        operationId: "listPets",
        parameters: [
          { name: "tags", in: "query", type: "array", items: { type: "string" }, collectionFormat: "multi" },
          { name: "limit", in: "query", type: "integer", maximum: 100, default: 10 },
        ],
        responses: { 200: { description: "Pets.", schema: { type: "array", items: { $ref: "#/definitions/Pet" } } } },
      },
      post: {
        operationId: "addPet",
        security: [{ key: [] }],
        parameters: [{ name: "body", in: "body", required: true, schema: { $ref: "#/definitions/Pet" } }],
        responses: { 201: { description: "Added." } },
      },
    },
    "/pets/{id}/photo": {
      post: {
        operationId: "addPhoto",
        consumes: ["multipart/form-data"],
        parameters: [
          { name: "id", in: "path", required: true, type: "integer" },
          { name: "file", in: "formData", type: "file", required: true },
          { name: "caption", in: "formData", type: "string" },
        ],
        responses: { 204: { description: "Stored." } },
      },
    },
  },
  definitions: {
    Pet: { type: "object", required: ["name"], properties: { name: { type: "string", minLength: 1 } } },
  },
};
const model = () => modelOf(JSON.stringify(pets), "pets.json");

describe("a document of Swagger 2.0", () => {
  it("is converted, with a note", () => {
    expect(model().notes).toMatchObject([
      { pointer: "#/swagger", reason: expect.stringContaining("was converted to OpenAPI 3.0") },
    ]);
  });

  it("has its operations, base path and security", () => {
    const { operations, basePath, securitySchemes } = model();
    expect(operations.map(({ operationId, path }) => `${operationId} ${path}`)).toEqual([
      "listPets /pets",
      "addPet /pets",
      "addPhoto /pets/{id}/photo",
    ]);
    expect(basePath).toBe("/v2");
    expect(Object.keys(securitySchemes)).toEqual(["key"]);
    expect(operations.map(({ security }) => security)).toEqual([[], [{ key: [] }], []]);
  });

  it("has its parameters and bodies", () => {
    const [list, add, photo] = model().operations;
    expect(list?.parameters.map(({ name, shape, explode }) => [name, shape, explode])).toEqual([
      ["tags", "list", true],
      ["limit", "text", true],
    ]);
    expect([add?.body?.required, add?.body?.contents[0]?.mediaType]).toEqual([true, "application/json"]);
    expect([photo?.body?.required, photo?.body?.contents[0]?.mediaType]).toEqual([true, "multipart/form-data"]);
  });

  it("is refused if strict, or without paths", () => {
    expect(() => modelOf(JSON.stringify(pets), "pets.json", { strict: true })).toThrow(Unsupported);
    expect(() => modelOf(JSON.stringify({ swagger: "2.0" }), "pets.json")).toThrow(Unsupported);
  });
});
