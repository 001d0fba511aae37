import { expect, it } from "vitest";
import { graphOf } from "./support/graph.ts";

const foreignOf = (entry: string): string[] => [...graphOf(entry).foreign].toSorted();

it("the fetch handler imports only what Workers, Deno and Bun provide", () => {
  const ofNode = foreignOf("./openapi/fetch").filter((name) => name.startsWith("node:"));
  const portable = ["node:buffer", "node:crypto", "node:diagnostics_channel", "node:stream"];
  expect(ofNode.filter((name) => !portable.includes(name))).toEqual([]);
  expect(foreignOf("./openapi/fetch").filter((name) => name.includes("hapi"))).toEqual([]);
});

it("the handler of node:http does not load hapi", () => {
  expect(foreignOf("./openapi/node")).not.toContain("@hapi/hapi");
});
