import { describe, expect, it } from "vitest";
import { folderOf, migratorUrl } from "../../../../test/support/manager/folder.ts";
import { nodes, outcome, request } from "../../../../test/support/manager/nodes.ts";
import { newConfigLoader } from "../../src/cluster/config-loader/config-loader.ts";
import { newDirectoryLoader } from "../../src/engine/list/directory-loader.ts";
import type { Loader } from "../../src/engine/list/loader.ts";
import { createMigrator, type Migration } from "../../src/index.ts";

const secret = "value-that-nobody-may-read";

/** What was logged, as one text and line by line. */
function listener() {
  const reported: Record<string, unknown>[] = [];
  const write = (fields: Readonly<Record<string, unknown>>, message: string) =>
    void reported.push({ message, ...fields });
  const log = { info: write, warn: write, error: write };
  return { log, reported: () => reported.filter(({ message }) => message === "migration not applied") };
}

const unit = (...lines: readonly string[]): string =>
  [`import { storage } from ${JSON.stringify(migratorUrl)};`, "export const up = async () => {", ...lines, "};\n"].join(
    "\n",
  );

/** One failing migration on one leader, from a loader. */
async function failing(loader: Loader) {
  await using own = await nodes();
  const { log, reported } = listener();
  const migrations = [...(await loader.list())];
  const node = own.over({ migrations, log });
  const report = await outcome(node, await request(migrations));
  const { last } = await node.status();
  return { report, last, reported: reported() };
}

async function failingFile(name: string, text: string) {
  await using folder = await folderOf({ [name]: text });
  return { ...(await failing(newDirectoryLoader(folder.path))), path: folder.path };
}

describe("a migration that fails", () => {
  it("reports file, line and statement, without values; its stack is logged once", async () => {
    const refused = `await storage().knex("nowhere").where({ name: ${JSON.stringify(secret)} }).update({ size: 7 });`;
    const { report, last, reported, path } = await failingFile(
      "01_first.ts",
      unit("const { knex } = storage();", refused),
    );
    const place = {
      file: `${path}/01_first.ts`,
      line: 4,
      statement: "update `nowhere` set `size` = ? where `name` = ?",
    };
    expect(report).toMatchObject({ state: "failed", failed: "01_first.ts", place });
    expect(report.error).toMatch(/^[^`]*nowhere/);
    expect(last).toMatchObject({ outcome: "failed", error: report.error, place });
    expect(reported).toHaveLength(1);
    expect(reported[0]).toMatchObject({
      migration: "01_first.ts",
      err: { stack: expect.stringContaining("01_first.ts") },
    });
    expect(JSON.stringify([report, last, reported])).not.toContain(secret);
  });

  it("reports neither literals of a raw statement nor passwords of a URL", async () => {
    const raw = `insert into nowhere values ('${secret}', 4711, 'it''s')`;
    const thrown = `throw new Error("cannot reach mysql://root:${secret}@db.example/shop", { cause });`;
    const { report, reported } = await failingFile(
      "01.mjs",
      unit(`try { await storage().knex.raw(${JSON.stringify(raw)}); }`, `catch (cause) { ${thrown} }`),
    );
    expect(report).toMatchObject({
      error: "cannot reach mysql://…@db.example/shop",
      place: { line: 4, statement: "insert into nowhere values (?, ?, ??)" },
    });
    expect(reported).toHaveLength(1);
    expect(JSON.stringify([report, reported])).not.toMatch(new RegExp(`${secret}|4711`));
  });

  it("is located in a transaction, or by the line of a helper if the migration has no text of its own", async () => {
    const { report } = await failingFile(
      "01.ts",
      unit("await storage().knex.transaction(async (trx) => {", "  await trx.schema.dropTable('nowhere');", "});"),
    );
    expect(report.place).toMatchObject({
      file: expect.stringMatching(/01\.ts$/),
      line: 4,
      statement: "drop table `nowhere`",
    });
    const up = () => {
      throw new Error("from a helper");
    };
    const helped = await failing({ list: () => [{ name: "named by hand", up }] });
    const here = "packages/migrator/test/node/failure-place.db.test.ts";
    expect(helped.report.place).toEqual({ file: here, line: expect.any(Number), statement: null });
  });

  it.each([
    ["a text", "throw 'no';", "no"],
    ["an object", "throw { code: 5 };", "{ code: 5 }"],
    ["nothing", "throw undefined;", "undefined"],
    [
      "an object whose properties cannot be read",
      "throw { get message() { throw 1; }, get stack() { throw 1; } };",
      /cannot be read/,
    ],
    ["a symbol", "throw Symbol('s');", "Symbol(s)"],
    ["an error of another realm", "throw (await import('node:vm')).runInNewContext('new Error(`far`)');", "far"],
  ])("may throw %s", async (_what, line, error) => {
    const { report, reported } = await failingFile("01.ts", unit(line));
    expect(report).toMatchObject({ state: "failed", failed: "01.ts" });
    expect(report.error).toMatch(error);
    expect(reported).toHaveLength(1);
  });

  it("is named by its section when it comes from the configuration", async () => {
    for (const name of ["01_first.ts", "02 ä.mjs"]) {
      const sections = new Map([
        [`migrations/source/${name}`, "export const up = () => {\n\n  throw new Error('no');\n};\n"],
      ]);
      const store = { read: async () => ({ version: 1, sections, changedAt: 0, changedBy: "" }) };
      const { report } = await failing(newConfigLoader({ store }));
      expect(report.place).toEqual({ file: `migrations/source/${name}`, line: 3, statement: null });
    }
  });

  it("is also located when one database is migrated without a cluster", async () => {
    await using own = await nodes();
    await using folder = await folderOf({
      "01.mjs": unit("await storage().knex.raw('select 1');", `throw new Error("no");`),
      "02.mjs": unit(`await storage().knex("nowhere").insert({ a: ${JSON.stringify(secret)} });`),
    });
    const { log, reported } = listener();
    const only = (name: string): Loader => ({
      list: async () => (await newDirectoryLoader(folder.path).list()).filter((one: Migration) => one.name === name),
    });
    const up = (name: string) => createMigrator({ knex: own.knex, loader: only(name), log }).up();
    await expect(up("01.mjs")).rejects.toThrow(`Migration 01.mjs failed: no (${folder.path}/01.mjs line 4)`);
    await expect(up("02.mjs")).rejects.toThrow(/^Migration 02\.mjs failed[^`]*: [^`]*nowhere/);
    expect(reported()).toHaveLength(2);
    expect(reported()[1]).toMatchObject({ place: { statement: "insert into `nowhere` (`a`) values (?)" } });
    expect(JSON.stringify(reported())).not.toContain(secret);
  });

  it("is also recorded in a journal created by an older version", async () => {
    await using own = await nodes();
    const { knex } = own;
    await outcome(own.over(), await request([]));
    await knex.schema.alterTable("_migrations_journal", (table) => table.dropColumns("id", "place"));
    const up = () => {
      throw new Error("no");
    };
    const migrations = [{ name: "01", up }];
    const node = own.over({ migrations });
    expect((await node.status()).last).toBeNull();
    await outcome(node, await request(migrations));
    expect((await node.status()).last).toMatchObject({ error: "no", place: { line: expect.any(Number) } });
  });
});
