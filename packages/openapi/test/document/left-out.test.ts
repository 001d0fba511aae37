import { describe, expect, it } from "vitest";
import { withoutUnsupported } from "../../src/document/left-out.ts";
import { Unsupported } from "../../src/document/tree/refusals.ts";

const responses = { "200": { description: "Fine." } };
const operation = (operationId: string, more: object = {}) => ({ get: { operationId, responses, ...more } });
const withSchema = (name: string) => ({
  responses: {
    "200": {
      description: "Fine.",
      content: { "application/json": { schema: { $ref: `#/components/schemas/${name}` } } },
    },
  },
});
const read = (paths: object, schemas: object = {}) =>
  withoutUnsupported(
    JSON.parse(JSON.stringify({ openapi: "3.1.0", info: {}, paths, components: { schemas } })),
    "shop.json",
  );
const wrong = { type: "money" };

describe("operations for which no correct code can be generated", () => {
  it("are left out with the reason, and the others are generated", () => {
    const { operations, notes } = read(
      { "/a": operation("a"), "/b": operation("b", withSchema("Price")), "/c": operation("c", withSchema("Price")) },
      { Price: wrong },
    );
    expect(operations.map(({ operationId }) => operationId)).toEqual(["a"]);
    expect(notes).toEqual([
      {
        file: "shop.json",
        pointer: "#/components/schemas/Price/type",
        reason: '"money" is not a type of JSON Schema.',
        operations: ["b", "c"],
        isLeftOut: true,
      },
    ]);
  });

  it("are found in as many rounds as it takes, and all are noted", () => {
    const many = { name: "q", in: "query", schema: { type: "string", pattern: "(" } };
    const { operations, notes } = read(
      { "/a": operation("a"), "/b": operation("b", withSchema("Price")), "/c": operation("c", { parameters: [many] }) },
      { Price: wrong },
    );
    expect(operations.map(({ operationId }) => operationId)).toEqual(["a"]);
    expect(notes.flatMap((note) => note.operations)).toEqual(expect.arrayContaining(["b", "c"]));
  });

  it("may share their name with the tag of others, which stay", () => {
    const { operations } = read(
      { "/a": operation("a", { tags: ["b"] }), "/b": operation("b", withSchema("Price")) },
      { Price: wrong },
    );
    expect(operations.map(({ operationId }) => operationId)).toEqual(["a"]);
  });

  it("are none where only a component is wrong that nothing needs", () => {
    const { operations, notes } = read({ "/a": operation("a") }, { Price: wrong });
    expect(operations.map(({ operationId }) => operationId)).toEqual(["a"]);
    expect(notes).toMatchObject([{ pointer: "#/components/schemas/Price/type", operations: [], isLeftOut: true }]);
  });
});

describe("a document is refused", () => {
  it("if nothing of it is left", () => {
    expect(() => read({ "/b": operation("b", withSchema("Price")) }, { Price: wrong })).toThrow(Unsupported);
  });

  it("if what is wrong concerns the whole of it", () => {
    const old = { swagger: "1.2", paths: {} };
    expect(() => withoutUnsupported(old, "shop.json")).toThrow("Only documents of OpenAPI 3.0, 3.1 and 3.2");
  });
});
