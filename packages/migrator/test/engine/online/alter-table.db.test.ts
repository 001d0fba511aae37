import type { Knex } from "knex";
import { describe, expect, inject, it } from "vitest";
import { emptyStorage } from "../../../../../test/support/manager/schema-database.ts";
import { up } from "../../../examples/large-table.ts";
import { type AlterTableOptions, alter_table, alterTable } from "../../../src/engine/online/alter-table.ts";
import { runWithStorage } from "../../../src/engine/run/context.ts";
import { createMigrator } from "../../../src/index.ts";

type Line = Readonly<Record<string, unknown>>;

/** Runs a change as a migration would; returns what was logged. */
async function change(knex: Knex, changes: string, options?: AlterTableOptions, table = "big"): Promise<Line[]> {
  const lines: Line[] = [];
  const write = (fields: Line, message: string): void => void lines.push({ ...fields, message });
  const { signal } = new AbortController();
  const storage = { knex, alias: "s-1", replicaset: "s", roles: [], signal, log: { info: write, warn: write } };
  await runWithStorage(storage, () => alter_table(table, changes, options), { migration: "1" });
  return lines;
}

/** A table with three rows. */
async function withBig() {
  const own = await emptyStorage();
  await own.knex.schema.createTable("big", (t) => {
    t.increments("id");
    t.integer("a");
    t.string("name", 20);
  });
  await own.knex("big").insert([1, 2, 3].map((a) => ({ a, name: `name ${a}` })));
  return own;
}

describe("alter_table", () => {
  it("changes a table and keeps its rows, whatever is in the change", async () => {
    await using own = await withBig();
    await change(own.knex, "ADD COLUMN b VARCHAR(20) DEFAULT 'a? b'");
    const rows = await own.knex("big").orderBy("id").select("a", "b");
    expect(rows).toEqual([1, 2, 3].map((a) => ({ a, b: "a? b" })));
  });

  it("is used by the example of the pages, which may be repeated", async () => {
    await using own = await withBig();
    await own.knex.schema.renameTable("big", "orders");
    const loader = { list: () => ["1", "2"].map((name) => ({ name, up })) };
    expect(await createMigrator({ knex: own.knex, loader }).up()).toEqual(["1", "2"]);
    expect(await own.knex("orders").pluck("state")).toEqual(["new", "new", "new"]);
  });

  it("is waited for when the migration does not, and has a camel case name", async () => {
    await using own = await withBig();
    const { signal } = new AbortController();
    const log = { info: () => undefined, warn: () => undefined };
    const storage = { knex: own.knex, alias: "s-1", replicaset: "s", roles: [], signal, log };
    await runWithStorage(storage, () => void alterTable("big", "ADD COLUMN b INT"), { migration: "1" });
    expect(await own.knex("big").columnInfo()).toHaveProperty("b");
    await expect(alter_table("big", "ADD COLUMN c INT")).rejects.toThrow("while a migration runs");
  });

  it("fails a migration that neither awaits it nor handles its error, and no other", async () => {
    await using own = await withBig();
    const run = (up: () => unknown) =>
      createMigrator({ knex: own.knex, loader: { list: () => [{ name: "1", up }] } }).up();
    await expect(run(() => void alter_table("big", "ADD COLUMN a INT"))).rejects.toThrow(/duplicate column/i);
    const handles = () => alter_table("big", "ADD COLUMN a INT").catch(() => undefined);
    expect(await run(handles)).toEqual(["1"]);
  });

  it.each<[what: string, args: unknown[], message: RegExp]>([
    ["no table", [""], /name of a table/],
    ["no change", ["big", " "], /what follows ALTER TABLE big/],
    ["an unknown tool", ["big", "FORCE", { tool: "cp" }], /pt-online-schema-change, gh-ost/],
    ["an unknown way to copy", ["big", "FORCE", { copy: true }], /allow or refuse/],
    ["an unknown option", ["big", "FORCE", { tol: "gh-ost" }], /tool/],
  ])("refuses %s", async (_what, args, message) => {
    await using own = await withBig();
    const { signal } = new AbortController();
    const log = { info: () => undefined, warn: () => undefined };
    const storage = { knex: own.knex, alias: "s-1", replicaset: "s", roles: [], signal, log };
    const call = (): unknown => Reflect.apply(alter_table, undefined, args);
    await expect(runWithStorage(storage, call, { migration: "1" })).rejects.toThrow(message);
  });
});

describe.runIf(inject("engine") === "mariadb")("on a server, alter_table", () => {
  it.each<[changes: string, algorithm: string]>([
    ["ADD COLUMN b INT NOT NULL DEFAULT 7, ADD COLUMN c TEXT", "ALGORITHM=INSTANT, LOCK=NONE"],
    ["RENAME COLUMN a TO b", "ALGORITHM=INSTANT, LOCK=NONE"],
    ["ADD UNIQUE (a)", "ALGORITHM=NOCOPY, LOCK=NONE"],
    ["MODIFY name VARCHAR(20) NOT NULL", "ALGORITHM=INPLACE, LOCK=NONE"],
  ])("makes %s with %s", async (changes, algorithm) => {
    await using own = await withBig();
    expect(await change(own.knex, changes)).toEqual([{ table: "big", algorithm, message: "changed a table" }]);
    expect(await own.knex("big").pluck("id")).toEqual([1, 2, 3]);
  });

  it.each(["MODIFY a BIGINT", "PARTITION BY HASH (id) PARTITIONS 2", "ADD FULLTEXT (name)"])(
    "refuses %s with the reason and the cost, unless the wait is allowed",
    async (changes) => {
      await using own = await withBig();
      const failing = change(own.knex, changes);
      await expect(failing).rejects.toThrow(
        /^big cannot be changed while others write to it: [A-Z]+=.*[.] It has about \d/,
      );
      await expect(failing).rejects.toThrow(/Changing a copy took \d+ ms|could not be estimated: .*temporary/i);
      const lines = await change(own.knex, changes, { copy: "allow" });
      expect(lines).toMatchObject([
        { message: expect.stringContaining("nobody can write to big") },
        { table: "big", algorithm: expect.stringMatching(/COPY$|SHARED$/) },
      ]);
      expect(await own.knex("big").orderBy("id").pluck("id")).toEqual([1, 2, 3]);
    },
  );

  it.each<[changes: string, message: RegExp]>([
    ["MODIFY a BIGINT, ALGORITHM=COPY", /Leave ALGORITHM out/],
    ["ADD PARTITION (PARTITION p VALUES LESS THAN (3))", /knex\.raw/],
    ["ADD COLUMN a INT", /Duplicate column/],
    ["MODIFY a TINYINT NOT NULL DEFAULT 'x'", /Invalid default/],
  ])("leaves the table alone at %s", async (changes, message) => {
    await using own = await withBig();
    const before = await own.knex("big").columnInfo();
    await expect(change(own.knex, changes, { copy: "allow" })).rejects.toThrow(message);
    expect(await own.knex("big").columnInfo()).toEqual(before);
  });

  it("leaves no table of its own behind", async () => {
    await using own = await withBig();
    await change(own.knex, "MODIFY a BIGINT").catch(() => undefined);
    const [tables] = await own.knex.raw("show tables");
    expect(tables).toHaveLength(1);
  });
});
