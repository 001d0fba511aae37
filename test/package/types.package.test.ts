import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compile, resolutions, withNode } from "./support/compile.ts";
import { wrong, wrongSources } from "./support/wrong.ts";

const timeout = 120_000;
const user = (name: string): string => readFileSync(new URL(`users/${name}.ts`, import.meta.url), "utf8");
const [, nodenext] = resolutions;

describe.each(resolutions)("module $module, resolution $moduleResolution", (how) => {
  it("the toolkit needs no declarations of Node; invalid code does not compile", { timeout }, () => {
    const careful = { exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, isolatedModules: true };
    const complaints = compile({ "everything.mts": user("everything"), ...wrongSources }, { ...how, ...careful });
    expect(complaints.map((line) => line.split(":", 2).join(":")).toSorted()).toEqual(
      wrong.map(({ complaint }, index) => `wrong-${index}.mts: ${complaint}`).toSorted(),
    );
  });

  it("all parts have types, with the types of Node and without those of browsers", { timeout }, () => {
    const users = ["everything", "hapi", "inbox-database", "migrator", "servers", "service"];
    const sources = Object.fromEntries(users.map((name) => [`${name}.mts`, user(name)]));
    const libraries = { lib: ["es2024", "esnext.disposable"], target: "es2024" };
    expect(compile(sources, { ...how, ...withNode, ...libraries })).toEqual([]);
  });
});

it("payloads and their fields keep their types without strictNullChecks", { timeout }, () => {
  const sources = { "loose.mts": user("without-null-checks") };
  expect(compile(sources, { ...nodenext, strictNullChecks: false })).toEqual([]);
});

it("declarations of a library can refer to every type", { timeout }, () => {
  const sources = { "library.mts": user("library") };
  expect(compile(sources, { ...nodenext, declaration: true, outDir: "built" })).toEqual([]);
});

it("CommonJS modules in TypeScript can require the package", { timeout }, () => {
  const sources = { "servers.cts": user("servers"), "library.cts": user("library") };
  expect(compile(sources, { ...nodenext, ...withNode })).toEqual([]);
});
