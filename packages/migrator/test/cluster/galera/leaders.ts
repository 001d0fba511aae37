import { expect, it } from "vitest";
import { startCluster } from "../../../../../test/support/cluster/cluster.ts";
import { all, type Given, lookAt } from "./given.ts";

export function leaders(given: () => Given): void {
  it("is led by the first node in the order of the topology, and ids have no gaps", async () => {
    const { galera, together } = given();
    await using cluster = await startCluster(together);
    for (const name of all) await cluster.migration(name);
    expect(await cluster.up("app-g-3")).toEqual({ status: 200, body: { applied: { "app-g-1": all } } });
    for (const node of galera.nodes) {
      const rows = await node.rows(`SELECT id, name FROM \`${cluster.database}\`._migrations ORDER BY id`);
      expect(rows.map((row) => [Number(row["id"]), row["name"]])).toEqual(all.map((name, index) => [index + 1, name]));
    }
  });

  it("skips nodes that are read-only or donors", async () => {
    const { galera, together } = given();
    const [first, second] = galera.nodes;
    await using cluster = await startCluster(together);
    await cluster.migration("01_first.ts");
    await first.run("SET GLOBAL read_only=ON");
    await second.run("SET GLOBAL wsrep_desync=ON");
    expect(await lookAt(cluster, "app-g-1")).toMatchObject({
      leader: "app-g-3",
      instances: [
        { writable: false, why: "read_only is ON" },
        { writable: false, why: "wsrep_local_state_comment is Donor/Desynced" },
        { writable: true, why: null },
      ],
    });
    expect((await cluster.up("app-g-1")).body).toEqual({ applied: { "app-g-3": ["01_first.ts"] } });
    await first.run("SET GLOBAL read_only=OFF");
    await second.run("SET GLOBAL wsrep_desync=OFF");
    await galera.synced(second);
  });
}
