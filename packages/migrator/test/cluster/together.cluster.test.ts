import { describe, expect, it } from "vitest";
import { startCluster } from "../../../../test/support/cluster/cluster.ts";
import { useServers } from "../../../../test/support/cluster/servers.ts";

const servers = useServers();
const all = ["01_first.ts", "02_second.ts", "03_third.ts"];

describe("twenty concurrent calls of up, from four instances", () => {
  it.each([
    { wait: 0, statuses: [200, 409] },
    { wait: 60, statuses: [200] },
  ])("run everything exactly once per leader, waiting $wait seconds", async ({ wait, statuses }) => {
    await using cluster = await startCluster(servers());
    for (const name of all) await cluster.migration(name);
    const calls = Array.from({ length: 20 }, (_, index) =>
      cluster.up(`app-s${(index % 2) + 1}-${((index >> 1) % 2) + 1}`, wait),
    );
    const answers = await Promise.all(calls);

    expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual(statuses);
    const applied = answers.filter(({ status }) => status === 200).map(({ body }) => body["applied"]);
    expect(applied.filter((names) => JSON.stringify(names) !== "{}")).toEqual([{ "app-s1-1": all, "app-s2-1": all }]);
    for (const { body } of answers.filter(({ status }) => status === 409)) expect(body["code"]).toBe("run_in_progress");
    for (const pair of servers().pairs) {
      expect(await cluster.effects(pair.primary())).toEqual(all);
      expect(await cluster.records(pair.primary())).toEqual(all);
    }
  });
});
