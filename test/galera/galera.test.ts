import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Cluster, type Servers, startCluster } from "../support/cluster/cluster.ts";
import { type Galera, startGalera } from "../support/cluster/galera.ts";
import { startGate } from "../support/cluster/gate.ts";
import { makeServer } from "../support/cluster/server.ts";

const all = ["01_first.ts", "02_second.ts", "03_third.ts"];
const slow = "ALTER TABLE big ADD COLUMN extra INT, ALGORITHM=COPY";

/** One replica set of three nodes. The tests come one after another. */
describe("a Galera cluster", { shuffle: false }, () => {
  let galera: Galera;
  let servers: Servers;
  /** The same with a server of its own for the configuration: one that is stuck itself could not tell that the leader is. */
  let apart: Servers;
  beforeAll(async () => {
    galera = await startGalera();
    const { ground, hosts, nodes } = galera;
    const set = { name: "g", servers: nodes, primary: () => nodes[0], caughtUp: async () => undefined };
    servers = { ground, hosts, store: nodes[2], pairs: [set] };
    apart = { ...servers, store: await makeServer(ground, { name: "store", template: galera.template, flags: [] }) };
    await apart.store.start("template");
  });
  afterAll(() => galera?.[Symbol.asyncDispose]());

  const limit = async (cluster: Cluster, seconds: number): Promise<void> => {
    const { body } = await cluster.send("app-g-1", "GET", "/admin/config");
    const section = { filename: "migrations.yml", content: `options: { storage_timeout: ${seconds} }\n` };
    const change = { version: body["version"], sections: [section] };
    expect((await cluster.send("app-g-2", "PATCH", "/admin/config", change)).status).toBe(200);
  };

  it("is led by the first node in the order of the topology, and ids have no gaps", async () => {
    await using cluster = await startCluster(servers);
    for (const name of all) await cluster.migration(name);
    expect(await cluster.up("app-g-3")).toEqual({ status: 200, body: { applied: { "app-g-1": all } } });
    for (const node of galera.nodes) {
      const rows = await node.rows(`SELECT id, name FROM \`${cluster.database}\`._migrations ORDER BY id`);
      expect(rows.map((row) => [Number(row["id"]), row["name"]])).toEqual(all.map((name, index) => [index + 1, name]));
    }
    await galera.nodes[0].run("SET GLOBAL read_only=ON");
    await cluster.migration("04_fourth.ts");
    expect((await cluster.up("app-g-1")).body).toEqual({ applied: { "app-g-2": ["04_fourth.ts"] } });
    await galera.nodes[0].run("SET GLOBAL read_only=OFF");
  });

  it("runs everything once when coordinators at all nodes want it at once", async () => {
    await using cluster = await startCluster(servers);
    for (const name of all) await cluster.migration(name);
    const calls = Array.from({ length: 12 }, (_, index) => cluster.up(`app-g-${(index % 3) + 1}`));
    const answers = await Promise.all(calls);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(
      answers.filter(({ body }) => JSON.stringify(body["applied"]) === JSON.stringify({ "app-g-1": all })),
    ).toHaveLength(1);
    for (const node of galera.nodes) expect(await cluster.effects(node)).toEqual(all);
  });

  it("holds the lock of the leader by a lease that all nodes see", async () => {
    await using gate = await startGate();
    await using cluster = await startCluster(servers);
    await cluster.migration("01_first.ts", `${gate.code} await note();`);
    const running = cluster.up("app-g-2");
    await gate.reached(1);
    const held = `SELECT fence FROM \`${cluster.database}\`._migrations_lock WHERE run_id IS NOT NULL AND expires_at > 0`;
    for (const node of galera.nodes) expect(await node.rows(held)).toHaveLength(1);
    gate.open();
    expect((await running).status).toBe(200);
    for (const node of galera.nodes) expect(await node.rows(held)).toEqual([]);
  });

  it("says that a change of the schema that cannot be stopped still ran, and nobody runs it a second time meanwhile", async () => {
    await using cluster = await startCluster(apart);
    const [first, second] = galera.nodes;
    await first.run(
      `USE \`${cluster.database}\``,
      `CREATE TABLE big (id INT PRIMARY KEY, a CHAR(180), b CHAR(180))`,
      `INSERT INTO big SELECT seq, repeat('a', 180), repeat('b', 180) FROM seq_1_to_400000`,
    );
    await limit(cluster, 1);
    await cluster.migration(
      "01_first.ts",
      `if (!(await knex.schema.hasColumn("big", "extra"))) await knex.raw("${slow}"); await note();`,
    );
    const outcome = { outcome: "timed_out", failed: "01_first.ts", still_running: true };
    expect(await cluster.up("app-g-2")).toMatchObject({
      status: 504,
      body: { code: "storage_timeout", leaders: { "app-g-1": outcome } },
    });
    await limit(cluster, 60);
    expect((await cluster.up("app-g-3", 60)).body).toEqual({ applied: { "app-g-1": ["01_first.ts"] } });
    expect(await cluster.effects(second)).toEqual(["01_first.ts"]);
  });

  it("without its majority refuses before anything runs, and goes on with a new one", async () => {
    await using cluster = await startCluster(apart);
    const [first, second, third] = galera.nodes;
    await cluster.migration("01_first.ts");
    await Promise.all([first.kill(), second.kill()]);
    for (;;) {
      const [row] = await third.rows("SHOW STATUS LIKE 'wsrep_cluster_status'");
      if (row?.["Value"] !== "Primary") break;
    }
    const refusal = await cluster.up("app-g-3");
    expect(refusal).toMatchObject({ status: 503, body: { code: "leader_not_found" } });

    await galera.bootstrap(third);
    expect(await cluster.up("app-g-3", 40)).toEqual({ status: 200, body: { applied: { "app-g-3": ["01_first.ts"] } } });
    await galera.rejoin(first);
    expect(await cluster.records(first)).toEqual(["01_first.ts"]);
  });
});
