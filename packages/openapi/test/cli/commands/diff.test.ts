import { describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { changesBetween } from "../../../src/cli/diff/changes.ts";
import { world } from "../support.ts";

const text = `openapi: 3.1.0
info: { title: Pets, version: "1" }
security: [{ key: [] }]
paths:
  /pets/{id}:
    get:
      operationId: getPet
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
        - { name: limit, in: query, schema: { type: integer, maximum: 100 } }
      responses:
        "200": { description: Found., content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } }
        "404": { description: None. }
  /pets:
    post:
      operationId: addPet
      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/NewPet" } } } }
      responses: { "201": { description: Made. } }
components:
  securitySchemes: { key: { type: apiKey, in: header, name: x-key }, other: { type: http, scheme: bearer } }
  schemas:
    Pet:
      type: object
      required: [id, name]
      properties:
        id: { type: string }
        name: { type: string }
        kind: { type: string, enum: [cat, dog] }
        parent: { $ref: "#/components/schemas/Pet" }
    NewPet:
      type: object
      required: [name]
      properties:
        name: { type: string, maxLength: 50 }
        kind: { type: string, enum: [cat, dog] }
        size: { type: integer, minimum: 0 }
`;

// biome-ignore lint/suspicious/noExplicitAny: a document in which the tests change anything
type Document = any;
const edited = (edit: (document: Document) => void): Document => {
  const document = parse(text);
  edit(document);
  return document;
};
const get = (document: Document) => document.paths["/pets/{id}"].get;
const post = (document: Document) => document.paths["/pets"].post;
const pet = (document: Document) => document.components.schemas.Pet;
const newPet = (document: Document) => document.components.schemas.NewPet;

const breaking: readonly (readonly [string, (document: Document) => void])[] = [
  ["an operation is removed", (d) => delete d.paths["/pets"]],
  ["a property of a reply is removed", (d) => delete pet(d).properties.kind],
  ["a property of a reply is no longer required", (d) => pet(d).required.pop()],
  ["a property of a reply has another type", (d) => (pet(d).properties.name.type = "integer")],
  ["a property of a reply may be null", (d) => (pet(d).properties.name.type = ["string", "null"])],
  ["an enum of a reply gains a value", (d) => pet(d).properties.kind.enum.push("cow")],
  ["a status is removed", (d) => delete get(d).responses["404"]],
  ["a property of a body becomes required", (d) => newPet(d).required.push("size")],
  ["a body requires a property that it does not describe", (d) => newPet(d).required.push("owner")],
  ["an enum of a body loses a value", (d) => newPet(d).properties.kind.enum.pop()],
  ["a limit of a body becomes smaller", (d) => (newPet(d).properties.name.maxLength = 10)],
  ["a body no longer accepts unknown keys", (d) => (newPet(d).additionalProperties = false)],
  ["a body becomes required", (d) => (post(d).requestBody.required = true)],
  ["a parameter has another type", (d) => (get(d).parameters[1].schema.type = "boolean")],
  ["a parameter becomes required", (d) => (get(d).parameters[1].required = true)],
  [
    "a required parameter is added",
    (d) => get(d).parameters.push({ name: "q", in: "query", required: true, schema: {} }),
  ],
  ["a second key is required", (d) => (d.security = [{ key: [], other: [] }])],
  ["another key is required", (d) => (post(d).security = [{ other: [] }])],
  ["the key is sent elsewhere", (d) => (d.components.securitySchemes.key.name = "x-token")],
];

const harmless: readonly (readonly [string, (document: Document) => void])[] = [
  ["an operation is added", (d) => (d.paths["/new"] = { get: { responses: { 200: { description: "New." } } } })],
  ["a property of a reply is added", (d) => (pet(d).properties.born = { type: "string" })],
  ["an enum of a reply loses a value", (d) => pet(d).properties.kind.enum.pop()],
  ["an optional property of a body is added", (d) => (newPet(d).properties.born = { type: "string" })],
  ["a property of a body becomes optional", (d) => newPet(d).required.pop()],
  ["a property of a body accepts more types", (d) => (newPet(d).properties.size.type = "number")],
  ["an optional parameter is added", (d) => get(d).parameters.unshift({ name: "q", in: "query", schema: {} })],
  ["another key is accepted too", (d) => d.security.push({ other: [] })],
  ["a key is no longer required", (d) => (d.security = [])],
  ["a description changes", (d) => (get(d).responses["404"].description = "Nothing.")],
];

const none: readonly (readonly [string, (document: Document) => void])[] = [
  ["parameters are in another order", (d) => get(d).parameters.reverse()],
  [
    "a component has another name",
    (d) => {
      d.components.schemas.Fresh = newPet(d);
      delete d.components.schemas.NewPet;
      post(d).requestBody.content["application/json"].schema.$ref = "#/components/schemas/Fresh";
    },
  ],
  [
    "the common security is repeated at each operation",
    (d) => {
      for (const operation of [get(d), post(d)]) operation.security = [{ key: [] }];
      delete d.security;
    },
  ],
];

describe("changes between two documents", () => {
  it.each(breaking)("are breaking when %s", (_, edit) => {
    const changes = changesBetween(parse(text), edited(edit));
    expect(changes.filter(({ isBreaking }) => isBreaking)).not.toEqual([]);
  });

  it.each(harmless)("are listed as non-breaking when %s", (_, edit) => {
    const changes = changesBetween(parse(text), edited(edit));
    expect(changes).not.toEqual([]);
    expect(changes.filter(({ isBreaking }) => isBreaking)).toEqual([]);
  });

  it.each(none)("are not reported when %s", (_, edit) => {
    expect(changesBetween(parse(text), edited(edit))).toEqual([]);
  });

  it("are not reported between the same schema in the dialects of 3.0 and 3.1", () => {
    const modern = edited((d) => (newPet(d).properties.size.type = ["integer", "null"]));
    const old = edited((d) => {
      d.openapi = "3.0.3";
      newPet(d).properties.size.nullable = true;
    });
    expect(changesBetween(old, modern)).toEqual([]);
  });
});

describe("segmark diff", () => {
  it("prints breaking changes first and fails, also as JSON", async () => {
    await using here = world();
    here.write("old.yaml", text);
    here.write(
      "new.json",
      JSON.stringify(
        edited((d) => {
          delete get(d).responses["404"];
          pet(d).properties.born = { type: "string" };
        }),
      ),
    );
    expect(await here.segmark("diff", "old.yaml", "new.json")).toEqual({
      status: 1,
      out: `Breaking:
  removed responses/404  (GET /pets/{id})

Other:
  added responses/200/content/application/json/schema/properties/born  (GET /pets/{id})
`,
      err: "1 breaking change.\n",
    });
    const { status, out } = await here.segmark("diff", "old.yaml", "new.json", "--json");
    expect([status, JSON.parse(out)]).toMatchObject([
      1,
      {
        breaking: [{ isBreaking: true, operation: "GET /pets/{id}", place: "responses/404", action: "remove" }],
        other: [{ isBreaking: false, operation: "GET /pets/{id}", action: "add", after: { type: "string" } }],
      },
    ]);
  });

  it("exits with 0 without breaking changes, and says so when nothing changed", async () => {
    await using here = world();
    here.write("old.yaml", text);
    here.write("new.yaml", stringify(edited((d) => (pet(d).properties.born = { type: "string" }))));
    expect(await here.segmark("diff", "old.yaml", "new.yaml")).toMatchObject({ status: 0, err: "" });
    expect(await here.segmark("diff", "old.yaml", "old.yaml")).toEqual({ status: 0, out: "No changes.\n", err: "" });
  });

  const open = "openapi: 3.1.0\ninfo: { title: T, version: '1' }\n";
  const plain = (operation: string, item = "") =>
    `${open}paths: { /a: { ${item}post: { ${operation}responses: { "200": { description: Done. } } } } }\n`;
  const body = (schema: string) => plain(`requestBody: { content: { application/json: { schema: ${schema} } } }, `);
  const required = "parameters: [{ name: q, in: query, required: true, schema: { type: string } }], ";
  it.each([
    ["the first required parameter of an operation", plain(""), plain(required), "added parameters/query/q"],
    ["one of its path", plain(""), plain("", required), "added parameters/query/q"],
    [
      "a required body",
      plain(""),
      plain("requestBody: { required: true, content: { text/plain: {} } }, "),
      "added requestBody",
    ],
    [
      "what a part of allOf requires",
      body("{ allOf: [{ type: object }] }"),
      body("{ allOf: [{ type: object, required: [a] }] }"),
      'added requestBody/content/application/json/schema/required: "a"',
    ],
    [
      "what a property asks for",
      body("{}"),
      body("{ dependentRequired: { a: [b] } }"),
      'schema/dependentRequired/a: "b"',
    ],
    ["a condition", body("{}"), body("{ if: { required: [a] }, then: { required: [b] } }"), "schema/if"],
  ])("exits with 1 when callers have to send more: %s", async (_, old, next, line) => {
    await using here = world();
    here.write("old.yaml", old);
    here.write("new.yaml", next);
    const { status, out } = await here.segmark("diff", "old.yaml", "new.yaml");
    expect([status, out]).toEqual([1, expect.stringContaining(line)]);
    expect(await here.segmark("diff", "new.yaml", "new.yaml")).toMatchObject({ status: 0, out: "No changes.\n" });
  });

  it("compares what a document refers to in other files", async () => {
    await using here = world();
    const document = body("{ $ref: 'common.yaml#/Name' }");
    for (const [folder, most] of [
      ["old", 5],
      ["new", 4],
    ]) {
      here.write(`${folder}/openapi.yaml`, document);
      here.write(`${folder}/common.yaml`, `Name: { type: string, maxLength: ${most} }\n`);
    }
    const { status, out } = await here.segmark("diff", "old/openapi.yaml", "new/openapi.yaml");
    expect([status, out]).toEqual([1, expect.stringContaining("schema/maxLength: 5 -> 4  (POST /a)")]);
    here.write("new/openapi.yaml", body("{ $ref: 'none.yaml#/Name' }"));
    expect(await here.segmark("diff", "old/openapi.yaml", "new/openapi.yaml")).toMatchObject({
      status: 1,
      out: "",
      err: expect.stringContaining("none.yaml"),
    });
  });

  it("compares a document of Swagger 2.0 with one of OpenAPI 3", async () => {
    await using here = world();
    const operation = (more: string) =>
      `paths: { /a: { get: { ${more}, responses: { "204": { description: Done. } } } } }\n`;
    here.write("old.yaml", `swagger: "2.0"\n${operation("parameters: [{ name: limit, in: query, type: integer }]")}`);
    const parameters = (type: string) =>
      operation(`parameters: [{ name: limit, in: query, schema: { type: ${type} } }]`);
    here.write("same.yaml", `openapi: 3.0.0\n${parameters("integer")}`);
    here.write("other.yaml", `openapi: 3.0.0\n${parameters("boolean")}`);
    expect(await here.segmark("diff", "old.yaml", "same.yaml")).toMatchObject({ status: 0, err: "" });
    expect(await here.segmark("diff", "old.yaml", "other.yaml")).toMatchObject({
      status: 1,
      out: expect.stringContaining("integer"),
    });
  });

  it.each([
    ["none.yaml", 2, "There is no file none.yaml.\n"],
    ["old-swagger.yaml", 1, expect.stringContaining("old-swagger.yaml #/openapi\n  Only documents of OpenAPI 3")],
    ["broken.yaml", 1, expect.stringMatching(/^broken.yaml: /)],
  ])("refuses to compare with %s", async (file, status, err) => {
    await using here = world();
    here.write("old.yaml", text);
    here.write("old-swagger.yaml", 'swagger: "1.2"\n');
    here.write("broken.yaml", "openapi: [");
    expect(await here.segmark("diff", "old.yaml", file)).toEqual({ status, out: "", err });
  });
});
