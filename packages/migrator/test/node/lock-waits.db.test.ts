import { describe, expect, inject, it } from "vitest";
import { nodes, outcome, request, step, table } from "../../../../test/support/manager/nodes.ts";
import { sqlUnit } from "../../src/engine/list/sql-unit.ts";
import { storage as current } from "../../src/index.ts";
import { connect } from "../../src/node/connect.ts";

const change = sqlUnit({ name: "b", place: "b", content: "alter table a add column b int;" });
const write = step("b", async () => void (await current().knex("a").insert({ id: 1 })));

describe.runIf(inject("engine") === "mariadb")("a statement that waits for a table which a transaction holds", () => {
  it("lets readers in while it waits, says so, and is executed when the transaction ends", async () => {
    await using own = await nodes();
    const migrations = [table("a"), change];
    await outcome(own.over({ migrations: [table("a")] }), await request([table("a")]));
    const blocker = await own.knex.transaction();
    await blocker("a").select();

    const node = own.over({ migrations });
    const asked = await request(migrations);
    await node.start(asked);
    const waiting = (): Promise<unknown> =>
      own.knex("information_schema.processlist").where("state", "Waiting for table metadata lock").pluck("id");
    await expect.poll(waiting, { timeout: 20_000 }).toHaveLength(1);
    await own.knex("a").select(); // would wait for the transaction, which only ends below

    await expect
      .poll(async () => (await node.status()).running?.waiting, { timeout: 20_000 })
      .toEqual({
        elapsedMs: expect.any(Number),
        detail: expect.stringMatching(/^It waits for a table lock\. .*PROCESS/),
      });
    await blocker.commit();
    expect(await node.poll(asked.runId, 30_000)).toMatchObject({ state: "applied", appliedNow: ["b"] });
    expect(await own.knex("a").columnInfo()).toHaveProperty("b");
  });

  it("is told as the reason when the time limit ends it, and nothing is left behind", async () => {
    await using own = await nodes();
    const migrations = [table("a"), change];
    await outcome(own.over({ migrations: [table("a")] }), await request([table("a")]));
    await using blocker = await own.knex.transaction().then((trx) => ({
      trx,
      [Symbol.asyncDispose]: async () => void (await trx.rollback()),
    }));
    await blocker.trx("a").select();
    const report = await outcome(own.over({ migrations }), await request(migrations, { limitMs: 5000 }));
    expect(report).toMatchObject({
      state: "timed_out",
      failed: "b",
      error: expect.stringMatching(/limit of 5 seconds\. It waited for a table lock\. .*PROCESS/),
      stillRunning: false,
    });
    expect(await own.knex("a").columnInfo()).not.toHaveProperty("b");
  });

  it("is also waited for by a write, which is executed once", async () => {
    await using own = await nodes();
    const migrations = [table("a"), write];
    await outcome(own.over({ migrations: [table("a")] }), await request([table("a")]));
    const holder = connect(own.url);
    await using _close = { [Symbol.asyncDispose]: () => holder.destroy() };
    const locked = await holder.client.acquireConnection();
    await holder.raw("lock tables a read").connection(locked);

    const node = own.over({ migrations });
    const asked = await request(migrations);
    await node.start(asked);
    await expect.poll(async () => (await node.status()).running?.waiting, { timeout: 20_000 }).toBeTruthy();
    await holder.raw("unlock tables").connection(locked);
    await holder.client.releaseConnection(locked);
    expect(await node.poll(asked.runId, 30_000)).toMatchObject({ state: "applied" });
    expect(await own.knex("a").select("id")).toEqual([{ id: 1 }]);
  });
});
