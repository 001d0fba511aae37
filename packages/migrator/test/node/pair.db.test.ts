import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type Pairs, startPairs } from "../../../../test/support/cluster/pairs.ts";
import { outcome, request, signalled, step, table } from "../../../../test/support/manager/nodes.ts";
import { storage as current, type Migration } from "../../src/index.ts";
import { createNode, type LocalNode } from "../../src/node/node.ts";

const rows = async (sql: string, pairs: Pairs): Promise<unknown> => pairs.pair("s").primary().rows(sql);

describe.runIf(inject("engine") === "mariadb")("a pair of servers", () => {
  let pairs: Pairs;
  let number = 0;
  beforeAll(async () => {
    pairs = await startPairs(["s"]);
  });
  afterAll(() => pairs[Symbol.asyncDispose]());

  /** An instance on each server, in a database of its own: first that of the primary, then that of the replica. */
  async function instances(migrations: readonly Migration[], user: "app" | "boss" = "app") {
    const pair = pairs.pair("s");
    const database = `app_${++number}`;
    await pair.primary().run(`CREATE DATABASE ${database} CHARACTER SET latin1`);
    await pair.caughtUp();
    const over = (alias: string, url: string): LocalNode =>
      createNode({
        alias,
        replicaset: "s",
        roles: () => [],
        databaseUrl: url,
        loader: () => ({ list: () => migrations }),
      });
    const first = over("s-1", pair.primary().url(database, user));
    const second = over("s-2", pair.replica().url(database, user));
    const close = async (): Promise<void> => {
      await Promise.all([first.close(), second.close()]);
    };
    return { pair, database, first, second, [Symbol.asyncDispose]: close };
  }

  it("has one server that accepts writes and one that reports why it does not", async () => {
    await using own = await instances([]);
    const common = { mode: "async", bypassesReadOnly: false, version: expect.stringContaining("MariaDB") };
    const one = await own.first.probe();
    const two = await own.second.probe();
    expect(one).toMatchObject({ ...common, alias: "s-1", writable: true, why: null, primary: true });
    expect(two).toMatchObject({ ...common, alias: "s-2", writable: false, why: "read_only is ON", primary: false });
    expect(one.server).not.toBe(two.server);
    expect(await rows(`SHOW TABLES IN ${own.database}`, pairs)).toEqual([]);
  });

  it("reports a user who could write to the replica", async () => {
    await using own = await instances([], "boss");
    expect(await own.second.probe()).toMatchObject({ writable: false, bypassesReadOnly: true });
  });

  it("runs nothing on the replica, which shows what was applied on the primary", async () => {
    const migrations = [table("a")];
    await using own = await instances(migrations);
    expect(await outcome(own.second, await request(migrations))).toMatchObject({
      state: "refused",
      code: "leadership_lost",
      error: "s-2 does not lead: its database does not accept writes, read_only is ON.",
    });
    expect(await own.second.applied()).toEqual([]);
    expect(await outcome(own.first, await request(migrations))).toMatchObject({ state: "applied" });
    await own.pair.caughtUp();
    expect(await own.second.applied()).toEqual([{ name: "a", hash: null }]);
    expect(await own.second.status()).toMatchObject({ applied: ["a"], pending: [], lock: null });
  });

  it("creates its own tables and uses utf8mb4 whatever the defaults of the database", async () => {
    const seen: unknown[] = [];
    const look = async (): Promise<void> => {
      const [[row]] = await current().knex.raw("select @@character_set_client as c, hex('é😀') as h");
      seen.push(row.c, row.h);
    };
    const migrations = [step("größe", look)];
    await using own = await instances(migrations);
    expect(await outcome(own.first, await request(migrations))).toMatchObject({ applied: ["größe"] });
    expect(seen).toEqual(["utf8mb4", "C3A9F09F9880"]);
  });

  it("is switched during a migration: the run ends, and the new primary continues", async () => {
    const pair = pairs.pair("s");
    const [inside, go] = [signalled(), signalled()];
    const switched = step("b", async () => {
      const { knex } = current();
      inside.resolve();
      await go.promise;
      if (!(await knex.schema.hasTable("b"))) await knex.schema.createTable("b", (t) => void t.integer("id"));
    });
    const migrations = [table("a"), switched, table("c")];
    await using own = await instances(migrations);
    const asked = await request(migrations);
    await own.first.start(asked);
    await inside.promise;
    await pair.switchOver();
    go.resolve();
    expect(await own.first.poll(asked.runId, 20_000)).toMatchObject({
      state: "leadership_lost",
      appliedNow: ["a"],
      failed: "b",
      error: expect.stringContaining("read-only"),
    });
    await pair.caughtUp();
    expect(await own.first.probe()).toMatchObject({ writable: false });
    expect(await own.second.probe()).toMatchObject({ writable: true });
    expect(await own.second.inspect()).toMatchObject({ applied: [{ name: "a" }], interrupted: ["b"], busy: null });
    expect(await outcome(own.second, asked)).toMatchObject({ state: "applied", appliedNow: ["b", "c"] });
    expect(await rows(`SELECT id, name FROM ${own.database}._migrations ORDER BY id`, pairs)).toEqual([
      { id: 1, name: "a" },
      { id: 2, name: "b" },
      { id: 3, name: "c" },
    ]);
  });

  it("is switched after a migration finished: it is not recorded, and runs again", async () => {
    const pair = pairs.pair("s");
    let runs = 0;
    const migrations = [
      step("a", async () => {
        if (++runs === 1) await pair.switchOver();
      }),
    ];
    await using own = await instances(migrations);
    expect(await outcome(own.first, await request(migrations))).toMatchObject({
      state: "leadership_lost",
      failed: "a",
      applied: [],
    });
    expect(await outcome(own.second, await request(migrations))).toMatchObject({ state: "applied" });
    expect(runs).toBe(2);
  });

  it("loses its primary: the run ends at once, and the server no longer responds", async () => {
    const pair = pairs.pair("s");
    const migrations = [
      table("a"),
      step("b", async () => {
        if (alive) await Promise.all([current().knex.raw("select sleep(60)"), kill()]);
      }),
    ];
    let alive = true;
    const kill = async (): Promise<void> => {
      await pair.caughtUp();
      alive = false;
      await pair.killPrimary();
    };
    await using own = await instances(migrations);
    expect(await outcome(own.first, await request(migrations))).toMatchObject({
      state: "leadership_lost",
      appliedNow: ["a"],
      failed: "b",
    });
    await expect(own.first.probe()).rejects.toMatchObject({ code: "leader_unreachable" });
    await expect(own.first.inspect()).rejects.toMatchObject({ code: "leader_unreachable" });
    expect(await outcome(own.first, await request(migrations))).toMatchObject({
      state: "refused",
      code: "leadership_lost",
    });
    await pair.promote();
    expect(await outcome(own.second, await request(migrations))).toMatchObject({ state: "applied", appliedNow: ["b"] });
    await pair.rebuild();
  });
});
