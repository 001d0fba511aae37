import ts from "typescript";
import { describe, expect, it } from "vitest";
import { compile } from "../compile.ts";
import { applicationLines } from "./application-lines.ts";
import { eventLines } from "./event-lines.ts";
import { handlerLines } from "./handler-lines.ts";

const lines = [eventLines, handlerLines, applicationLines].flatMap((part) => Object.values(part));

describe.each([
  ["node16", ts.ModuleKind.Node16, ts.ModuleResolutionKind.Node16, {}],
  ["a bundler", ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler, {}],
  ["a browser", ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler, { lib: ["lib.es2024.d.ts", "lib.dom.d.ts"] }],
  [
    "a project without strictNullChecks",
    ts.ModuleKind.NodeNext,
    ts.ModuleResolutionKind.NodeNext,
    { strictNullChecks: false, exactOptionalPropertyTypes: false },
  ],
])("for %s", (_, module, moduleResolution, others) => {
  it("every line compiles", () => {
    const sources = new Map(lines.map(({ right }, index) => [`line-${index}`, right]));
    const complaints = compile(sources, { module, moduleResolution, ...others });
    for (const [name, found] of complaints) expect(found, sources.get(name)).toEqual([]);
  });
});
