import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { JSONStorage, SequelizeStorage, Umzug } from "umzug";
import { describe, expect, it } from "vitest";
import { adopting, listOf, sha256 } from "./adopting.ts";

const asTold = { recordedBefore: 0, isAsTold: true };

async function folder() {
  const path = await mkdtemp(join(tmpdir(), "segmark-adopt-"));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}

describe("what Knex has applied", () => {
  it("is taken over by the stem of its names, and its tables stay as they are", async () => {
    await using own = await adopting(listOf("01_orders.ts", "02_state.ts", "03_new.ts"));
    const names = ["01_orders.js", "02_state.js"];
    const up = async (): Promise<void> => undefined;
    const migrationSource = {
      getMigrations: async () => names,
      getMigrationName: (name: string) => name,
      getMigration: async () => ({ up, down: up }),
    };
    await own.knex.migrate.latest({ migrationSource });
    const before = [await own.state("knex_migrations"), await own.state("knex_migrations_lock")];
    expect(await own.adopt({ from: "knex" })).toEqual({
      ...asTold,
      names: { "01_orders.ts": "01_orders.js", "02_state.ts": "02_state.js" },
      remarks: [],
      applied: ["01_orders.ts", "02_state.ts"],
    });
    expect([await own.state("knex_migrations"), await own.state("knex_migrations_lock")]).toEqual(before);
    expect(await own.node.history(100)).toMatchObject([
      { name: "01_orders.ts", outcome: "adopted", coordinator: "api-1", checksum: sha256("01_orders.ts") },
      { name: "02_state.ts", outcome: "adopted" },
    ]);
    expect((await own.ask({ from: "knex" }, true)).changes).toEqual([]);
  });

  it("is refused while it is at work, and when a name is missing on either side", async () => {
    await using own = await adopting(listOf("01_orders.ts", "02_state.ts"));
    const up = async (): Promise<void> => undefined;
    const migrationSource = {
      getMigrations: async () => ["02_state.js"],
      getMigrationName: (name: string) => name,
      getMigration: async () => ({ up, down: up }),
    };
    await own.knex.migrate.latest({ migrationSource, tableName: "mine" });
    expect(await own.ask({ from: "knex" }, false)).toEqual({
      changes: [],
      remarks: ["It has no table knex_migrations."],
      missing: "knex_migrations",
    });
    await expect(own.ask({ from: "knex", table: "mine" }, true)).rejects.toMatchObject({
      code: "order_violation",
      message: "01_orders.ts comes before what Knex has applied on s-1, and it has not applied that.",
    });
    await own.knex("mine").update({ name: "00_older.js" });
    await expect(own.ask({ from: "knex", table: "mine" }, true)).rejects.toMatchObject({
      code: "order_violation",
      message: "Knex has applied 00_older.js on s-1, which the list of migrations does not have.",
    });
    await own.knex("mine_lock").update({ is_locked: 1 });
    await expect(own.ask({ from: "knex", table: "mine" }, true)).rejects.toMatchObject({
      code: "state_inconsistent",
      message: expect.stringContaining("knex migrate:unlock"),
    });
    expect(await own.node.applied()).toEqual([]);
  });
});

