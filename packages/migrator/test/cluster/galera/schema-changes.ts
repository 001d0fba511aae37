import { randomUUID } from "node:crypto";
import { realPause } from "@segmark/database/pause";
import { productOf } from "@segmark/database/product";
import { expect, it } from "vitest";
import { type Cluster, startCluster } from "../../../../../test/support/cluster/cluster.ts";
import type { Server } from "../../../../../test/support/cluster/server.ts";
import { createKnexConfigStore } from "../../../src/cluster/config/knex-store.ts";
import { takeLock as leaseOf } from "../../../src/engine/run/lock.ts";
import { connect } from "../../../src/node/connect.ts";
import { type Given, lookAt } from "./given.ts";

const online = new URL("../../../src/engine/online/alter-table.ts", import.meta.url).href;

/**
 * A change of the schema that nobody can end and that takes so long: it is the same for all nodes, but at this one each
 * row costs computing time until then. All others would compute as well, and there are few processors.
 */
const changeAt = ({ port }: Server, seconds: number): string => {
  const mustCompute = `@@port = ${port} AND SYSDATE() < NOW() + INTERVAL ${seconds} SECOND`; // NOW is when it began
  const value = `IF(${mustCompute}, LEFT(MD5(REPEAT(CHAR(64 + id % 20), 10000000)), 0), '')`;
  return `ALTER TABLE slow ADD COLUMN extra CHAR(32) DEFAULT (${value}), ALGORITHM=COPY`;
};

/** With more rows than any processor can handle in that time. */
const makeTable = (node: Server, database: string): Promise<void> =>
  node.run(
    `USE \`${database}\``,
    "CREATE TABLE slow (id INT PRIMARY KEY)",
    "INSERT INTO slow SELECT seq FROM seq_1_to_4000",
  );

const isChanging = async (node: Server): Promise<boolean> =>
  (await node.rows("SHOW PROCESSLIST")).some((row) => String(row["Info"]).startsWith("ALTER TABLE slow"));

async function limit(cluster: Cluster, seconds: number): Promise<void> {
  const { body } = await cluster.send("app-g-1", "GET", "/admin/config");
  const section = { filename: "migrations.yml", content: `options: { storage_timeout: ${seconds} }\n` };
  const patch = { version: body["version"], sections: [section] };
  expect((await cluster.send("app-g-2", "PATCH", "/admin/config", patch)).status).toBe(200);
}

export function schemaChanges(given: () => Given): void {
  it.each(["apart", "together"] as const)(
    "reports in time that a schema change could not be stopped, and does not run it again meanwhile (configuration %s)",
    async (where) => {
      const { galera, [where]: servers } = given();
      const seconds = where === "apart" ? 9 : 12;
      const [first, second] = galera.nodes;
      await using cluster = await startCluster(where === "apart" ? servers : { ...servers, store: first });
      expect((await cluster.up("app-g-1")).status).toBe(200); // one-time setup is not part of the time
      await makeTable(first, cluster.database);
      await limit(cluster, 2);
      await cluster.migration(
        "01_first.ts",
        `if (!(await knex.schema.hasColumn("slow", "extra"))) await knex.raw("${changeAt(first, seconds)}"); await note();`,
      );
      const outcome = { outcome: "timed_out", failed: "01_first.ts", still_running: true };
      expect(await cluster.up("app-g-2")).toMatchObject({
        status: 504,
        body: { code: "storage_timeout", leaders: { "app-g-1": outcome } },
      });
      expect(await cluster.up("app-g-3")).toMatchObject({ status: 409, body: { code: "run_in_progress" } });
      if (where === "apart")
        expect(await lookAt(cluster, "app-g-3")).toMatchObject({
          leader: "app-g-1",
          state: { running: { name: "01_first.ts", progress: expect.any(Number) }, interrupted: [] },
        });
      expect(await isChanging(first)).toBe(true);

      await expect
        .poll(() => lookAt(cluster, "app-g-3"))
        .toMatchObject({ state: { running: null, last: { outcome: "timed_out" }, lock: null } });
      expect(await cluster.records(first)).toEqual([]);
      await limit(cluster, 60);
      expect((await cluster.up("app-g-3")).body).toEqual({ applied: { "app-g-1": ["01_first.ts"] } });
      expect(await cluster.effects(second)).toEqual(["01_first.ts"]);
    },
  );

  it("changes a table by alter_table, and refuses the tool that does not work here", async () => {
    const { galera, together } = given();
    const [first, second] = galera.nodes;
    await using cluster = await startCluster(together);
    await cluster.migration(
      "01_first.ts",
      `const { alter_table } = await import(${JSON.stringify(online)});
      await knex.raw("create table big (id int primary key, a int)");
      await knex.raw("insert into big values (1, 1), (2, 2)");
      await alter_table("big", "ADD COLUMN b INT NOT NULL DEFAULT 7");
      await note();`,
    );
    expect((await cluster.up("app-g-2")).status).toBe(200);
    expect(await second.rows(`select sum(b) as b from \`${cluster.database}\`.big`)).toEqual([{ b: "14" }]);
    expect(await cluster.app("app-g-1").words()).toContain("holds the writes of the whole cluster");
    await cluster.migration(
      "02_second.ts",
      `const { alter_table } = await import(${JSON.stringify(online)});
      await alter_table("big", "MODIFY a BIGINT", { tool: "gh-ost" });`,
    );
    const failed = {
      failed: "02_second.ts",
      error: expect.stringContaining("gh-ost does not work on a Galera cluster"),
    };
    expect((await cluster.up("app-g-3")).body).toMatchObject({ leaders: { "app-g-1": failed } });
    expect(await first.rows(`select count(*) as n from \`${cluster.database}\`.big`)).toEqual([{ n: 2 }]);
  });

  it("keeps locks that cannot be renewed meanwhile with their holders", async () => {
    const [first] = given().galera.nodes;
    const database = `app_${randomUUID().slice(0, 8)}`;
    await first.run(`CREATE DATABASE ${database} CHARACTER SET utf8mb4`);
    await makeTable(first, database);
    const url = first.url(database);
    const db = connect(url);
    const store = createKnexConfigStore({ url, leaseMs: 1500, renewMs: 500, limitMs: 30_000 });
    const product = await productOf(db);
    const takeLease = (waitMs: number) =>
      leaseOf(db, product, { id: randomUUID(), owner: "a test", now: Date.now }, { waitMs, leaseMs: 1500 });
    const takeLock = (waitMs: number) => store.lock({ runId: randomUUID(), owner: "a test", waitMs });

    const [lease, lock] = [await takeLease(0), await takeLock(0)];
    const taken: string[] = [];
    const rivals = [takeLease(30_000), takeLock(30_000)].map(async (taking) => {
      await using _won = await taking;
      taken.push("a rival");
    });
    await db.raw(changeAt(first, 4));
    await realPause(1000); // another instance that could take an expired lock would hold it by now
    expect([await lease.stillHeld(), await lock.stillHeld()]).toEqual([true, true]);
    taken.push("given back");
    await Promise.all([lease[Symbol.asyncDispose](), lock[Symbol.asyncDispose]()]);
    await Promise.all(rivals);
    expect(taken).toEqual(["given back", "a rival", "a rival"]);
    await Promise.all([store.close(), db.destroy()]);
  });
}
