import { readdirSync } from "node:fs";
import { describe, expect, inject, it } from "vitest";
import { openStorage } from "../../src/storage/open.ts";
import { appliedSchema, applySchema, pendingSchema } from "../../src/storage/schema.ts";
import { emptyDatabase, testStorage } from "../support/database.ts";

const files = readdirSync(new URL("../../migrations/", import.meta.url)).filter((name) => name.endsWith(".ts"));
const steps = files.map((name) => name.replace(/\.ts$/, "")).sort();

describe("the schema", () => {
  it("is applied once", async () => {
    await using database = await emptyDatabase();
    await using storage = await openStorage({ url: database.url });
    expect(await pendingSchema(storage)).toEqual(steps);
    expect(await applySchema(storage)).toEqual(steps);
    expect(await applySchema(storage)).toEqual([]);
    expect(await appliedSchema(storage)).toEqual(steps);
    expect(await pendingSchema(storage)).toEqual([]);
  });

  it("is idempotent: every step may run again, as after an interruption", async () => {
    await using database = await emptyDatabase();
    await using storage = await openStorage({ url: database.url });
    await applySchema(storage);
    await storage.stores.settings.set("name", "value");
    await storage.knex("_migrations").delete();
    expect(await applySchema(storage)).toEqual(steps);
    expect(await storage.stores.settings.get("name")).toBe("value");
  });

  it("rejects a database of a newer version", async () => {
    await using storage = await testStorage();
    await storage.knex("_migrations").insert({ id: 99, name: "9999_later" });
    try {
      await expect(applySchema(storage)).rejects.toMatchObject({ code: "order_violation" });
    } finally {
      await storage.knex("_migrations").where("id", 99).delete();
    }
  });
});

if (inject("engine") === "mariadb")
  describe("on a server with other defaults", () => {
    it("every table is InnoDB and every text compares byte for byte", async () => {
      await using storage = await testStorage();
      const { knex } = storage;
      const here = knex.raw("database()");
      const engines: string[] = await knex("information_schema.tables")
        .where("table_schema", here)
        .distinct("engine")
        .pluck("engine");
      expect(engines).toEqual(["InnoDB"]);
      const collations: string[] = await knex("information_schema.columns")
        .where("table_schema", here)
        .whereNot("table_name", "like", "\\_migrations%")
        .whereNot("table_name", "like", "cluster\\_config%") // also the migrator's tables, of an earlier test in this database
        .whereNotNull("collation_name")
        .distinct("collation_name")
        .pluck("collation_name");
      expect(collations).toEqual(["utf8mb4_nopad_bin"]);
      const [[database]] = await knex.raw("select @@collation_database as collation");
      expect(database.collation).toMatch(/^latin1/);
    });
  });
