import { writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import nodeModule, { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { folderOf } from "../../../../../test/support/manager/folder.ts";
import { new as newDirectoryLoader } from "../../../src/engine/list/directory-loader.ts";
import { type Loader, listAll, loadEach } from "../../../src/engine/list/loader.ts";
import { hashOf } from "../../../src/engine/list/migration-file.ts";

/** Without the test runner between it and Node. */
const native: typeof import("../../../src/engine/list/directory-loader.ts") = createRequire(import.meta.url)(
  "../../../src/engine/list/directory-loader.ts",
);

/** Replaces a file just before Node reads its text, once for each of these. */
function replacing(path: string, texts: string[]) {
  const address = pathToFileURL(path).href;
  const hooks = nodeModule.registerHooks({
    load: (url, context, next) => {
      const text = url.startsWith(address) ? texts.shift() : undefined;
      if (text !== undefined) writeFileSync(path, text);
      return next(url, context);
    },
  });
  return { left: () => texts.length, [Symbol.dispose]: () => hooks.deregister() };
}

const unit = "export function up(): void {}\n";
const plain = "export function up() {}\n";
const namesIn = async (path: string): Promise<string[]> =>
  (await newDirectoryLoader(path, { warn: () => undefined }).list()).map(({ name }) => name);

const loaded = async (loader: Loader): Promise<void> => loadEach(await listAll(loader), "sqlite");

describe("the directory loader", () => {
  it("orders file names by bytes, not numerically or alphabetically", async () => {
    await using folder = await folderOf({ "2_b.ts": unit, "10_a.ts": unit, "a.ts": unit, "B.ts": unit, "é.ts": unit });
    expect(await namesIn(folder.path)).toEqual(["10_a.ts", "2_b.ts", "B.ts", "a.ts", "é.ts"]);
  });

  it("loads only modules, and warns once about each other file", async () => {
    await using folder = await folderOf({
      "01.ts": unit,
      "02.mts": unit,
      "03.js": plain,
      "04.mjs": plain,
      "05.cjs": "exports.up = () => {};\n",
      "06.d.ts": "export declare function up(): void;\n",
      "07.js.map": "{}",
      ".hidden.ts": "broken (",
      "_helper.ts": "broken (",
      "README.md": "# Steps",
      "08.txt": "select 1",
    });
    await mkdir(join(folder.path, "support"));
    const warnings: string[] = [];
    const listed = await newDirectoryLoader(folder.path, { warn: (text) => void warnings.push(text) }).list();
    expect(listed.map(({ name }) => name)).toEqual(["01.ts", "02.mts", "03.js", "04.mjs", "05.cjs"]);
    expect(warnings.map((text) => /[^/]+(?= is not a migration)/.exec(text)?.[0]).sort()).toEqual([
      "08.txt",
      "README.md",
      "_helper.ts",
    ]);
  });

  it("warns once, however often it lists", async () => {
    await using folder = await folderOf({ "01.ts": unit, "README.md": "# Steps" });
    const warnings: string[] = [];
    const loader = newDirectoryLoader(folder.path, { warn: (text) => void warnings.push(text) });
    await loader.list();
    await folder.write("NOTES.md", "# Notes");
    await loader.list();
    await loader.list();
    expect(warnings.map((text) => /\w+\.md/.exec(text)?.[0])).toEqual(["README.md", "NOTES.md"]);
  });

  it("ignores folders, whatever their name", async () => {
    await using folder = await folderOf({ "02.ts": unit });
    await mkdir(join(folder.path, "01.ts"));
    await mkdir(join(folder.path, ".git"));
    expect(await namesIn(folder.path)).toEqual(["02.ts"]);
  });

  it("accepts a default export with up", async () => {
    await using folder = await folderOf({ "01.ts": "export default { up: async () => 1 };\n" });
    const [only] = await newDirectoryLoader(folder.path).list();
    expect(await only?.up()).toBe(1);
  });

  it("returns the SHA-256 of the text, and detects an edited file at the next call", async () => {
    await using folder = await folderOf({ "01.ts": "export const up = () => 1;\n" });
    const loader = newDirectoryLoader(folder.path);
    const [before] = await loader.list();
    expect(await before?.up()).toBe(1);
    expect(before?.hash).toBe("9bc064aa92e8c68c2b426cf4e202419689bafbb7aac6d958d532e2fb0b1d17d1");
    await folder.write("01.ts", "export const up = () => 2;\n");
    const [after] = await loader.list();
    expect([await before?.up(), await after?.up()]).toEqual([1, 2]);
    expect(after?.hash).not.toBe(before?.hash);
  });

  it.each([
    ["01.ts", "export const up = (): number => "],
    ["01.mjs", "export const up = () => "],
    ["01.cjs", "exports.up = () => "],
    ["01.cts", "exports.up = (): number => "],
    ["01.js", "module.exports = { up: () => "],
  ])("detects an edited %s when Node loads it without the test runner", async (name, begin) => {
    const text = (answer: number): string => `${begin}${answer}${begin.includes("{ up") ? " }" : ""};\n`;
    await using folder = await folderOf({ [name]: text(1) });
    const loader = native.new(folder.path);
    const answers: unknown[] = [];
    for (const answer of [1, 2, 2, 1]) {
      await folder.write(name, text(answer));
      answers.push(await (await loader.list())[0]?.up());
    }
    expect(answers).toEqual([1, 2, 2, 1]);
  });

  it.each([
    ["does not parse", { "01.ts": unit, "02_bad.ts": "export function up( {\n" }],
    [
      "uses syntax that cannot be erased",
      { "02_bad.ts": "export enum A { B }\nexport function up() {}\nthrow new Error(String(A));\n" },
    ],
    ["throws while loading", { "02_bad.ts": 'throw new Error("no");\n' }],
    ["imports a module that does not exist", { "02_bad.ts": 'import "./nowhere.ts";\nexport function up() {}\n' }],
    ["has no up", { "02_bad.ts": "export const down = () => 1;\n" }],
    ["has an up that is not a function", { "02_bad.ts": "export const up = 1;\n" }],
    ["exists with two suffixes", { "02_bad.js": plain, "02_bad.ts": unit }],
  ])("names a file that %s", async (_what, files) => {
    await using folder = await folderOf(files);
    await expect(loaded(newDirectoryLoader(folder.path))).rejects.toMatchObject({
      code: "loader_failed",
      migration: "02_bad.ts",
      message: expect.stringContaining("02_bad.ts"),
    });
  });

  it("tells the line of a syntax error in TypeScript", async () => {
    await using folder = await folderOf({ "02_bad.ts": "const a: number = 1;\n\nexport function up( {\n" });
    await expect(loaded(native.new(folder.path))).rejects.toThrow(/Unexpected token.* \(line 3\)$/);
  });

  it("refuses a file that changes between its hash and its code, and loads it the next time", async () => {
    const text = (answer: number): string => `export const up = () => ${answer};\n`;
    await using folder = await folderOf({ "01.mjs": text(1) });
    using replaced = replacing(join(folder.path, "01.mjs"), [text(2)]);
    const loader = native.new(folder.path);
    await expect(loaded(loader)).rejects.toMatchObject({
      code: "loader_failed",
      migration: "01.mjs",
      message: expect.stringContaining("was changed while it was loaded"),
    });
    expect(replaced.left()).toBe(0);
    for (const answer of [2, 1]) {
      await folder.write("01.mjs", text(answer));
      const [only] = await loader.list();
      expect([await only?.up(), only?.hash]).toEqual([answer, hashOf(text(answer))]);
    }
  });

  it("loads nothing that is not asked for", async () => {
    await using folder = await folderOf({
      "01.ts": 'import "./gone.ts";\nexport const up = () => 1;\n',
      "02.ts": unit,
    });
    const [, second] = await newDirectoryLoader(folder.path).list();
    await second?.load?.("sqlite");
  });

  it.each(["01.mjs", "01.ts", "01.cjs"])("loads %s again whose reason not to load is gone", async (name) => {
    const up = name.endsWith(".cjs") ? "exports.up = () => 1;" : "export const up = () => 1;";
    await using folder = await folderOf({ [name]: `if (!globalThis.ready) throw new Error("not ready");\n${up}\n` });
    const loader = native.new(folder.path);
    await expect(loaded(loader)).rejects.toMatchObject({ code: "loader_failed" });
    Object.assign(globalThis, { ready: true });
    try {
      expect(await (await loader.list())[0]?.up()).toBe(1);
    } finally {
      Object.assign(globalThis, { ready: undefined });
    }
  });

  it("names a folder that does not exist", async () => {
    await expect(newDirectoryLoader("/nowhere/at/all").list()).rejects.toThrow("/nowhere/at/all");
  });
});
