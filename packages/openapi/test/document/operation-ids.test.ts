import { describe, expect, it } from "vitest";
import { modelOf } from "../codegen/support.ts";

const responses = { "200": { description: "Fine." } };
const document = (paths: Record<string, Record<string, object>>) =>
  JSON.stringify({
    openapi: "3.1.0",
    info: {},
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, item]) => [
        path,
        Object.fromEntries(Object.entries(item).map(([method, operation]) => [method, { responses, ...operation }])),
      ]),
    ),
  });
const idsOf = (paths: Record<string, Record<string, object>>) =>
  modelOf(document(paths), "api.json").operations.map(({ operationId }) => operationId);

describe("an operation without an operationId", () => {
  it.each([
    ["get", "/users/{id}/posts", "getUsersByIdPosts"],
    ["put", "/user-list/{user_id}.json", "putUserListByUser_idJson"],
    ["get", "/", "getRoot"],
    ["post", "/a/{b}{c}", "postAByBByC"],
  ])("is named after its method and path: %s %s", (method, path, operationId) => {
    expect(idsOf({ [path]: { [method]: {} } })).toEqual([operationId]);
  });

  it("keeps its name when other operations are added, unless one of them has that name as its operationId", () => {
    expect(idsOf({ "/b": { get: {} }, "/a": { get: {} }, "/a/c": { get: {} } })).toEqual(["getB", "getA", "getAC"]);
    expect(idsOf({ "/a": { get: {} }, "/b": { get: { operationId: "getA" } } })).toEqual(["getA2", "getA"]);
    expect(idsOf({ "/a-b": { get: {} }, "/a/b": { get: {} } })).toEqual(["getAB", "getAB2"]);
  });

  it("includes one with a name that every object has", () => {
    const text = document({
      "/a": { get: { operationId: "constructor" } },
      "/b": { get: { operationId: "__proto__" } },
    });
    const { operations, notes } = modelOf(text, "api.json");
    expect(operations.map(({ operationId }) => operationId)).toEqual(["getA", "getB"]);
    expect(notes.map(({ pointer, reason }) => `${pointer} ${reason}`)).toEqual([
      expect.stringMatching(/^#\/paths\/~1a\/get\/operationId .*"constructor"/),
      expect.stringMatching(/^#\/paths\/~1b\/get\/operationId .*"__proto__"/),
    ]);
  });

  it("causes a note, and is refused in strict mode", () => {
    const text = document({ "/a": { get: {} }, "/b": { get: {} } });
    expect(modelOf(text, "api.json").notes).toEqual([
      { file: "api.json", pointer: "#/paths/~1a/get", reason: expect.stringContaining("has no operationId") },
      { file: "api.json", pointer: "#/paths/~1b/get", reason: expect.stringContaining("has no operationId") },
    ]);
    expect(() => modelOf(text, "api.json", { strict: true })).toThrow("has no operationId");
  });
});

describe("operationIds that collide", () => {
  it("are distinguished when several paths share one path item", () => {
    const text = JSON.stringify({
      openapi: "3.1.0",
      info: {},
      paths: { "/a": { get: { operationId: "read", responses } }, "/b": { $ref: "#/paths/~1a" } },
    });
    expect(modelOf(text).operations.map(({ operationId }) => operationId)).toEqual(["read", "read_getB"]);
  });

  it.each([
    ["equal operationIds", "read", "read", ["read", "read_getB"]],
    ["operationIds equal in code", "a/b", "aB", ["a/b", "aB_getB"]],
    ["operationIds that differ only in case", "readOne", "readone", ["readOne", "readone_getB"]],
    ["an operationId without a valid name", "read", "//", ["read", "getB"]],
  ])("are distinguished by method and path: %s", (_, first, second, expected) => {
    const paths = { "/a": { get: { operationId: first } }, "/b": { get: { operationId: second } } };
    expect(idsOf(paths)).toEqual(expected);
    expect(() => modelOf(document(paths), "api.json", { strict: true })).toThrow(/operationId|name/);
  });
});
