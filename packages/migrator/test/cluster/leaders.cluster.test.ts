import { afterEach, describe, expect, it } from "vitest";
import { type Answer, type Cluster, startCluster } from "../../../../test/support/cluster/cluster.ts";
import { type Gate, startGate } from "../../../../test/support/cluster/gate.ts";
import { useServers } from "../../../../test/support/cluster/servers.ts";

const servers = useServers();
const all = ["01_first.ts", "02_second.ts", "03_third.ts"];

afterEach(() => servers().pair("s1").rebuild());

/**
 * A run that waits at the gate within the second migration of the first replica set, and has replicated what it did.
 */
async function inMidRun(cluster: Cluster, gate: Gate): Promise<Readonly<{ answer: Promise<Answer> }>> {
  await cluster.migration("01_first.ts");
  await cluster.migration("02_second.ts", `await note(); if (alias.startsWith("app-s1")) { ${gate.code} }`);
  await cluster.migration("03_third.ts");
  const answer = cluster.up("app-s2-2");
  await gate.reached(1);
  await servers().pair("s1").caughtUp();
  return { answer };
}

describe("a replica set whose leader changes", () => {
  it("continues at the new leader after a planned switch during a run, once", async () => {
    await using gate = await startGate();
    await using cluster = await startCluster(servers());
    const pair = servers().pair("s1");
    const before = cluster.at(pair.primary());
    const running = await inMidRun(cluster, gate);
    await pair.switchOver();
    const after = cluster.at(pair.primary());
    expect(after).not.toBe(before);
    gate.open();

    const other = cluster.at(servers().pair("s2").primary()).alias;
    expect(await running.answer).toEqual({ status: 200, body: { applied: { [after.alias]: all, [other]: all } } });
    expect(await cluster.records(pair.primary())).toEqual(all);
    // The migration that the switch interrupted ran again from its start, as it was not recorded.
    expect(await cluster.effects(pair.primary())).toEqual([
      "01_first.ts",
      "02_second.ts",
      "02_second.ts",
      "03_third.ts",
    ]);
    await pair.caughtUp();
    expect(await cluster.records(pair.replica())).toEqual(all);
    expect((await cluster.up(before.alias)).body).toEqual({ applied: {} });
  });

  it("continues at the promoted replica when the primary is killed during a run, once", async () => {
    await using gate = await startGate();
    await using cluster = await startCluster(servers());
    const pair = servers().pair("s1");
    const running = await inMidRun(cluster, gate);
    await pair.killPrimary();
    gate.open();
    await pair.promote();

    const [one, other] = ["s1", "s2"].map((name) => cluster.at(servers().pair(name).primary()).alias);
    expect(await running.answer).toEqual({ status: 200, body: { applied: { [`${one}`]: all, [`${other}`]: all } } });
    expect(await cluster.records(pair.primary())).toEqual(all);
    expect(await cluster.effects(pair.primary())).toEqual([
      "01_first.ts",
      "02_second.ts",
      "02_second.ts",
      "03_third.ts",
    ]);
  });

  it("prevents the whole run when it has no leader", async () => {
    await using cluster = await startCluster(servers());
    await cluster.migration("01_first.ts");
    await servers().pair("s1").freeze();
    const refusal = await cluster.up("app-s2-1");
    expect(refusal).toMatchObject({ status: 503, body: { code: "leader_not_found" } });
    expect(refusal.body["detail"]).toContain("s1 has no leader");
    for (const pair of servers().pairs) expect(await cluster.effects(pair.primary())).toEqual([]);
    expect(await cluster.send("app-s2-1", "GET", "/migrations/applied")).toMatchObject({ status: 503 });

    await servers().pair("s1").rebuild();
    expect((await cluster.up("app-s2-1")).status).toBe(200);
  });

  it("prevents the whole run when it has two", async () => {
    await using cluster = await startCluster(servers());
    await cluster.migration("01_first.ts");
    await servers().pair("s1").splitBrain();
    const refusal = await cluster.up("app-s2-1");
    expect(refusal).toMatchObject({ status: 503, body: { code: "several_leaders" } });
    expect(refusal.body["detail"]).toMatch(/app-s1-[12] and app-s1-[12]/);
    for (const pair of servers().pairs) expect(await cluster.effects(pair.primary())).toEqual([]);
  });
});
