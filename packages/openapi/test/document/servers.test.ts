import { describe, expect, it } from "vitest";
import { modelOf } from "../codegen/support.ts";

const responses = { "204": { description: "Done." } };
const notesOf = (servers: unknown, item: object = {}, operation: object = {}) =>
  modelOf(
    JSON.stringify({
      openapi: "3.1.0",
      info: {},
      servers,
      paths: { "/a": { get: { operationId: "read", responses, ...operation }, ...item } },
    }),
  ).notes.map(({ pointer, reason }) => `${pointer} ${reason}`);

describe("the path of a server", () => {
  it.each([
    ["https://example.com/v1", "/v1"],
    ["https://example.com/v1/", "/v1"],
    ["/api/v2", "/api/v2"],
    ["v2", "/v2"],
    ["//example.com/v1", "/v1"],
  ])("is not put before the paths of operations, and causes a note: %s", (url, path) => {
    expect(notesOf([{ url: "https://example.com" }, { url }])).toEqual([
      expect.stringMatching(new RegExp(`^#/servers/1/url .*${path} `)),
    ]);
  });

  it("may be in a variable", () => {
    const variables = { base: { default: "v1" }, host: { default: "example.com" } };
    expect(notesOf([{ url: "https://{host}/{base}", variables }])).toEqual([expect.stringContaining("/v1 ")]);
  });

  it("causes a note where one path or operation has servers of its own", () => {
    const servers = [{ url: "/files" }];
    expect(notesOf([], { servers }, { servers })).toEqual([
      expect.stringMatching(/^#\/paths\/~1a\/servers\/0\/url /),
      expect.stringMatching(/^#\/paths\/~1a\/get\/servers\/0\/url /),
    ]);
  });

  it.each(["https://example.com", "https://example.com/", "/", "", "https://example.com:{port}", "."])(
    "causes no note if there is none: %s",
    (url) => expect(notesOf([{ url, variables: { port: { default: "443" } } }])).toEqual([]),
  );
});
