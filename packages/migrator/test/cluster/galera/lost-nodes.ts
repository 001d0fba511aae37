import { expect, it } from "vitest";
import { startCluster } from "../../../../../test/support/cluster/cluster.ts";
import { startGate } from "../../../../../test/support/cluster/gate.ts";
import type { Given } from "./given.ts";

const nonPrimary = "wsrep_cluster_status is non-Primary";

/** Each test begins with the nodes that the previous one left. */
export function lostNodes(given: () => Given): void {
  it("continues at the next node when that of the leader is killed during a run", async () => {
    const { galera, apart } = given();
    const [first, second] = galera.nodes;
    await using gate = await startGate();
    await using cluster = await startCluster(apart);
    await cluster.migration("01_first.ts");
    await cluster.migration("02_second.ts", `${gate.code} await note();`);
    const running = cluster.up("app-g-3");
    await gate.reached(1);
    await first.kill();
    gate.open();
    expect(await running).toEqual({ status: 200, body: { applied: { "app-g-2": ["01_first.ts", "02_second.ts"] } } });
    expect(await cluster.effects(second)).toEqual(["01_first.ts", "02_second.ts"]);
  });

  it("without quorum refuses before anything runs, with the reason, and continues once there is a new quorum", async () => {
    const { galera, apart } = given();
    const [first, second, third] = galera.nodes;
    await using cluster = await startCluster(apart);
    await cluster.migration("01_first.ts");
    await second.kill();
    const refusal = (code: string) => ({
      status: 503,
      body: { code, detail: expect.stringMatching(`${nonPrimary}.*Nothing was run.`) },
    });
    expect(await cluster.up("app-g-3")).toMatchObject(refusal("leadership_lost")); // the node does not know it yet
    expect(await cluster.up("app-g-3")).toMatchObject(refusal("leader_not_found"));

    await galera.bootstrap(third);
    expect(await cluster.up("app-g-3")).toEqual({ status: 200, body: { applied: { "app-g-3": ["01_first.ts"] } } });
    await galera.rejoin(first);
    expect(await cluster.records(first)).toEqual(["01_first.ts"]);
  });

  it("that loses quorum during a run completes it when quorum is restored", async () => {
    const { galera, apart } = given();
    const [first, , third] = galera.nodes;
    await using gate = await startGate();
    await using cluster = await startCluster(apart);
    await cluster.migration("01_first.ts", `${gate.code} await note();`);
    const running = cluster.up("app-g-2");
    await gate.reached(1);
    await third.kill();
    gate.open();
    const leader = cluster.app("app-g-1");
    await expect.poll(leader.words).toMatch(new RegExp(`"outcome":"leadership_lost".*${nonPrimary}`));
    await galera.bootstrap(first);
    expect(await running).toEqual({ status: 200, body: { applied: { "app-g-1": ["01_first.ts"] } } });
    expect(await cluster.effects(first)).toEqual(["01_first.ts"]);
  });
}
