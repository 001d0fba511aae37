import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import * as transformed from "../../../src/cluster/config-loader/config-loader.ts";
import { canLoadTexts, serveText } from "../../../src/cluster/config-loader/hooks.ts";
import { MigratorError } from "../../../src/protocol/errors.ts";

/** Loaded by Node itself, because the test runner rewrites imports. */
const native: typeof import("../../../src/cluster/config-loader/config-loader.ts") = createRequire(import.meta.url)(
  "../../../src/cluster/config-loader/config-loader.ts",
);

const unit = "export function up(): void {}\n";

/** A loader over sections below `migrations/source/` that a test may edit. */
function loaderOver(sources: Readonly<Record<string, string>>, others: Readonly<Record<string, string>> = {}) {
  const sections = new Map(Object.entries(others));
  const write = (name: string, text: string): void => void sections.set(`migrations/source/${name}`, text);
  for (const [name, text] of Object.entries(sources)) write(name, text);
  const store = { read: async () => ({ version: 1, sections, changedAt: 0, changedBy: "" }) };
  const loader = native.new({ store });
  return { write, list: async () => loader.list() };
}

describe("the config loader", () => {
  it("lists sections below migrations/source in byte order", async () => {
    const others = {
      "migrations.yml": "options: {}",
      "migrations/source_old/01.ts": "broken (",
      "migrations/source": "broken (",
    };
    const names = ["2_b.ts", "10_a.ts", "B.mjs", "a.mts", "c.cts", "d.cjs", "é.js"];
    const texts = Object.fromEntries(
      names.map((name) => [name, /\.c[jt]s$/.test(name) ? "exports.up = () => name;" : "export const up = () => {};"]),
    );
    const listed = await loaderOver(texts, others).list();
    expect(listed.map(({ name }) => name)).toEqual(["10_a.ts", "2_b.ts", "B.mjs", "a.mts", "c.cts", "d.cjs", "é.js"]);
  });

  it("returns the SHA-256 of the text, and detects an edit at the next call", async () => {
    const configuration = loaderOver({ "01.ts": "export const up = (): number => 1;\n" });
    const [before] = await configuration.list();
    configuration.write("01.ts", "export const up = (): number => 2;\n");
    const [after] = await configuration.list();
    expect([await before?.up(), await after?.up()]).toEqual([1, 2]);
    expect(before?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(after?.hash).not.toBe(before?.hash);
  });

  it("resolves packages of the application, Node modules, and a default export", async () => {
    const text =
      'import knex from "knex";\nimport { join } from "node:path";\nexport default { up: () => [knex, join] };\n';
    const [only] = await loaderOver({ "01.ts": text }).list();
    expect(await only?.up()).toEqual([expect.any(Function), expect.any(Function)]);
  });

  it("reports the correct line of a TypeScript text in stacks", async () => {
    const text = 'type A = {\n  a: number;\n};\nexport const up = (): A => {\n  throw new Error("here");\n};\n';
    const [only] = await loaderOver({ "0001 first.ts": text }).list();
    const thrown = await (async () => only?.up())().catch((error: unknown) => error);
    expect(thrown instanceof Error ? thrown.stack : "").toMatch(
      /cluster-config:migrations\/source\/0001%20first\.ts\?text=[0-9a-f]{64}:5:9/,
    );
  });

  it.each([
    ["does not parse", "export function down() {}\nexport function up( {\n", /\(line 2\)/],
    ["uses syntax that cannot be erased", "export enum A { B }\n", /enum is not supported/],
    ["throws while loading", 'throw new Error("not today");\n', /not today \(line 1\)/],
    ["has no up", "export const down = 1;\n", /exports no function up/],
    ["has an up that is not a function", "export const up = 1;\n", /exports no function up/],
    [
      "has an up for Knex",
      "export async function up(knex) {}\n",
      /up wants a parameter.* const { knex } = storage\(\)/,
    ],
    ["imports a package that does not exist", 'import "not-installed-at-all";\n', /not-installed-at-all/],
    ["imports a path", 'import "./helper.ts";\n', /\.\/helper\.ts is a path.* Import packages/],
  ])("names a section that %s", async (_what, text, message) => {
    const listed = await loaderOver({ "01.ts": unit, "02_bad.ts": text }).list();
    await listed[0]?.load?.("sqlite");
    await expect(listed[1]?.load?.("sqlite")).rejects.toMatchObject({
      code: "loader_failed",
      migration: "02_bad.ts",
      message: expect.stringMatching(message),
    });
  });

  it.each(["a/01.ts", "README.md", "01.d.ts", ".hidden.ts", "_01.ts", ""])(
    "refuses a section named %j",
    async (name) => {
      await expect(loaderOver({ [name]: unit }).list()).rejects.toMatchObject({
        code: "loader_failed",
        migration: name,
      });
    },
  );

  it("refuses names that differ only in their suffix", async () => {
    await expect(loaderOver({ "01.js": "export const up = 1;", "01.ts": unit }).list()).rejects.toThrow("beside 01.js");
  });

  it("fails without an instance, and says that one is required", async () => {
    await expect((async () => native.new().list())()).rejects.toMatchObject({
      code: "loader_failed",
      message: expect.stringContaining("Make one with createInstance()"),
    });
  });

  it("works when its import() is rewritten by bundlers or test runners", async () => {
    const sections = new Map([["migrations/source/01.ts", "export const up = (): number => 7;\n"]]);
    const store = { read: async () => ({ version: 1, sections, changedAt: 0, changedBy: "" }) };
    const [only] = await transformed.newConfigLoader({ store }).list();
    expect(await only?.up()).toBe(7);
    expect(await transformed.sourceFault("01.ts", "export const up = (): number => 8;\n")).toBeUndefined();
    expect(await transformed.sourceFault("01.ts", "export const up = ( => 8;\n")).toMatch(/Expression expected/);
  });

  it("reports the required version of Node", () => {
    expect(canLoadTexts({})).toBe(false);
    expect(() => serveText("cluster-config:a.ts", "", {})).toThrow(MigratorError);
    expect(() => serveText("cluster-config:a.ts", "", {})).toThrow(/wants Node 22\.15 or newer/);
  });
});

describe("a text validated before it is stored", () => {
  const ran: string[] = [];
  Reflect.set(globalThis, "configLoaderRan", ran);
  const run = "globalThis.configLoaderRan.push(import.meta.url);\n";

  it.each([
    ["01.ts", `${run}export const up = (): void => {};\n`],
    ["02.js", `${run}export default { up() {} };\n`],
    ["03.ts", `${run}await null;\nexport { up };\nfunction up(): void {}\n`],
    ["04.cjs", 'globalThis.configLoaderRan.push("04");\nexports.up = () => require("knex");\n'],
    ["05.cts", 'globalThis.configLoaderRan.push("05");\nexports.up = (): unknown => require("knex");\n'],
  ])("%s is linked, not run, and accepted", async (name, text) => {
    expect(await native.sourceFault(name, text)).toBeUndefined();
    expect(await native.sourceFault(name, text)).toBeUndefined();
    expect(ran).toEqual([]);
  });

  it("runs when it is loaded afterwards", async () => {
    const text = `${run}export const up = (): void => {};\n// afterwards\n`;
    await native.sourceFault("06.ts", text);
    await (await loaderOver({ "06.ts": text }).list())[0]?.load?.("sqlite");
    expect(ran.splice(0)).toHaveLength(1);
  });

  it.each([
    ["01.ts", "const a = 1;\nexport function up( {\n", /\(line 2\)/],
    ["02.js", "const a = 1;\nexport function up( {\n", /Unexpected end of input/],
    ["03.ts", "export enum A { B }\nexport function up() {}\n", /enum is not supported/],
    ["04.ts", 'import { nowhere } from "node:fs";\nexport function up() {}\n', /export named 'nowhere'/],
    ["05.ts", 'import "not-installed-at-all";\nexport function up() {}\n', /not-installed-at-all/],
    ["06.ts", "export const down = 1;\n", /^it exports no function up$/],
    ["07.cjs", "const a = 1;\nexports.up = ( => 1;\n", /Unexpected token.*\(line 2\)/],
    ["08.cts", "exports.up = ( => 1;\n", /Expression expected/],
    ["09.ts", "", /^it exports no function up$/],
  ])("%s with a fault is reported before it is run", async (name, text, message) => {
    expect(
      await native.sourceFault(name, (name.endsWith("ts") ? 'globalThis.configLoaderRan.push("no");' : "") + text),
    ).toMatch(message);
    expect(ran).toEqual([]);
  });
});
