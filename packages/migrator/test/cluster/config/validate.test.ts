import { describe, expect, it } from "vitest";
import { merge } from "../../../src/cluster/config/merge.ts";
import { readSettings, withoutApplied } from "../../../src/cluster/config/settings.ts";
import { validateConfig } from "../../../src/cluster/config/validate.ts";

const nothing: ReadonlyMap<string, string> = new Map();

describe("migrations.yml", () => {
  it.each([
    [undefined, 3_600_000, []],
    ["", 3_600_000, []],
    ["options:", 3_600_000, []],
    ["options: {}", 3_600_000, []],
    ["options: { storage_timeout: null }", 3_600_000, []],
    ["options: { storage_timeout: }", 3_600_000, []],
    ["options: { is_applied_migrations_writable: null }", 3_600_000, []],
    ["options: { storage_timeout: 0 }", 0, []],
    ["options: { storage_timeout: 0.25 }", 250, []],
    ["options: { storage_timeout: 86400 }", 86_400_000, []],
    ["applied:", 3_600_000, []],
    ["applied: []", 3_600_000, []],
    ["applied: [01_a.lua, 02_b.lua]", 3_600_000, ["01_a.lua", "02_b.lua"]],
  ])("%j means a limit of %i ms and the list %j", (text, storageTimeoutMs, applied) => {
    expect(readSettings(text)).toEqual({ storageTimeoutMs, applied, appliedWritable: false });
  });

  it.each([
    ["options: { is_applied_migrations_writable: true }", true],
    ["options: { is_applied_migrations_writable: false }", false],
    ["options: { storage_timeout: 60, is_applied_migrations_writable: true }", true],
  ])("%j means that applied texts may change: %j", (text, appliedWritable) => {
    expect(readSettings(text)).toMatchObject({ appliedWritable });
  });

  it.each(["yes", "1", "'true'", "[true]"])("is_applied_migrations_writable %s is refused", async (value) => {
    const text = `options: { is_applied_migrations_writable: ${value} }`;
    const message = "Section migrations.yml, key options.is_applied_migrations_writable: expected true or false.";
    const refused = { code: "bad_config", message };
    await expect(validateConfig(new Map([["migrations.yml", text]]))).rejects.toMatchObject(refused);
  });

  it.each([
    ["options: { storage_timeout: -1 }", "options.storage_timeout: expected a number of seconds, from 0 to 31536000"],
    ["options: { storage_timeout: 31536001 }", "options.storage_timeout: expected a number of seconds, from 0 to"],
    ["options: { storage_timeout: .inf }", "options.storage_timeout: expected a number"],
    ["options: { storage_timeout: .nan }", "options.storage_timeout: expected a number"],
    ["options: { storage_timeout: '60' }", "options.storage_timeout: expected a number"],
    [
      "options: { storage_timeuot: 60 }",
      "options.storage_timeuot: unknown; expected one of storage_timeout, is_applied",
    ],
    ["options: 60", "options: expected a map"],
    ["applied: 01", "applied: expected a list of strings"],
    ["applied: [01_a, 2]", "applied[1]: expected a string"],
    [`applied: [${"a".repeat(256)}]`, "applied[0]: expected the name of a migration; it is longer than 255 characters"],
    ["applied: [a, 'b ']", "applied[1]: expected the name of a migration; it ends with a blank"],
    ['applied: ["a\\nb"]', "applied[0]: expected the name of a migration; it has characters that are no text"],
    ["aplied: []", "aplied: unknown; expected one of options, applied"],
    ["[]", "migrations.yml: expected a map"],
    ["a: &a [*a]", "migrations.yml"],
    ["a: { b: 1, b: 2 }", "Map keys must be unique at line 1, column 12"],
  ])("%j is refused", async (text, why) => {
    const refused = { code: "bad_config", message: expect.stringContaining(why) };
    await expect(validateConfig(new Map([["migrations.yml", text]]))).rejects.toMatchObject(refused);
  });

  it.each([
    ["lists in lists", "[".repeat(256 * 1024)],
    ["maps in maps", "{a: ".repeat(60_000)],
    ["lists in lists that are closed", `options: ${"[".repeat(200)}${"]".repeat(200)}`],
    ["closing brackets", "}".repeat(256 * 1024)],
    ["lists of lists in one line", `a:\n  ${"- ".repeat(120_000)}`],
    ["keys of keys", "? ".repeat(120_000)],
  ])("with %s is refused before it is parsed", async (_what, text) => {
    const message =
      "Section migrations.yml: expected YAML with at most 100 levels, and as many closing brackets as opening ones.";
    const refused = { code: "bad_config", message };
    await expect(validateConfig(new Map([["migrations.yml", text]]))).rejects.toMatchObject(refused);
  });

  it("with many faults is refused for the first", async () => {
    const refused = { code: "bad_config", message: expect.stringMatching(/expected YAML; .* at line 1, column 4\.$/) };
    await expect(validateConfig(new Map([["migrations.yml", "&a ".repeat(20_000)]]))).rejects.toMatchObject(refused);
  });

  it("may have brackets in its comments and texts", () => {
    const text = `${"# see [1\n".repeat(90)}applied:\n${"- 'a (b) [c].ts'\n".repeat(200)}`;
    expect(readSettings(text).applied).toHaveLength(200);
  });

  it("loses only its list of applied names", () => {
    const text = "applied: # from 0.x\n  - a\n  - b\n# why\noptions:\n  storage_timeout: 60 # s\n";
    expect(withoutApplied(text)).toBe("# why\noptions:\n  storage_timeout: 60 # s\n");
    expect(withoutApplied("{ applied: [a], options: { storage_timeout: 7 } }")).toBe(
      "{ options: { storage_timeout: 7 } }\n",
    );
    expect(readSettings(withoutApplied("applied: [a]"))).toEqual(readSettings(undefined));
  });
});

