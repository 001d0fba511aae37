import { describe, expect, it } from "vitest";
import { modelOf } from "../codegen/support.ts";

const text = { type: "string" };
const document = (path: string, parameters: readonly object[], common: readonly object[] = []) =>
  JSON.stringify({
    openapi: "3.0.3",
    info: {},
    paths: {
      [path]: {
        parameters: common,
        get: { operationId: "read", parameters, responses: { "200": { description: "Fine." } } },
      },
    },
  });

describe("an invalid parameter with only one sensible interpretation", () => {
  it.each<[name: string, path: string, parameters: object[], read: object[], note: string]>([
    [
      "a missing path parameter",
      "/a/{id}",
      [],
      [{ name: "id", in: "path", required: true, types: ["string"] }],
      "read as text",
    ],
    [
      "a path parameter that is not in the path",
      "/a",
      [{ name: "id", in: "path", required: true, schema: text }],
      [],
      "left out",
    ],
    [
      "an optional path parameter",
      "/a/{id}",
      [{ name: "id", in: "path", schema: text }],
      [{ name: "id", required: true }],
      "required in any case",
    ],
    [
      "a duplicate with another description",
      "/a",
      [
        { name: "q", in: "query", schema: text },
        { name: "q", in: "query", description: "Search.", schema: text },
      ],
      [{ name: "q" }],
      "listed twice: it is read once",
    ],
    [
      "a parameter without a schema",
      "/a",
      [{ name: "q", in: "query" }],
      [{ name: "q", types: ["string"] }],
      "is its schema",
    ],
    [
      "a parameter whose content is not JSON",
      "/a",
      [{ name: "q", in: "query", content: { "*/*": { schema: { type: "integer" } } } }],
      [{ name: "q", types: ["integer"], shape: "text" }],
      "read as text of its schema",
    ],
    [
      "a style for objects with a string",
      "/a",
      [{ name: "q", in: "query", style: "deepObject", schema: text }],
      [{ name: "q", style: "form", shape: "text" }],
      "the value is read as it is",
    ],
    [
      "a type next to the name",
      "/a",
      [{ name: "q", in: "query", type: "integer" }],
      [{ name: "q", types: ["integer"] }],
      "is its schema",
    ],
  ])("is repaired, with a note: %s", (_, path, parameters, read, note) => {
    const { operations, notes } = modelOf(document(path, parameters), "api.json");
    expect(operations[0]?.parameters).toMatchObject(read);
    expect(notes.map(({ reason }) => reason)).toEqual([expect.stringContaining(note)]);
    expect(() => modelOf(document(path, parameters), "api.json", { strict: true })).toThrow("api.json #/paths");
  });

  it("may be in the path item", () => {
    const { operations } = modelOf(document("/a/{id}", [], [{ name: "id", in: "path", schema: text }]), "api.json");
    expect(operations[0]?.parameters).toMatchObject([{ name: "id", in: "path", required: true }]);
  });

  it("is refused when two definitions of it differ", () => {
    const parameters = [
      { name: "q", in: "query", schema: text },
      { name: "q", in: "query", schema: { type: "integer" } },
    ];
    expect(() => modelOf(document("/a", parameters), "api.json")).toThrow("listed twice.");
  });
});
