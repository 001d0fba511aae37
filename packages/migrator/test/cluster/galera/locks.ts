import { randomUUID } from "node:crypto";
import { productOf } from "@segmark/database/product";
import { expect, it } from "vitest";
import { startCluster } from "../../../../../test/support/cluster/cluster.ts";
import type { Galera } from "../../../../../test/support/cluster/galera.ts";
import { startGate } from "../../../../../test/support/cluster/gate.ts";
import { createKnexConfigStore } from "../../../src/cluster/config/knex-store.ts";
import { takeLock } from "../../../src/engine/run/lock.ts";
import { connect } from "../../../src/node/connect.ts";
import type { ConfigStore } from "../../../src/protocol/contracts.ts";
import { all, type Given } from "./given.ts";

const refused = { code: "run_in_progress" };
const newRun = () => ({ id: randomUUID(), owner: "a test", now: Date.now });

/** A database without a table, and its address at each node. */
async function emptyDatabase({ nodes }: Galera): Promise<readonly string[]> {
  const database = `app_${randomUUID().slice(0, 8)}`;
  await nodes[0].run(`CREATE DATABASE ${database} CHARACTER SET utf8mb4`);
  return nodes.map((node) => node.url(database));
}

export function locks(given: () => Given): void {
  it("runs everything once with concurrent coordinators, each of which reads the configuration from its own node", async () => {
    const { galera, together } = given();
    const stores = await emptyDatabase(galera);
    const env = Object.fromEntries(stores.map((url, index) => [`app-g-${index + 1}`, { CLUSTER_STORE_URL: url }]));
    await using cluster = await startCluster(together, { env });
    for (const name of all) await cluster.migration(name);
    const calls = Array.from({ length: 12 }, (_, index) => cluster.up(`app-g-${(index % 3) + 1}`));
    const answers = await Promise.all(calls);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(
      answers.filter(({ body }) => JSON.stringify(body["applied"]) === JSON.stringify({ "app-g-1": all })),
    ).toHaveLength(1);
    for (const node of galera.nodes) expect(await cluster.effects(node)).toEqual(all);
  });

  it("grants one lease to concurrent requests at different nodes: losing to another node is not an error", async () => {
    const databases = (await emptyDatabase(given().galera)).map((url) => connect(url));
    const [first = connect("")] = databases;
    const product = await productOf(first);
    for (let round = 0; round < 20; round++) {
      const takers = databases.map((db) => takeLock(db, product, newRun(), { waitMs: 0, leaseMs: 30_000 }));
      const answers = await Promise.allSettled(takers);
      const taken = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
      const others = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
      expect([taken.length, others]).toMatchObject([1, [refused, refused]]);
      for (const lease of taken) await lease[Symbol.asyncDispose]();
    }
    await Promise.all(databases.map((db) => db.destroy()));
  });

  it("has one coordinator, with a higher fencing token each time", async () => {
    const stores: readonly ConfigStore[] = (await emptyDatabase(given().galera)).map((url) =>
      createKnexConfigStore({ url }),
    );
    const fences: number[] = [];
    const take = async (store: ConfigStore): Promise<void> => {
      await using lock = await store.lock({ runId: randomUUID(), owner: "a test", waitMs: 30_000 });
      fences.push(lock.fence);
    };
    await Promise.all([...stores, ...stores, ...stores, ...stores].map(take));
    expect(fences).toHaveLength(12);
    expect(fences).toEqual([...new Set(fences)].sort((a, b) => a - b));
    await Promise.all(stores.map((store) => store.close()));
  });

  it("holds the lock of the leader as a lease that all nodes see", async () => {
    const { galera, together } = given();
    await using gate = await startGate();
    await using cluster = await startCluster(together);
    await cluster.migration("01_first.ts", `${gate.code} await note();`);
    const running = cluster.up("app-g-2");
    await gate.reached(1);
    const held = `SELECT fence FROM \`${cluster.database}\`._migrations_lock WHERE run_id IS NOT NULL AND expires_at > 0`;
    for (const node of galera.nodes) expect(await node.rows(held)).toHaveLength(1);
    gate.open();
    expect((await running).status).toBe(200);
    for (const node of galera.nodes) expect(await node.rows(held)).toEqual([]);
  });
}