describe("what umzug has applied", () => {
  const migrations = ["01-users.js", "02-orders"].map((name) => ({ name, up: async () => undefined }));

  it("is taken over from its table", async () => {
    await using own = await adopting(listOf("01-users.ts", "02-orders.ts"));
    await own.knex.schema.createTable("SequelizeMeta", (t) => void t.string("name").primary());
    /** A model of Sequelize, as far as the storage uses it. */
    const model = {
      sync: async () => undefined,
      create: async (row: object) => own.knex("SequelizeMeta").insert(row),
      findAll: async () => own.knex("SequelizeMeta").select("name"),
    };
    const storage = new SequelizeStorage({ model: model as never, columnType: "varchar(255)" });
    await new Umzug({ migrations, storage, logger: undefined }).up();
    const before = await own.state("SequelizeMeta");
    const names = { "01-users.ts": "01-users.js", "02-orders.ts": "02-orders" };
    expect(await own.adopt({ from: "umzug" })).toEqual({ ...asTold, names, remarks: [], applied: Object.keys(names) });
    expect(await own.state("SequelizeMeta")).toEqual(before);
  });

  it("is taken over from its file", async () => {
    await using place = await folder();
    await using own = await adopting(listOf("01-users.ts", "02-orders.ts"));
    const path = join(place.path, "umzug.json");
    await new Umzug({ migrations, storage: new JSONStorage({ path }), logger: undefined }).up();
    const file = await readFile(path, "utf8");
    expect((await own.adopt({ from: "umzug", file })).applied).toEqual(["01-users.ts", "02-orders.ts"]);
    await expect(own.ask({ from: "umzug", file: "{}" }, false)).rejects.toMatchObject({
      code: "state_inconsistent",
      message: "What umzug has on s-1 cannot be read: the file is not an array of names, as umzug.json is.",
    });
  });
});

describe("what Drizzle has applied", () => {
  const texts = {
    "0000_orders": "create table orders (id integer);",
    "0001_users": "create table users (id integer);",
  };

  /** Applies the texts with the real migrator of Drizzle; its journal. */
  async function drizzled(url: string, engine: string, path: string): Promise<string> {
    await mkdir(join(path, "meta"));
    const entries = Object.keys(texts).map((tag, idx) => ({
      idx,
      version: "6",
      when: 1_700_000_000_000 + idx,
      tag,
      breakpoints: true,
    }));
    const journal = JSON.stringify({ version: "7", dialect: engine, entries });
    await writeFile(join(path, "meta/_journal.json"), journal);
    for (const [tag, text] of Object.entries(texts)) await writeFile(join(path, `${tag}.sql`), text);
    if (engine === "sqlite") {
      const { drizzle } = await import("drizzle-orm/better-sqlite3");
      const { migrate } = await import("drizzle-orm/better-sqlite3/migrator");
      const db = drizzle(url.replace(/^sqlite:(\/\/)?/, ""));
      migrate(db, { migrationsFolder: path });
      db.$client.close();
    } else {
      const { drizzle } = await import("drizzle-orm/mysql2");
      const { migrate } = await import("drizzle-orm/mysql2/migrator");
      const db = drizzle(url);
      await migrate(db, { migrationsFolder: path });
      await new Promise((resolve) => db.$client.end(resolve));
    }
    return journal;
  }

  it("is taken over by the names in its journal, and edited files are told", async () => {
    await using place = await folder();
    const list = listOf("0000_orders.sql", "0001_users.sql").map((one, index) => ({
      ...one,
      hash: index === 0 ? sha256(texts["0000_orders"]) : (one.hash ?? null),
    }));
    await using own = await adopting(list);
    const file = await drizzled(own.url, own.engine, place.path);
    const before = await own.state("__drizzle_migrations");
    await expect(own.ask({ from: "drizzle" }, false)).rejects.toMatchObject({
      code: "state_inconsistent",
      message: expect.stringContaining("give its meta/_journal.json with --file"),
    });
    expect(await own.adopt({ from: "drizzle", file })).toEqual({
      ...asTold,
      names: { "0000_orders.sql": "0000_orders", "0001_users.sql": "0001_users" },
      remarks: ["Edited since Drizzle applied them: 0001_users.sql. The present texts are recorded."],
      applied: ["0000_orders.sql", "0001_users.sql"],
    });
    expect(await own.state("__drizzle_migrations")).toEqual(before);
  });

  it("is found by its checksums without the journal, where the texts are the same", async () => {
    await using place = await folder();
    const list = Object.entries(texts).map(([tag, text]) => ({ name: `${tag}.sql`, hash: sha256(text), up: () => 1 }));
    await using own = await adopting(list);
    await drizzled(own.url, own.engine, place.path);
    expect((await own.adopt({ from: "drizzle" })).applied).toEqual(["0000_orders.sql", "0001_users.sql"]);
  });
});
