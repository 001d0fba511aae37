import { isSqlite } from "@segmark/database/product";
import type { Knex } from "knex";
import { describe, expect, it } from "vitest";
import { openStorage } from "../../../../../src/storage/open.ts";
import { applySchema } from "../../../../../src/storage/schema.ts";
import { emptyDatabase } from "../../../../../test/support/database.ts";
import { nodes, outcome, request, step, table } from "../../../../../test/support/manager/nodes.ts";
import { createKnexConfigStore } from "../../../src/cluster/config/knex-store.ts";
import { writeShardingKey } from "../../../src/engine/schema/sharding-keys.ts";
import { createMigrator } from "../../../src/index.ts";

async function tablesWithoutKey(knex: Knex): Promise<string[]> {
  if (isSqlite(knex)) {
    const rows: { name: string }[] = await knex.raw(
      "select name from sqlite_master as t where type = 'table' and name not like 'sqlite%' and sql not like 'create virtual%' " +
        "and not exists (select 1 from pragma_table_info(t.name) where pk > 0) order by name",
    );
    return rows.map(({ name }) => name);
  }
  const [rows] = await knex.raw(
    "select table_name as name from information_schema.tables as t where table_schema = database() and not exists " +
      "(select 1 from information_schema.statistics as s where s.table_schema = t.table_schema " +
      "and s.table_name = t.table_name and s.index_name = 'PRIMARY') order by 1",
  );
  return rows.map(({ name }: { name: string }) => name);
}

/** As versions before this one made it. */
const oldJournal = (knex: Knex): Promise<void> =>
  knex.schema.createTable("_migrations_journal", (old) => {
    old.string("run_id", 36).notNullable();
    old.string("name", 255).notNullable();
    old.bigInteger("started_at").notNullable();
    old.bigInteger("ended_at");
    old.string("outcome", 16);
    old.text("error");
    old.string("coordinator", 255).notNullable();
  });

const line = (name: string, started_at: number) => ({
  run_id: `run of ${name}`,
  name,
  started_at,
  ended_at: started_at + 5,
  outcome: "failed",
  error: `error of ${name}`,
  coordinator: "api-1",
});

describe("every table", () => {
  it("of the service, of the manager and of the configuration has a primary key, which some servers require", async () => {
    await using database = await emptyDatabase();
    await using storage = await openStorage({ url: database.url });
    await applySchema(storage);
    const store = createKnexConfigStore({ knex: storage.knex });
    await store.patch({ version: 0, by: "test", sections: [{ filename: "notes.txt", content: "" }] });
    await store.close();
    await writeShardingKey(storage.knex, "orders", ["id"]);
    expect(await storage.knex.schema.hasTable("cluster_config")).toBe(true);
    expect(await tablesWithoutKey(storage.knex)).toEqual([]);
  });
});

describe("a journal of an older version", () => {
  it.each(["an instance", "createMigrator"])("is read as it is, and gets a key by %s; nothing is lost", async (who) => {
    await using own = await nodes();
    await own.over().prepare();
    await own.knex.schema.dropTable("_migrations_journal");
    await oldJournal(own.knex);
    await own.knex("_migrations_journal").insert([line("b", 2000), line("a", 1000)]);
    const migrations = [table("a"), table("b")];
    const node = own.over({ migrations });
    expect(await node.status()).toMatchObject({ last: { name: "b", startedAt: 2000, place: null } });
    if (who === "an instance")
      expect(await outcome(node, await request(migrations))).toMatchObject({ state: "applied" });
    else await createMigrator({ knex: own.knex, loader: { list: () => migrations } }).up();
    expect(await tablesWithoutKey(own.knex)).not.toContain("_migrations_journal");
    for (const suffix of ["new", "old"])
      expect(await own.knex.schema.hasTable(`_migrations_journal_${suffix}`)).toBe(false);
    const lines = await own.knex("_migrations_journal").orderBy("id").select();
    expect(lines.slice(0, 2)).toMatchObject([line("a", 1000), line("b", 2000)]);
    expect(lines.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual([
      "a failed",
      "b failed",
      "a applied",
      "b applied",
    ]);
  });
});

describe("the journal", () => {
  it("keeps the newest 1000 attempts before a run; what is applied stays", async () => {
    await using own = await nodes();
    const first = [table("a")];
    await outcome(own.over({ migrations: first }), await request(first));
    const many = Array.from({ length: 1500 }, (_, place) => line("b", 10_000 + place));
    await own.knex.batchInsert("_migrations_journal", many, 100);
    const migrations = [table("a"), step("b", () => new Error("no"))];
    for (const fence of [2, 3]) await outcome(own.over({ migrations }), await request(migrations, { fence }));
    const names: string[] = await own.knex("_migrations_journal").orderBy("id").pluck("name");
    expect([names.length, names.includes("a")]).toEqual([1001, false]);
    expect(await own.knex("_migrations_journal").min({ first: "started_at" })).toEqual([{ first: 10_501 }]);
    expect(await own.knex("_migrations").pluck("name")).toEqual(["a"]);
  });
});
