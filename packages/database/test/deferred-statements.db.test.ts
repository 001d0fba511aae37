import type { Knex } from "knex";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { openStorage, type Storage } from "../../../src/storage/open.ts";
import { emptyDatabase, type TestDatabase } from "../../../test/support/database.ts";
import { defer, unlessDuplicate } from "../src/dialect.ts";
import { inTransaction } from "../src/transaction.ts";

const isMariadb = inject("engine") === "mariadb";

/** What could end a text early, begin another statement or be read as another character. */
const hostile = [
  "'",
  '"',
  "`",
  "\\",
  "\\'",
  "\\\\'",
  "'; drop table notes; -- ",
  "\\'; drop table notes; # ",
  "'/*",
  "*/;",
  ";",
  ";\n",
  "?",
  "??",
  ":name",
  "$1",
  "\0",
  "a\0'b",
  "\u001a",
  "\r\n\t\b",
  "%_",
  "\u00bf'",
  "\u0127\u005c'",
  "\u2019\u02bc\uff07",
  "縗'\\縗",
  "🙂'\\🙂",
  "'".repeat(301),
  "\\".repeat(301),
];

describe("a held statement", () => {
  let database: TestDatabase;
  let storage: Storage;
  beforeAll(async () => {
    database = await emptyDatabase();
    storage = await openStorage({ url: database.url });
  });
  afterAll(async () => {
    await storage?.close();
    await database?.[Symbol.asyncDispose]();
  });
  beforeEach(async () => {
    await storage.knex.schema.dropTableIfExists("notes");
    await storage.knex.schema.createTable("notes", (table) => {
      table.integer("id").primary();
      table.text("words").notNullable().defaultTo("");
      table.integer("sum").notNullable().defaultTo(0);
    });
  });
  const put = (trx: Knex, id: number, words = "") => defer(trx, trx("notes").insert({ id, words }));
  const ids = (db: Knex = storage.knex): Promise<number[]> => db("notes as n").orderBy("n.id").pluck("n.id");

  it("is visible to the next one, in order, and committed with it", async () => {
    const seen = await inTransaction(storage.knex, async (trx) => {
      await put(trx, 1);
      await put(trx, 2);
      await defer(trx, trx("notes").where("id", 1).delete());
      const seen = await ids(trx);
      await put(trx, 3);
      return seen;
    });
    expect([seen, await ids()]).toEqual([[2], [2, 3]]);
  });

  it("is sent at once outside a transaction", async () => {
    await put(storage.knex, 1);
    expect(await ids()).toEqual([1]);
  });

  it("is rolled back with its transaction", async () => {
    const undone = inTransaction(storage.knex, async (trx) => {
      await put(trx, 1);
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    await inTransaction(storage.knex, (trx) => put(trx, 2));
    expect(await ids()).toEqual([2]);
  });

  it("fails its transaction, even if the next statement tolerates the same failure", async () => {
    await put(storage.knex, 1);
    const reported: string[] = [];
    const listen = (_error: unknown, { sql }: { sql: string }): void => void reported.push(sql);
    storage.knex.on("query-error", listen);
    const failed = inTransaction(storage.knex, async (trx) => {
      await put(trx, 2);
      await put(trx, 1, "again");
      await trx("notes").insert({ id: 3 }).catch(unlessDuplicate(trx));
    });
    await expect(failed).rejects.toSatisfy(
      (error) => storage.asProblem(error) === undefined && /insert into .notes. .*words/.test(String(error)),
    );
    storage.knex.removeListener("query-error", listen);
    expect(reported[0]).toMatch(/words/);
    expect(await ids()).toEqual([1]);
  });

  it("fails it when no statement follows", async () => {
    await put(storage.knex, 1);
    await expect(inTransaction(storage.knex, (trx) => put(trx, 1))).rejects.toThrow(/insert into/);
    await inTransaction(storage.knex, (trx) => put(trx, 2));
    expect(await ids()).toEqual([1, 2]);
  });

  it("is committed or rolled back with a transaction begun outside the storage", async () => {
    await storage.knex.transaction((trx) => put(trx, 1));
    const failed = storage.knex.transaction(async (trx) => {
      await put(trx, 2);
      await put(trx, 1);
    });
    await expect(failed).rejects.toThrow(/insert into/);
    await storage.knex.transaction(async () => undefined);
    expect(await ids()).toEqual([1]);
  });

  it("belongs to its savepoint", async () => {
    await inTransaction(storage.knex, async (trx) => {
      await put(trx, 1);
      await inTransaction(trx, async (inner) => {
        await put(inner, 2);
        throw new Error("no");
      }).catch(() => undefined);
      await inTransaction(trx, (inner) => put(inner, 3));
      await inTransaction(trx, async (inner) => {
        await put(inner, 4);
        await put(inner, 1);
      }).catch(unlessDuplicate(trx));
      await put(trx, 5);
    });
    expect(await ids()).toEqual([1, 3, 5]);
  });

  it("is refused after its transaction", async () => {
    const trx = await inTransaction(storage.knex, async (given) => ({ given }));
    await expect(put(trx.given, 1)).rejects.toThrow();
    await inTransaction(storage.knex, (other) => put(other, 2));
    expect(await ids()).toEqual([2]);
  });

  it("stores values verbatim", async () => {
    await inTransaction(storage.knex, async (trx) => {
      for (const [id, words] of hostile.entries()) await put(trx, id, words);
      await defer(trx, trx("notes").whereIn("words", hostile).increment("sum"));
    });
    const rows = await storage.knex("notes as n").orderBy("n.id").select("n.words", "n.sum");
    expect(rows).toEqual(hostile.map((words) => ({ words, sum: 1 })));
  });

  it("is sent with others before they exceed the packet limit", async () => {
    const long = "long'\\".repeat(10_000);
    await inTransaction(storage.knex, async (trx) => {
      for (let id = 0; id < 20; id++) await put(trx, id, long);
    });
    expect(await storage.knex("notes as n").where("n.words", long).count({ rows: "*" })).toEqual([{ rows: 20 }]);
  });

  describe.runIf(isMariadb)("on a server", () => {
    it("is retried with its transaction after a conflict", async () => {
      for (const id of [1, 2]) await put(storage.knex, id);
      const add = (trx: Knex, id: number) => trx("notes").where("id", id).increment("sum");
      const both = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
      let attempts = 0;
      const transfer = (own: 0 | 1, first: number, second: number) =>
        inTransaction(storage.knex, async (trx) => {
          attempts++;
          await add(trx, first);
          both[own].resolve();
          await Promise.all(both.map(({ promise }) => promise));
          await defer(trx, add(trx, second));
        });
      await Promise.all([transfer(0, 1, 2), transfer(1, 2, 1)]);
      expect(attempts).toBeGreaterThan(2);
      expect(await storage.knex("notes as n").pluck("n.sum")).toEqual([2, 2]);
    });

    it("has the same timeout as a single statement", async () => {
      await using brief = await openStorage({ url: database.url, statementTimeoutMs: 1000 });
      const rest = (trx: Knex, seconds: number) => defer(trx, trx.raw("set @rest = sleep(?)", [seconds]));
      await inTransaction(brief.knex, async (trx) => {
        for (const id of [1, 2, 3]) {
          await rest(trx, 0.6);
          await put(trx, id);
        }
      });
      expect(await ids()).toEqual([1, 2, 3]);
      const slow = inTransaction(brief.knex, async (trx) => {
        await rest(trx, 10);
        await put(trx, 4);
      });
      await expect(slow).rejects.toSatisfy((error) => brief.asProblem(error)?.status === 503);
      expect(await ids()).toEqual([1, 2, 3]);
    });

    it("is escaped correctly in any SQL mode of the server", async () => {
      const [[{ mode }]] = await storage.knex.raw("select @@sql_mode as mode");
      expect(mode).not.toMatch(/NO_BACKSLASH_ESCAPES|ANSI/);
    });
  });
});
