import { describe, expect, it } from "vitest";
import { load, Unreadable } from "../../src/document/read/load.ts";
import { Unsupported } from "../../src/document/tree/refusals.ts";
import { modelOf } from "../codegen/support.ts";

const ok = { "200": { description: "Fine." }, "400": { description: "Refused." } };
const get = (operation: object) => ({ get: { operationId: "read", responses: ok, ...operation } });
const spec = (paths: object, rest: object = {}) => JSON.stringify({ openapi: "3.1.0", info: {}, paths, ...rest });
const withParameter = (parameter: object, path = "/a") => spec({ [path]: get({ parameters: [parameter] }) });
const withSchema = (schema: unknown) => spec({ "/a": get({}) }, { components: { schemas: { S: schema } } });
const text = { type: "string" };
const bearer = { type: "http", scheme: "bearer", "x-token": "API_TOKEN" };
const withSchemes = (security: object, schemes: object) =>
  spec({ "/a": get({ security }) }, { components: { securitySchemes: schemes } });
const place = "#/components/securitySchemes/t";

function refused(document: string): string {
  try {
    modelOf(document, "shop.json", { strict: true });
  } catch (error) {
    if (error instanceof Unsupported) return error.message;
    throw error;
  }
  return "accepted";
}

describe("a construct that would generate incorrect code is refused", () => {
  const parameter = "#/paths/~1a/get/parameters/0";
  it.each<[name: string, document: string, pointer: string, reason: string]>([
    ["Swagger 2.0", JSON.stringify({ swagger: "2.0", paths: {} }), "#/swagger", "Swagger 2.0 is not converted"],
    [
      "OpenAPI 4",
      JSON.stringify({ openapi: "4.0.0", paths: {} }),
      "#/openapi",
      "Only documents of OpenAPI 3.0, 3.1 and 3.2",
    ],
    ["no paths", JSON.stringify({ openapi: "3.1.0" }), "#/paths", "no paths"],
    [
      "another file",
      withSchema({ $ref: "other.yaml#/X" }),
      "#/components/schemas/S",
      '"other.yaml#/X" refers to another document',
    ],
    [
      "a $ref without a target",
      withSchema({ $ref: "#/components/schemas/T" }),
      "#/components/schemas/S",
      '"#/components/schemas/T" does not exist',
    ],
    [
      "content of a reply that never has a body",
      spec({ "/a": get({ responses: { "204": { description: "Done.", content: { "text/plain": {} } } } }) }),
      "#/paths/~1a/get/responses/204/content",
      "A reply with the status 204 never has a body",
    ],
    ["an anchor", withSchema({ $ref: "#here" }), "#/components/schemas/S", '"#here" refers to an anchor'],
    ["a cycle of $refs", withSchema({ $ref: "#/components/schemas/S" }), "#/components/schemas/S", "cycle of $refs"],
    [
      "a schema that only refers to itself",
      withSchema({ allOf: [{ $ref: "#/components/schemas/S" }] }),
      "#/components/schemas/S",
      "refers to itself",
    ],
    [
      "a reference without a target relative to its $id",
      withSchema({ $id: "x", items: { $ref: "y" } }),
      "#/components/schemas/S/items",
      '"y" refers to another document',
    ],
    [
      "$dynamicRef",
      withSchema({ items: { $dynamicRef: "#x" } }),
      "#/components/schemas/S/items/$dynamicRef",
      "$dynamicRef is not followed",
    ],
    [
      "an unknown type",
      withSchema({ properties: { a: { type: "text" } } }),
      "#/components/schemas/S/properties/a/type",
      '"text" is not a type of JSON Schema',
    ],
    [
      "a broken pattern",
      withSchema({ type: "string", pattern: "[" }),
      "#/components/schemas/S/pattern",
      "pattern is not a regular expression",
    ],
    ["a tuple in the old syntax", withSchema({ items: [text] }), "#/components/schemas/S/items", "Use prefixItems"],
    ["an enum that is a string", withSchema({ enum: "a" }), "#/components/schemas/S/enum", "must be a list"],
    ["no operationId", spec({ "/a": { get: { responses: ok } } }), "#/paths/~1a/get", "has no operationId"],
    [
      "a duplicate operationId",
      spec({ "/a": get({}), "/b": get({}) }),
      "#/paths/~1b/get/operationId",
      "already the operationId of #/paths/~1a/get",
    ],
    [
      "equal names in code",
      spec({ "/a": get({ operationId: "a/b" }), "/b": get({ operationId: "AB" }) }),
      "#/paths/~1b/get/operationId",
      "same name in code",
    ],
    [
      "an operationId without letters",
      spec({ "/a": get({ operationId: "//" }) }),
      "#/paths/~1a/get/operationId",
      "No name in code",
    ],
    ...["__proto__", "constructor", "toString", "hasOwnProperty"].map(
      (operationId): [string, string, string, string] => [
        `the operationId ${operationId}, which every object has`,
        spec({ "/a": get({ operationId }) }),
        "#/paths/~1a/get/operationId",
        "No name in code",
      ],
    ),
    [
      "schema and content",
      withParameter({ name: "q", in: "query", schema: text, content: {} }),
      parameter,
      "either schema or content",
    ],
    ["neither schema nor content", withParameter({ name: "q", in: "query" }), parameter, "either schema or content"],
    [
      "content that is not JSON",
      withParameter({ name: "q", in: "query", content: { "text/csv": {} } }),
      `${parameter}/content`,
      "only application/json",
    ],
    [
      "a style of another location",
      withParameter({ name: "q", in: "query", style: "matrix", schema: text }),
      `${parameter}/style`,
      "Style matrix does not exist for parameters in query",
    ],
    [
      "deepObject for a string",
      withParameter({ name: "q", in: "query", style: "deepObject", schema: text }),
      `${parameter}/style`,
      "schemas of type object",
    ],
    [
      "pipeDelimited for a string",
      withParameter({ name: "q", in: "query", style: "pipeDelimited", schema: text }),
      `${parameter}/style`,
      "schemas of type array",
    ],
    [
      "a list of lists in one value",
      withParameter({ name: "q", in: "query", explode: false, schema: { type: "array", items: { type: "array" } } }),
      `${parameter}/schema`,
      "nested lists",
    ],
    [
      "a string or an object",
      withParameter({ name: "q", in: "query", explode: false, schema: { type: ["string", "object"] } }),
      `${parameter}/schema`,
      "string or object, and nothing tells which",
    ],
    ["an unknown location", withParameter({ name: "q", in: "body", schema: text }), `${parameter}/in`, 'not in "body"'],
    [
      "a duplicate parameter",
      spec({
        "/a": get({
          parameters: [
            { name: "q", in: "query", schema: text },
            { name: "q", in: "query", schema: text },
          ],
        }),
      }),
      "#/paths/~1a/get/parameters/1",
      "listed twice",
    ],
    [
      "a path parameter outside the path",
      withParameter({ name: "id", in: "path", required: true, schema: text }),
      "#/paths/~1a/get",
      "id does not occur in /a",
    ],
    ["a path that ends with a query", spec({ "/a?b=1": get({}) }), "#/paths/~1a?b=1", "cannot contain ? or #"],
    [
      "paths that differ only in a parameter name",
      spec({
        "/a/{id}": get({ parameters: [{ name: "id", in: "path", required: true, schema: text }] }),
        "/a/{key}": get({ operationId: "r", parameters: [{ name: "key", in: "path", required: true, schema: text }] }),
      }),
      "#/paths/~1a~1{key}/get",
      "A request cannot tell GET /a/{key} (r) from GET /a/{id} (read)",
    ],
    [
      "paths that differ only in case",
      spec({ "/a": get({}), "/A": get({ operationId: "r" }) }),
      "#/paths/~1A/get",
      "A request cannot tell GET /A (r) from GET /a (read)",
    ],
    [
      "paths that differ only in a trailing slash",
      spec({ "/a": get({}), "/a/": get({ operationId: "r" }) }),
      "#/paths/~1a~1/get",
      "A request cannot tell GET /a/ (r) from GET /a (read)",
    ],
    [
      "paths that differ only in how a character is written",
      spec({ "/a%2Bb": get({}), "/a+b": get({ operationId: "r" }) }),
      "#/paths/~1a+b/get",
      "A request cannot tell GET /a+b (r) from GET /a%2Bb (read)",
    ],
    [
      "a path without its parameter",
      spec({ "/a/{id}": get({}) }),
      "#/paths/~1a~1{id}/get",
      "{id} of /a/{id} is not described",
    ],
    [
      "an optional path parameter",
      withParameter({ name: "id", in: "path", schema: text }, "/a/{id}"),
      "#/paths/~1a~1{id}/get/parameters/0",
      "required: true",
    ],
    [
      "an x-body other than bytes",
      spec({
        "/a": { post: { operationId: "write", requestBody: { "x-body": "blob", content: {} }, responses: ok } },
      }),
      "#/paths/~1a/post/requestBody/x-body",
      "says bytes",
    ],
    [
      "an ignored body that is required",
      spec({
        "/a": {
          post: {
            operationId: "w",
            requestBody: { required: true, "x-body": "ignored", content: { "*/*": {} } },
            responses: ok,
          },
        },
      }),
      "#/paths/~1a/post/requestBody/required",
      "cannot be required",
    ],
    [
      "bytes of any type",
      spec({
        "/a": { post: { operationId: "w", requestBody: { "x-body": "bytes", content: { "*/*": {} } }, responses: ok } },
      }),
      "#/paths/~1a/post/requestBody/content",
      "lists its media types",
    ],
    [
      "a setting with an invalid name",
      spec({ "/a": get({ "x-requires": "some token" }) }),
      "#/paths/~1a/get/x-requires",
      "such as API_TOKEN",
    ],
    ["a missing security scheme", withSchemes([{ t: [] }], {}), "#/paths/~1a/get/security", '"t" is not among'],
    [
      "a token and something else",
      withSchemes([{ t: [], u: [] }], { t: bearer, u: { type: "http", scheme: "basic" } }),
      "#/paths/~1a/get/security",
      "stands alone",
    ],
    ["an optional token", withSchemes([{ t: [] }, {}], { t: bearer }), "#/paths/~1a/get/security", "stands alone"],
    ["a token for a cookie", withSchemes([{ t: [] }], { t: { ...bearer, type: "apiKey" } }), place, "scheme bearer"],
    [
      "a token without a name",
      withSchemes([{ t: [] }], { t: { ...bearer, "x-token": "" } }),
      `${place}/x-token`,
      "API_TOKEN",
    ],
    [
      "an invalid status",
      spec({ "/a": get({ responses: { ok: {} } }) }),
      "#/paths/~1a/get/responses/ok",
      '"ok" is not a status',
    ],
    [
      "a range of statuses that are never final",
      spec({ "/a": get({ responses: { ...ok, "1XX": { description: "Wait." } } }) }),
      "#/paths/~1a/get/responses/1XX",
      "A reply with the status 1XX comes before",
    ],
    [
      "a dialect of its own",
      spec({ "/a": get({}) }, { jsonSchemaDialect: "https://example.com/schema" }),
      "#/jsonSchemaDialect",
      "https://example.com/schema",
    ],
    [
      "dependencies that are none",
      withSchema({ dependencies: { a: "b" } }),
      "#/components/schemas/S/dependencies",
      "dependencies must be an object",
    ],
    [
      "a cookie for each field of an object that may have any",
      withParameter({ name: "q", in: "cookie", schema: { type: "object", additionalProperties: text } }),
      `${parameter}/schema`,
      "cookies",
    ],
    [
      "a $ref with a percent sign that stands for nothing",
      withSchema({ properties: { a: { $ref: "#/components/schemas/a%zz" } } }),
      "#/components/schemas/S/properties/a",
      '"#/components/schemas/a%zz" is not a valid JSON pointer',
    ],
    [
      "an alias of a missing operation",
      spec({ "/a": get({ "x-alias-of": "write" }) }),
      "#/paths/~1a/get/x-alias-of",
      "not the operationId of an operation with a handler",
    ],
    [
      "an unknown problem code",
      withParameter({ name: "q", in: "query", schema: text, "x-refusal-code": "nope" }),
      "#/paths/~1a/get",
      '"nope" of a refusal is not among the x-problems',
    ],
    [
      "a problem without status",
      spec({ "/a": get({}) }, { "x-problems": { bad: { title: "Bad" } } }),
      "#/x-problems/bad",
      "has a status",
    ],
    [
      "a problem with a stray key",
      spec(
        { "/a": get({}) },
        { "x-problems": { bad: { status: 400, title: "Bad", detail: "Bad.", "or worse": null } } },
      ),
      "#/x-problems/bad",
      'no key "or worse"',
    ],
    [
      "advice that is not a string",
      spec(
        { "/a": get({}) },
        { "x-problems": { bad: { status: 400, title: "Bad", detail: "Bad.", advice: ["Try."] } } },
      ),
      "#/x-problems/bad",
      "The advice of a problem is a text.",
    ],
  ])("%s", (_, document, pointer, reason) => {
    const message = refused(document);
    expect(message.split("\n")[0]).toBe(`shop.json ${pointer}`);
    expect(message).toContain(reason);
  });

  it.each([
    [
      "a parameter of the path",
      spec({ "/a": { ...get({}), parameters: [{ name: "q", in: "query" }] } }),
      "#/paths/~1a/parameters/0",
    ],
    [
      "a schema of the path",
      spec({ "/a": { ...get({}), parameters: [{ name: "q", in: "query", schema: { type: "x" } }] } }),
      "#/paths/~1a/parameters/0/schema/type",
    ],
    [
      "a shared parameter",
      spec(
        { "/a": get({ parameters: [{ $ref: "#/components/parameters/q" }] }) },
        { components: { parameters: { q: { name: "q", in: "query" } } } },
      ),
      "#/components/parameters/q",
    ],
    [
      "a shared path",
      spec({ "/a": { $ref: "#/components/pathItems/A" } }, { components: { pathItems: { A: { get: {} } } } }),
      "#/components/pathItems/A/get",
    ],
  ])("and reports its location: %s", (_, document, pointer) => {
    expect(refused(document).split("\n")[0]).toBe(`shop.json ${pointer}`);
  });

  it("accepts the valid document that these cases are derived from", () => {
    expect(refused(withParameter({ name: "q", in: "query", schema: text }))).toBe("accepted");
  });
});

describe("a text that is not a document", () => {
  it.each([
    ["a duplicate key in YAML", "a: 1\nb: 2\na: 3\n", /Map keys must be unique at line 3/],
    ["a duplicate key in JSON", '{"a": {"b": 1, "c": [{"b": 2}], "b": 3}}', /the key "b" occurs twice/],
    ["broken YAML", "a: [1\n", /shop.yaml: /],
    ["broken JSON", '{"a": 1', /shop.yaml: /],
    ["a list", "- 1\n", /an object with keys/],
  ])("%s", (_, source, message) => {
    expect(() => load(source, "shop.yaml")).toThrow(Unreadable);
    expect(() => load(source, "shop.yaml")).toThrow(message);
  });

  it("accepts equal keys in different objects", () => {
    expect(load('{"a": {"k": "x, y"}, "b": [{"k": 1}, {"k": 2}], "k": {}}', "x")).toEqual({
      a: { k: "x, y" },
      b: [{ k: 1 }, { k: 2 }],
      k: {},
    });
  });
});
