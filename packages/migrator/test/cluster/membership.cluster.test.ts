import { describe, expect, it } from "vitest";
import { type Cluster, startCluster } from "../../../../test/support/cluster/cluster.ts";
import { startGate } from "../../../../test/support/cluster/gate.ts";
import { useServers } from "../../../../test/support/cluster/servers.ts";

const servers = useServers();
const first = ["01_first.ts"];

async function change(cluster: Cluster, alias: string, filename: string, content: string): Promise<number> {
  const { body } = await cluster.send(alias, "GET", "/admin/config");
  const sections = [{ filename, content }];
  return (await cluster.send(alias, "PATCH", "/admin/config", { version: body["version"], sections })).status;
}

async function nothingRan(cluster: Cluster): Promise<void> {
  for (const { servers } of cluster.pairs)
    for (const server of servers) {
      expect(await cluster.effects(server)).toEqual([]);
      expect(await cluster.records(server)).toEqual([]);
    }
}

describe("the members of a cluster", () => {
  it("are refused when their user could write to a read-only replica", async () => {
    await using cluster = await startCluster(servers(), { user: "boss" });
    await cluster.migration("01_first.ts");
    const refusal = await cluster.up("app-s1-1");
    expect(refusal).toMatchObject({ status: 409, body: { code: "user_bypasses_read_only" } });
    await nothingRan(cluster);
  });

  it("answer calls that are not signed with their secret with 401", async () => {
    const other = { CLUSTER_SECRET: "another secret, which is just as long as the first one" };
    await using cluster = await startCluster(servers(), { env: { "app-s1-1": other } });
    await cluster.migration("01_first.ts");
    const answer = await fetch(`${cluster.app("app-s2-1").url}/_cluster/v1/probe`, { method: "POST" });
    expect([answer.status, await answer.text()]).toEqual([401, ""]);

    const refusal = await cluster.up("app-s2-1");
    expect(refusal).toMatchObject({ status: 503, body: { code: "leader_not_found" } });
    expect(refusal.body["detail"]).toContain("CLUSTER_SECRET");
    await nothingRan(cluster);
  });

  it("can change the configuration during a run", async () => {
    await using gate = await startGate();
    await using cluster = await startCluster(servers());
    await cluster.migration("01_first.ts", `${gate.code} await note();`);
    const running = cluster.up("app-s1-1");
    await gate.reached(2);
    expect(await change(cluster, "app-s2-2", "notes.txt", "written meanwhile")).toBe(200);
    gate.open();
    expect((await running).status).toBe(200);
    const { body } = await cluster.send("app-s1-2", "GET", "/admin/config");
    expect(body["sections"]).toContainEqual({ filename: "notes.txt", content: "written meanwhile" });
    expect(body["sections"]).toContainEqual(expect.objectContaining({ filename: "schema.yml" }));
  });

  it("can change the configuration while the schema is written", async () => {
    await using cluster = await startCluster(servers());
    let over = false;
    const changing = ["app-s1-2", "app-s2-2"].map(async (alias) => {
      const statuses: number[] = [];
      while (!over) statuses.push(await change(cluster, alias, `${alias}.txt`, String(statuses.length)));
      return statuses;
    });
    for (let number = 1; number <= 5; number++) {
      await cluster.migration(
        `0${number}_table.ts`,
        `await knex.schema.createTable("t${number}", (t) => { t.increments(); });`,
      );
      // Only after four conflicting changes in a row does it report the conflict, and the next call writes the schema.
      const answer = await cluster.up("app-s1-1");
      if (answer.status !== 200) expect(answer).toMatchObject({ status: 409, body: { code: "config_conflict" } });
    }
    over = true;
    expect(new Set((await Promise.all(changing)).flat())).toContain(200);
    expect((await cluster.up("app-s1-1")).status).toBe(200);
    const { body } = await cluster.send("app-s1-2", "GET", "/admin/config");
    expect(body["sections"]).toContainEqual({ filename: "schema.yml", content: expect.stringContaining("t5:") });
  });

  it("can be added: the next run migrates the new replica set, and nothing else", async () => {
    await using cluster = await startCluster(servers(), { later: ["s2"] });
    await cluster.migration("01_first.ts");
    expect((await cluster.up("app-s1-2")).body).toEqual({ applied: { "app-s1-1": first } });
    expect(await cluster.records(servers().pair("s2").primary())).toEqual([]);

    expect(await change(cluster, "app-s1-1", "topology.yml", cluster.topology("s1", "s2"))).toBe(200);
    expect(await cluster.up("app-s1-2")).toEqual({ status: 200, body: { applied: { "app-s2-1": first } } });
    expect((await cluster.send("app-s2-2", "GET", "/migrations/applied")).body).toEqual({
      applied: { "app-s1-1": first, "app-s2-1": first },
    });
    expect(await cluster.effects(servers().pair("s1").primary())).toEqual(first);
  });
});
