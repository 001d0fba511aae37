import { describe, expect, it } from "vitest";
import { modelOf } from "../codegen/support.ts";

const responses = { "204": { description: "Done." } };
const model = (servers: unknown, item: object = {}, operation: object = {}) =>
  modelOf(
    JSON.stringify({
      openapi: "3.1.0",
      info: {},
      servers,
      paths: { "/a": { get: { operationId: "read", responses, ...operation }, ...item } },
    }),
  );
const notesOf = (...given: Parameters<typeof model>) =>
  model(...given).notes.map(({ pointer, reason }) => `${pointer} ${reason}`);

describe("the path of the first server", () => {
  it.each([
    ["https://example.com/v1", "/v1"],
    ["https://example.com/v1/", "/v1"],
    ["/api/v2", "/api/v2"],
    ["v2", "/v2"],
    ["//example.com/v1", "/v1"],
    ["https://example.com", ""],
    ["https://example.com/", ""],
    ["https://example.com:{port}", ""],
    ["/", ""],
    ["", ""],
    [".", ""],
  ])("is the base path of all operations: %s", (url, path) => {
    const { basePath, notes } = model([{ url, variables: { port: { default: "443" } } }]);
    expect([basePath, notes]).toEqual([path, []]);
  });

  it("may be in a variable", () => {
    const variables = { base: { default: "v1" }, host: { default: "example.com" } };
    expect(model([{ url: "https://{host}/{base}", variables }]).basePath).toBe("/v1");
  });

  it("is none without servers", () => {
    expect(model(undefined).basePath).toBe("");
    expect(model([]).basePath).toBe("");
  });
});

describe("another path of a server", () => {
  it("is noted", () => {
    expect(
      notesOf([{ url: "https://example.com/v1" }, { url: "https://test.example.com/v1" }, { url: "/v2" }]),
    ).toEqual([
      "#/servers/2/url Operations are served below /v1, the path of the first server of the document, and not below /v2.",
    ]);
  });

  it("is noted where one path or operation has servers of its own", () => {
    const servers = [{ url: "/files" }];
    expect(notesOf([], { servers }, { servers })).toEqual([
      expect.stringMatching(/^#\/paths\/~1a\/get\/servers\/0\/url .* not below \/files\.$/),
      expect.stringMatching(/^#\/paths\/~1a\/servers\/0\/url .* not below \/files\.$/),
    ]);
  });
});
