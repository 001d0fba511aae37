import { describe, expect, it } from "vitest";
import { modelOf } from "../codegen/support.ts";

const ok = (schema = "Fine") => ({
  "200": {
    description: "Fine.",
    content: { "application/json": { schema: { $ref: `#/components/schemas/${schema}` } } },
  },
});
const document = JSON.stringify({
  openapi: "3.1.0",
  info: {},
  paths: {
    "/users": { get: { operationId: "listUsers", tags: ["people"], responses: ok() } },
    "/users/{id}": {
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
      get: { operationId: "readUser", tags: ["people"], responses: ok("Broken") },
      delete: { operationId: "removeUser", responses: ok() },
    },
    "/orders": { get: { operationId: "listOrders", tags: ["shop"], responses: ok("Kind") } },
  },
  webhooks: { gone: { post: { requestBody: { content: { "application/json": { schema: { type: "money" } } } } } } },
  components: {
    schemas: {
      Fine: { type: "object" },
      Broken: { type: "object", properties: { price: { $ref: "#/components/schemas/Money" } } },
      Money: { type: "money" },
      Kind: {
        type: "object",
        properties: { kind: { type: "string" } },
        discriminator: { propertyName: "kind", mapping: { b: "Boat", c: "#/components/schemas/Car" } },
      },
      Boat: { type: "object" },
      Car: { type: "object" },
    },
  },
});
const selected = (options: { only?: string[]; skip?: string[] }) => modelOf(document, "api.json", options);
const idsOf = (options: { only?: string[]; skip?: string[] }) =>
  selected(options).operations.map(({ operationId }) => operationId);

describe("a part of a document", () => {
  it.each([
    ["an operationId", { skip: ["readUser"] }, ["listUsers", "removeUser", "listOrders"]],
    ["a tag", { only: ["shop"] }, ["listOrders"]],
    ["a path", { only: ["/users"] }, ["listUsers"]],
    ["a path with a wildcard", { only: ["/users*"], skip: ["readUser"] }, ["listUsers", "removeUser"]],
    ["a part of an operationId", { only: ["list*"] }, ["listUsers", "listOrders"]],
    ["several patterns", { only: ["listUsers", "shop"] }, ["listUsers", "listOrders"]],
  ])("is selected by %s", (_, options, expected) => {
    expect(idsOf(options)).toEqual(expected);
  });

  it("has only the components that it reaches, including those that a discriminator names", () => {
    const schemas = (options: object) => Object.keys(Object(selected(options).document["components"]).schemas);
    expect(schemas({ only: ["listUsers"] })).toEqual(["Fine"]);
    expect(schemas({ only: ["listOrders"] })).toEqual(["Kind", "Boat", "Car"]);
  });

  it("is checked, and nothing else is", () => {
    expect(() => selected({})).toThrow("money");
    expect(() => selected({ only: ["people"] })).toThrow("Needed by readUser.");
    expect(() => selected({ only: ["people"], skip: ["readUser"] })).not.toThrow();
  });

  it("is refused when a pattern matches nothing, with similar names", () => {
    expect(() => selected({ skip: ["readuser"] })).toThrow(
      '"readuser" is not an operationId, tag or path. Near: readUser.',
    );
    expect(() => selected({ only: ["zzz*"] })).toThrow('"zzz*" is not an operationId, tag or path. A *');
  });
});