describe("migrations in the configuration", () => {
  const source = (...names: string[]) => new Map(names.map((name) => [`migrations/source/${name}`, `text of ${name}`]));

  it("are parsed by the loader that will load them, and its message is the reason", async () => {
    const parsed: string[][] = [];
    const parse = async (name: string, text: string) => void parsed.push([name, text]);
    await validateConfig(source("01_a.ts", "ä.mjs"), parse);
    expect(parsed).toEqual([
      ["01_a.ts", "text of 01_a.ts"],
      ["ä.mjs", "text of ä.mjs"],
    ]);
    const refuse = () => {
      throw new Error("Unexpected token at line 3.");
    };
    await expect(validateConfig(source("01_a.ts"), refuse)).rejects.toMatchObject({
      code: "bad_config",
      message: "Section migrations/source/01_a.ts: Unexpected token at line 3.",
    });
  });

  it.each([
    [["01.lua"], "migrations/source/01.lua: expected migrations/source/<name>"],
    [["sub/01.ts"], "migrations/source/sub/01.ts: expected"],
    [["types.d.ts"], "types.d.ts: expected"],
    [[".hidden.ts"], ".hidden.ts: expected"],
    [["README.md"], "README.md: expected"],
    [["01.ts", "01.js"], "migrations/source/01.js: it stands beside 01.ts; only one of them can be meant"],
  ])("%j are refused", async (names, why) => {
    const refused = { code: "bad_config", message: expect.stringContaining(why) };
    await expect(validateConfig(source(...names))).rejects.toMatchObject(refused);
  });

  it("are only the sections below their folder", async () => {
    await validateConfig(
      new Map([
        ["migrations/source_old/x.lua", ""],
        ["migrations/notes.md", ""],
      ]),
      () => {
        throw new Error("asked");
      },
    );
  });
});

describe("names of sections", () => {
  it.each(["a", "migrations.yml", "a/b/c.ts", "ä ö", "🚀", "x".repeat(255)])("%j is valid", (filename) => {
    expect([...merge(nothing, [{ filename, content: "" }]).keys()]).toEqual([filename]);
  });

  it.each(["", " a", "a ", "a/ b", "/a", "a/", "a//b", "..", "a/../b", "a\nb", "a\0", "\ud800", "x".repeat(256)])(
    "%j is invalid",
    (filename) => {
      expect(() => merge(nothing, [{ filename, content: "" }])).toThrow(
        expect.objectContaining({ code: "bad_config" }),
      );
    },
  );

  it("must occur once per change", () => {
    const twice = { filename: "a", content: "" };
    expect(() => merge(nothing, [twice, twice])).toThrow("Section a: given twice");
  });

  it("may have up to 4 MiB each", () => {
    const content = "ä".repeat(2 * 1024 * 1024);
    expect(merge(nothing, [{ filename: "a", content }]).size).toBe(1);
    expect(() => merge(nothing, [{ filename: "a", content: `${content}x` }])).toThrow("expected at most 4 MiB");
  });

  it.each(["migrations.yml", "topology.yml"])("%s, which is parsed, may have up to 256 KiB", (filename) => {
    const content = "x".repeat(256 * 1024);
    expect(merge(nothing, [{ filename, content }]).size).toBe(1);
    expect(() => merge(nothing, [{ filename, content: `${content}x` }])).toThrow("expected at most 256 KiB");
  });

  it("are stored as they are or refused", () => {
    const change = { filename: "a", content: "a\ud800b" };
    expect(() => merge(nothing, [change])).toThrow("Section a: expected text without single surrogates");
  });
});
