import type { Knex } from "knex";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { openStorage, type Storage } from "../../../src/storage/open.ts";
import { type MariadbServer, startMariadb } from "../../../test/support/mariadb.ts";
import { defer } from "../src/dialect.ts";
import { inTransaction } from "../src/transaction.ts";

const onMariadb = () =>
  describe("a transaction on a failing server", () => {
    let server: MariadbServer;
    let admin: Storage;
    let storage: Storage;
    beforeAll(async () => {
      server = await startMariadb();
      admin = await openStorage({ url: `${server.rootUrl}mysql`, connections: 2 });
      await admin.knex.raw("create database segmark_lost");
      // One connection, so that the next caller gets the one that failed.
      storage = await openStorage({ url: `${server.url}segmark_lost`, connections: 1 });
    });
    afterAll(async () => {
      await storage?.close();
      await admin?.close();
      await server?.[Symbol.asyncDispose]();
    });
    beforeEach(async () => {
      await admin.knex.raw("create or replace table segmark_lost.notes (id int primary key auto_increment)");
    });
    const stored = async (): Promise<number> =>
      (await admin.knex.raw("select count(*) as number from segmark_lost.notes"))[0][0].number;
    const threadOf = async (trx: Knex): Promise<number> => (await trx.raw("select connection_id() as id"))[0][0].id;

    it("is retried when the connection broke before COMMIT was sent", async () => {
      let attempts = 0;
      await inTransaction(storage.knex, async (trx) => {
        await trx.raw("insert into notes values ()");
        if (++attempts === 1) await admin.knex.raw(`kill ${await threadOf(trx)}`);
        await trx.raw("select 1 from notes");
      });
      expect([attempts, await stored()]).toEqual([2, 1]);
    });

    it("is retried when it broke before held statements were sent", async () => {
      let attempts = 0;
      await inTransaction(storage.knex, async (trx) => {
        await trx.raw("insert into notes values ()");
        if (++attempts === 1) await admin.knex.raw(`kill ${await threadOf(trx)}`);
        await defer(trx, trx.raw("insert into notes values ()"));
        await defer(trx, trx.raw("insert into notes values ()"));
      });
      expect([attempts, await stored()]).toEqual([2, 3]);
    });

    it("is not retried when the outcome of COMMIT is unknown", async () => {
      let attempts = 0;
      let thread = 0;
      const lock = await admin.knex.client.acquireConnection();
      const begun = Promise.withResolvers<void>();
      const held = Promise.withResolvers<void>();
      const torn = inTransaction(storage.knex, async (trx) => {
        attempts++;
        thread = await threadOf(trx);
        await trx.raw("insert into notes values ()");
        begun.resolve();
        await held.promise;
      }).catch((error: unknown) => storage.asProblem(error)?.code);
      await begun.promise;
      await admin.knex.raw("flush tables with read lock").connection(lock);
      held.resolve();
      const waits = `select count(*) as number from information_schema.processlist where id = ${thread} and info like 'COMMIT%'`;
      await expect.poll(async () => (await admin.knex.raw(waits))[0][0].number).toBe(1);
      await admin.knex.raw(`kill ${thread}`);
      expect(await torn).toBe("storage_unavailable");
      await admin.knex.raw("unlock tables").connection(lock);
      await admin.knex.client.releaseConnection(lock);
      expect(attempts).toBe(1);
    });

    it("stores texts verbatim in any SQL mode of the server", async () => {
      await admin.knex.raw("create or replace table segmark_lost.notes (words text)");
      await admin.knex.raw("set global sql_mode = 'ANSI,NO_BACKSLASH_ESCAPES'");
      const words = ["\\'; delete from notes; -- ", "\\\\", '"', "';"];
      await using other = await openStorage({ url: `${server.url}segmark_lost` });
      await inTransaction(other.knex, async (trx) => {
        for (const text of words) await defer(trx, trx("notes").insert({ words: text }));
      });
      expect(await other.knex("notes as n").pluck("n.words")).toEqual(words);
      await admin.knex.raw("set global sql_mode = default");
    });

    it("is not required to retry a single statement after a deadlock", async () => {
      await admin.knex.raw("insert into segmark_lost.notes values (1), (2)");
      const other = await openStorage({ url: `${server.url}segmark_lost` });
      const deadlocks = async (): Promise<number> =>
        Number((await admin.knex.raw("show global status like 'innodb_deadlocks'"))[0][0].Value);
      const before = await deadlocks();
      const holds = async (order: string): Promise<void> => {
        await other.knex.raw(`update notes set id = id + sleep(0.05) where id in (1, 2) order by id ${order}`);
      };
      await Promise.all(Array.from({ length: 3 }, () => [holds("asc"), holds("desc")]).flat());
      expect(await deadlocks()).toBeGreaterThan(before);
      await other.close();
    });
  });

if (inject("engine") === "mariadb") onMariadb();
else it("concerns only servers", () => expect(inject("engine")).toBe("sqlite"));
