import { realPause } from "@segmark/database/pause";
import type { Knex } from "knex";
import { describe, expect, inject, it } from "vitest";
import { nodes, outcome, request, signalled, step } from "../../../../test/support/manager/nodes.ts";
import { storage as current } from "../../src/index.ts";
import { connect } from "../../src/node/connect.ts";
import { killStatements, untilIdle } from "../../src/node/kill-statements.ts";

/**
 * Milliseconds of work per row: a statement over all rows takes many minutes, so it outlasts any time limit on any
 * machine.
 */
const rows = 200_000;
const costly = "sha2(repeat(id, 1000000), 256)";

const numbers = step("01", async () => {
  const { knex } = current();
  await knex.raw("create table numbers (id int primary key) engine = InnoDB");
  await knex.raw(`insert into numbers select seq from seq_1_to_${rows}`);
  await knex.raw("create table copy (id int primary key, sum char(64)) engine = InnoDB");
});
const slowChange = step("02", async () => {
  await current().knex.raw(`alter table numbers add column sum char(64) as (${costly}) stored, algorithm = copy`);
});
const slowWrite = step("02", async () => {
  await current().knex.raw(`insert into copy select id, ${costly} from numbers`);
});

/** Where a thread of the server was opened from. */
const hostOf = async (db: Knex, id: number): Promise<string> =>
  (await db("information_schema.processlist").where("id", id).pluck("host"))[0];

describe.runIf(inject("engine") === "mariadb")("a statement running at the timeout", () => {
  it.each([
    ["a change of a table", slowChange],
    ["a long write", slowWrite],
  ])("is killed on the server: %s leaves nothing", async (_what, slow) => {
    await using own = await nodes();
    const migrations = [numbers, slow];
    const first = own.over({ migrations: [numbers] });
    await outcome(first, await request([numbers]));

    const node = own.over({ migrations });
    const report = await outcome(node, await request(migrations, { limitMs: 4000 }));
    expect(report).toMatchObject({ state: "timed_out", failed: "02", applied: ["01"], stillRunning: false });
    expect(await own.knex("numbers").columnInfo()).not.toHaveProperty("sum");
    expect(await own.knex("copy").count({ rows: "*" })).toEqual([{ rows: 0 }]);
    expect(await own.knex("_migrations_journal").where("name", "02").pluck("outcome")).toEqual(["timed_out"]);
  });

  it("is killed in a transaction, and on several connections at once", async () => {
    await using own = await nodes();
    const up = async (): Promise<void> => {
      const { knex } = current();
      await knex.transaction(async (trx) => {
        await trx.raw("insert into copy values (0, '')");
        await Promise.all([
          trx.raw("select sleep(60)"),
          knex.raw("select sleep(60)").catch(() => knex.raw("select sleep(60)")),
        ]);
      });
    };
    const migrations = [numbers, step("02", up)];
    const node = own.over({ migrations });
    await outcome(own.over({ migrations: [numbers] }), await request([numbers]));
    const report = await outcome(node, await request(migrations, { limitMs: 4000 }));
    expect(report).toMatchObject({ state: "timed_out", failed: "02", stillRunning: false });
    expect(await own.knex("copy").count({ rows: "*" })).toEqual([{ rows: 0 }]);
  });

  it("may finish before it is killed", async () => {
    await using own = await nodes();
    const db = connect(own.url);
    const connection = await db.client.acquireConnection();
    await own.knex.raw(`kill query ${connection.threadId}`);
    const host = await hostOf(own.knex, connection.threadId);
    const killing = { limitMs: 500, ended: () => true, pause: realPause };
    expect(await killStatements(db, [{ id: connection.threadId, host }], killing)).toEqual([]);
    await db.client.releaseConnection(connection);
    await db.destroy();
  });

  it("is left alone when its thread has the id of one of an earlier life of the server", async () => {
    await using own = await nodes();
    const db = connect(own.url);
    const connection = await db.client.acquireConnection();
    const answer = db
      .raw("select sleep(1) as interrupted")
      .connection(connection)
      .then(([[row]]) => row.interrupted);
    const isBusy = async (): Promise<boolean> =>
      (await own
        .knex("information_schema.processlist")
        .where("id", connection.threadId)
        .whereNotNull("info")
        .first("id")) !== undefined;
    await expect.poll(isBusy).toBe(true);
    const earlier = [{ id: connection.threadId, host: "10.0.0.1:50000" }];
    expect(await killStatements(db, earlier, { limitMs: 500, ended: () => true, pause: realPause })).toEqual([]);
    await untilIdle(db, earlier, realPause);
    expect(await isBusy()).toBe(true);
    expect(await answer).toBe(0);
    await db.client.releaseConnection(connection);
    await db.destroy();
  });

  it("is reported in time even when it cannot be recorded yet", async () => {
    await using own = await nodes();
    const inside = signalled();
    const up = async (): Promise<void> => {
      inside.resolve();
      await current().knex.raw("select sleep(60)");
    };
    const migrations = [step("01", up)];
    const node = own.over({ migrations, lockWaitMs: 0, graceMs: 1000 });
    const asked = await request(migrations, { limitMs: 3000 });
    await node.start(asked);
    await inside.promise;
    const blocking = await own.knex.transaction();
    await blocking("_migrations_journal").forUpdate().select();
    const timedOut = { state: "timed_out", failed: "01" };
    expect(await node.poll(asked.runId, 10_000)).toMatchObject({ ...timedOut, stillRunning: true });
    expect(await node.inspect()).toMatchObject({ busy: { runId: asked.runId } });
    await blocking.rollback();
    await expect.poll(() => node.poll(asked.runId, 1)).toMatchObject({ ...timedOut, stillRunning: false });
    expect(await own.knex("_migrations_journal").pluck("outcome")).toEqual(["timed_out"]);
  });

  it("shows its progress", async () => {
    await using own = await nodes();
    const migrations = [numbers, slowChange];
    const node = own.over({ migrations });
    const asked = await request(migrations);
    await node.start(asked);
    const progress = async (): Promise<number | null> => (await node.status()).running?.progress ?? null;
    await expect.poll(progress, { timeout: 15_000 }).toBeGreaterThan(0);
    await node.cancel(asked.runId);
    expect(await node.poll(asked.runId, 10_000)).toMatchObject({ state: "timed_out" });
    expect((await node.status()).running).toBe(null);
  });
});
