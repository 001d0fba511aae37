import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { packageNames } from "./support/installed.ts";
import { older, ours, runScript } from "./support/runtimes.ts";
import { userFolder } from "./support/user-folder.ts";

const sentence = /^Segmark needs Node 22\.14 or 23\.6 or newer, and this is Node 2\d\.\S+ \(.+\)\.\n?$/;

const commands = packageNames.flatMap((name) => {
  const folder = join(userFolder, "node_modules", name);
  const { bin = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return Object.entries<string>(bin).map(([command, file]) => ({ name, command, folder, file: join(folder, file) }));
});

const run = (path: string, args: readonly string[]) => spawnSync(path, args, { cwd: userFolder, encoding: "utf8" });
const moduleOf = (source: string): string => `data:text/javascript,${encodeURIComponent(source)}`;

/** Node of the tests, which passes for an old one. */
const pretends = moduleOf('Object.defineProperty(process.versions, "node", { value: "20.19.4" });');
/** Writes the URLs of the modules that are loaded to standard output. */
const tells = moduleOf(`
  import { registerHooks } from "node:module";
  import { writeSync } from "node:fs";
  registerHooks({ load: (url, context, next) => { if (url.startsWith("file:")) writeSync(1, url + "\\n"); return next(url, context); } });`);

describe.each(commands)("the command $command of $name", ({ folder, file }) => {
  const own = relative(folder, file);

  it.each(older)("says which Node is needed, on $name", ({ path }) => {
    for (const args of [[], ["--help"], ["up"], ["generate"]])
      expect(run(path, [file, ...args])).toMatchObject({ stdout: "", stderr: expect.stringMatching(sentence) });
  });

  it("says which Node is needed before it loads anything that needs one", () => {
    const { status, stdout, stderr } = run(ours.path, ["--import", pretends, "--import", tells, file, "--version"]);
    expect([status === 0, stderr]).toEqual([false, expect.stringMatching(sentence)]);
    const loaded = stdout.trim().split("\n");
    const others = loaded.map((url) => relative(folder, fileURLToPath(url))).filter((module) => module !== own);
    expect(others).toContainEqual(expect.stringMatching(/\/node-version\.js$/));
    expect(others.filter((module) => !/^dist\/(?:src\/process\/|node-version)/.test(module))).toEqual([]);
  });
});

describe.each(older)("a library on $name", (runtime) => {
  it.each([
    ["createServer", `(await import("segmark")).createServer({ DATABASE_URL: "sqlite::memory:" })`],
    ["a manager over SQLite", `(await import("segmark/migrator")).createInstance({ databaseUrl: "sqlite::memory:" })`],
  ])("says which Node is needed: %s", async (_what, call) => {
    const source = `await ${call}.then(() => console.log("it runs"), (error) => console.log(error.message));`;
    expect(await runScript(source, runtime)).toMatch(sentence);
  });
});
