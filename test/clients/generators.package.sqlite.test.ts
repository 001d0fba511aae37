import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import ts from "typescript";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compile } from "../support/compiler.ts";
import { rootFolder } from "../support/documents.ts";
import { local, type World, world } from "../support/world.ts";
import { type Generator, generators } from "./generators.ts";
import { programs, type Run } from "./programs.ts";

/** Below node_modules, so that generated clients find the packages that they import. */
const cache = `${rootFolder}node_modules/.cache/segmark-clients`;

/** As a bundler checks it. Clients are not made for `exactOptionalPropertyTypes`. */
const options: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  target: ts.ScriptTarget.ES2024,
  lib: ["lib.es2024.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

let folder: string;
beforeAll(() => {
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(`${cache}/`);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function bundled(input: string, file: string): Promise<{ run: Run }> {
  await using bundle = await rolldown({ input, platform: "node", logLevel: "silent" });
  await bundle.write({ file, format: "esm" });
  return import(pathToFileURL(file).href);
}

it.each(Object.keys(generators) as Generator[])(
  "a client by %s has the types of the specification, and works",
  async (name) => {
    await using w: World = await world({ env: { OPERATOR_TOKEN: "none" } });
    const own = `${folder}/${name.replaceAll(/\W+/g, "-")}`;
    for (const [spec, part] of [
      ["openapi.yaml", "service"],
      ["migrator.yaml", "manager"],
    ])
      await generators[name]({ spec: `${rootFolder}spec/${spec}`, folder: `${own}/${part}`, base: w.base });
    const program = `${own}/program.ts`;
    writeFileSync(program, programs[name]);
    expect(compile([program], options)).toEqual([]);

    const { run } = await bundled(program, `${own}/program.mjs`);
    const seen = await run(w.base, { submitter: local("ann"), voter: local("bob") });
    expect(seen).toMatchObject({
      submitted: 200,
      read: [{ category: "sponsor", actionType: "skip", segment: [10, 20], locked: 0 }],
      voted: 200,
      refused: { status: 404, error: "Not Found" },
      applied: 200,
    });
  },
);
