import { describe, expect, it } from "vitest";
import { outputTypes } from "../../src/codegen/output-types.ts";
import { normalize } from "../../src/document/normalize.ts";
import { filesBeside } from "../../src/document/read/files.ts";
import { parse } from "../../src/document/read/load.ts";
import { Unsupported } from "../../src/document/tree/refusals.ts";

const response = (schema: object) => ({
  "200": { description: "Fine.", content: { "application/json": { schema } } },
});
const spec = (schema: object, schemas: object = {}, paths: object = {}) => ({
  openapi: "3.1.0",
  info: { title: "Trees", version: "1" },
  paths: { "/a": { get: { operationId: "read", responses: response(schema) } }, ...paths },
  components: { schemas },
});
const read = (document: object, files: Readonly<Record<string, string>> = {}) =>
  normalize(parse(JSON.stringify(document), "specs/api.json") as never, "specs/api.json", {
    read: (path) => (files[path] === undefined ? undefined : parse(files[path], path)),
  });
const typesOf = async (document: object, files: Readonly<Record<string, string>> = {}) =>
  outputTypes(read(document, files), "make")
    .map(({ text }) => text)
    .join("")
    .replaceAll(/\s+/g, " ");

describe("a reference to another file", () => {
  it("makes its target a component, including everything that it refers to", async () => {
    const types = await typesOf(spec({ $ref: "schemas/tree.yaml" }), {
      "schemas/tree.yaml":
        "type: object\nproperties:\n  kids: { type: array, items: { $ref: '#' } }\n  leaf: { $ref: '../common.yaml#/definitions/Leaf' }\n",
      "common.yaml": "definitions:\n  Leaf: { type: string, enum: [green] }\n",
    });
    expect(types).toContain('"application/json": components["schemas"]["tree"]');
    expect(types).toContain('tree: { kids?: components["schemas"]["tree"][]; leaf?: components["schemas"]["Leaf"]; }');
    expect(types).toContain('Leaf: "green";');
  });

  it("works for whole path items, and back into the first document", async () => {
    const files = {
      "paths/pet.yaml":
        "get:\n  operationId: readPet\n  responses:\n    200: { description: ok, content: { application/json: { schema: { $ref: '../api.json#/components/schemas/Pet' } } } }\n",
    };
    const document = spec({}, { Pet: { type: "object" } }, { "/pet": { $ref: "paths/pet.yaml" } });
    expect(read(document, files).operations.map(({ operationId }) => operationId)).toEqual(["read", "readPet"]);
    expect(await typesOf(document, files)).toContain('"application/json": components["schemas"]["Pet"]');
  });

  it.each([
    ["a URL", "https://example.com/a.json", "nothing is fetched"],
    ["a file outside", "../secret.yaml", "is outside the folder of the first document"],
    ["an absolute path", "/etc/passwd", "nothing is fetched"],
    ["a missing file", "nope.yaml", "nope.yaml has no content"],
    ["a missing part", "common.yaml#/nope", "common.yaml has no /nope"],
    ["a path that does not decode", "a%zz.yaml", '"a%zz.yaml" is not a valid reference'],
    ["a part that does not decode", "common.yaml#/a%zz", "common.yaml has no /a%zz"],
  ])("is refused once: %s", (_, $ref, reason) => {
    const files = { "common.yaml": "a: 1\n" };
    expect(() => read(spec({ $ref }), files)).toThrow(
      expect.objectContaining({
        refusals: [
          {
            file: "specs/api.json",
            pointer: "#/paths/~1a/get/responses/200/content/application~1json/schema",
            reason: expect.stringContaining(reason),
            operations: ["read"],
          },
        ],
      }),
    );
  });

  it("leads to the location in that file when its content is refused", () => {
    const files = {
      "common.yaml": "components:\n  schemas:\n    Money: { properties: { amount: { type: money } } }\n",
    };
    expect(() => read(spec({ $ref: "common.yaml#/components/schemas/Money" }), files)).toThrow(
      "specs/common.yaml #/components/schemas/Money/properties/amount/type\n",
    );
  });
});

it("a reference to a folder is refused like one to a missing file", () => {
  const file = new URL("../codegen/fixtures/shop.yaml", import.meta.url).pathname;
  for (const $ref of [".", "shop.yaml/a", "a%00.yaml"])
    expect(() => normalize(spec({ $ref }) as never, file, { read: filesBeside(file) })).toThrow(Unsupported);
  expect(filesBeside(file)(".")).toBeUndefined();
});

describe("a reference by anchor or identifier", () => {
  it.each([
    ["an anchor", { $ref: "#leaf" }, { Leaf: { $anchor: "leaf", type: "boolean" } }],
    ["a relative $id", { $ref: "/leaf" }, { Leaf: { $id: "/leaf", type: "boolean" } }],
    ["an absolute $id", { $ref: "https://x.test/leaf" }, { Leaf: { $id: "https://x.test/leaf", type: "boolean" } }],
    ["a dynamic anchor", { $dynamicRef: "#leaf" }, { Leaf: { $dynamicAnchor: "leaf", type: "boolean" } }],
  ])("is followed: %s", async (_, schema, schemas) => {
    expect(await typesOf(spec(schema, schemas))).toContain('"application/json": components["schemas"]["Leaf"]');
  });

  it("by # or $recursiveRef resolves to the enclosing schema resource", async () => {
    const kids = (ref: object) => ({ type: "object", properties: { kids: { type: "array", items: ref } } });
    for (const Tree of [
      { $id: "tree", ...kids({ $ref: "#" }) },
      { $recursiveAnchor: true, ...kids({ $recursiveRef: "#" }) },
    ])
      expect(await typesOf(spec({}, { Tree }))).toContain('Tree: { kids?: components["schemas"]["Tree"][]; }');
  });

  it("is refused when it could mean several schemas", () => {
    const schemas = { A: { $dynamicAnchor: "x" }, B: { $dynamicAnchor: "x" } };
    expect(() => read(spec({ $dynamicRef: "#x" }, schemas))).toThrow("$dynamicRef is not followed");
  });
});

describe("a reference to something other than a component", () => {
  it("makes it a component, even below an unknown key", async () => {
    const document = {
      ...spec(
        { $ref: "#/x-shared/leaf" },
        {},
        {
          "/b": {
            get: {
              operationId: "b",
              responses: response({ $ref: "#/paths/~1a/get/responses/200/content/application~1json/schema" }),
            },
          },
        },
      ),
      "x-shared": { leaf: { type: "boolean", nullable: true } },
    };
    expect(await typesOf(document)).toContain("x_shared_leaf: boolean | null;");
  });

  it("omits a discriminator mapping with a missing target, with a note", () => {
    const schema = { type: "object", discriminator: { propertyName: "a", mapping: { b: "models/b.yml", c: "Car" } } };
    const { notes, document } = read(spec(schema, { Car: {} }));
    expect(notes.map(({ reason }) => reason)).toEqual(['"models/b.yml" does not exist: the mapping is left out.']);
    expect(JSON.stringify(document)).toContain('"mapping":{"c":"#/components/schemas/Car"}');
  });
});
