import { describe, expect, it } from "vitest";
import { withoutUnsupported } from "../../src/document/left-out.ts";

const responses = { "200": { description: "Fine." } };
const query = (name: string, more: object = {}) => ({ name, in: "query", schema: { type: "string" }, ...more });
const required = (name: string, schema: object = {}) => query(name, { required: true, schema });
/** A document with an operation for each path, which has these parameters. */
const read = (paths: Readonly<Record<string, readonly object[]>>) => {
  const items = Object.entries(paths).map(([path, parameters]) => [path, { get: { parameters, responses } }]);
  const { operations, notes } = withoutUnsupported(
    JSON.parse(JSON.stringify({ openapi: "3.0.3", info: {}, paths: Object.fromEntries(items) })),
    "shop.json",
  );
  return {
    served: operations.map(({ path, parameters }) => [path, ...parameters.map((one) => `${one.in} ${one.name}`)]),
    leftOut: notes.flatMap(({ isLeftOut, pointer, reason }) => (isLeftOut ? [`${pointer} ${reason}`] : [])),
    notes: notes.filter(({ reason }) => reason.startsWith("A path ends")).map(({ pointer }) => pointer),
  };
};

describe("a path with a query", () => {
  it.each<[string, Parameters<typeof read>[0], (readonly string[])[]]>([
    ["is chosen by what is fixed in it", { "/a?x=1": [], "/a?x=2": [], "/a": [] }, [["/a?x=1"], ["/a?x=2"], ["/a"]]],
    ["is chosen by it alone too", { "/a?x=1&y": [] }, [["/a?x=1&y"]]],
    ["has the parameters that are described", { "/a?x={x}": [required("x")] }, [["/a", "query x"]]],
    ["has the parameters that are not", { "/a?x={X}&y=": [] }, [["/a", "query x", "query y"]]],
    [
      "has those that are described as parameters of the path",
      { "/a?x={X}": [{ name: "X", in: "path", required: true, schema: { type: "integer" } }] },
      [["/a", "query x"]],
    ],
    ["may be a template of RFC 6570", { "/a{?x,y*}": [query("x")] }, [["/a", "query x", "query y"]]],
    ["beside one without", { "/a?x={x}": [required("x")], "/a": [] }, [["/a?x", "query x"], ["/a"]]],
  ])("%s", (_, paths, served) => {
    expect(read(paths)).toMatchObject({ served, leftOut: [] });
  });

  it("is noted where it stands", () => {
    expect(read({ "/a?x=1": [], "/b": [] }).notes).toEqual(["#/paths/~1a?x=1"]);
    expect(read({ "/a#b": [] }).notes).toEqual(["#/paths/~1a#b"]);
  });
});

describe("paths that differ after #", () => {
  it.each<[string, Parameters<typeof read>[0], (readonly string[])[]]>([
    ["are one path if there is no other", { "/a#b": [] }, [["/a"]]],
    [
      "are told apart by the parameters that they require",
      { "/a#x": [required("x")], "/a#y": [required("y")], "/a": [] },
      [["/a?x", "query x"], ["/a?y", "query y"], ["/a"]],
    ],
    [
      "are told apart by their only value",
      { "/#Action=A": [required("Action", { enum: ["A"] })], "/#Action=B": [required("Action", { enum: ["B"] })] },
      [
        ["/?Action=A", "query Action"],
        ["/?Action=B", "query Action"],
      ],
    ],
  ])("%s", (_, paths, served) => {
    expect(read(paths)).toMatchObject({ served, leftOut: [] });
  });

  it.each<[string, Parameters<typeof read>[0], string]>([
    ["they require nothing", { "/a": [], "/a#b": [] }, "#/paths/~1a#b A path cannot contain"],
    ["the path goes on", { "/c": [], "/a#b/c": [] }, "#/paths/~1a#b~1c A path cannot contain"],
    [
      "the other has the parameter too",
      { "/a": [query("x")], "/a#b": [required("x")] },
      "#/paths/~1a#b/get A request cannot tell GET /a?x (getAX) from GET /a (getA)",
    ],
  ])("are left out if %s", (_, paths, reason) => {
    const { served, leftOut } = read(paths);
    expect(leftOut).toEqual([expect.stringContaining(reason)]);
    expect(served).toHaveLength(1);
  });
});

it("of two paths that differ in the names of parameters only the second is left out", () => {
  const named = (name: string) => [{ name, in: "path", required: true, schema: { type: "string" } }];
  expect(read({ "/a/{x}": named("x"), "/a/{y}": named("y") })).toMatchObject({
    served: [["/a/{x}", "path x"]],
    leftOut: [
      "#/paths/~1a~1{y}/get A request cannot tell GET /a/{y} (getAByY) from GET /a/{x} (getAByX). Give one of them a path of its own.",
    ],
  });
});
