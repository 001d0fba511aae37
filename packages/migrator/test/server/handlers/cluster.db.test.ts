import { describe, expect, it } from "vitest";
import { createMemoryConfigStore } from "../../../../../test/support/manager/memory-store.ts";
import type { ConfigStore } from "../../../src/protocol/contracts.ts";
import { MigratorError } from "../../../src/protocol/errors.ts";
import { cluster, making, member } from "./members.ts";

const RUN = "7d3f8a52-9c1e-4b6a-8f0d-2e5c7a9b1d34";
const two = [making("01_first.ts"), making("02_second.ts")];
const names = two.map(({ name }) => name);
const problem = (status: number, code: string) => ({ status, json: expect.objectContaining({ status, code }) });

/** Everything that reads the configuration of the cluster. */
const all = [
  ["POST", "/migrations/up"],
  ["DELETE", `/migrations/runs/${RUN}`],
  ["GET", "/migrations/plan"],
  ["GET", "/migrations/status"],
  ["GET", "/migrations/applied"],
  ["GET", "/migrations/history"],
  ["POST", "/migrations/move_migrations_state"],
  ["GET", "/admin/config"],
  ["PATCH", "/admin/config"],
] as const;
const bodyOf = (method: string) =>
  method === "PATCH" ? { json: { version: 0, sections: [{ filename: "a", content: "b" }] } } : {};

describe("a cluster", () => {
  it("can be migrated through any instance", async () => {
    await using c = await cluster({ migrations: two });
    const [, storage] = c.members;
    expect((await c.send("GET", "/migrations/applied")).text).toBe('{"applied":{"api-1":[],"storage-1":[]}}');
    expect((await storage?.send("POST", "/migrations/up"))?.json).toEqual({
      applied: { "api-1": names, "storage-1": names },
    });
    expect((await c.send("POST", "/migrations/up")).text).toBe('{"applied":{}}');
    for (const one of c.members) {
      const { json } = await one.send("GET", "/migrations/applied");
      expect(json).toEqual({ applied: { "api-1": names, "storage-1": names } });
    }
  });

  it("catches up with a replica set that joins later", async () => {
    await using c = await cluster({ migrations: two, aliases: ["api-1", "storage-1", "storage-2"] });
    const without = JSON.parse(c.topology());
    delete without.replicasets["of-storage-2"];
    delete without.instances["storage-2"];
    await c.write("topology.yml", JSON.stringify(without));
    await c.send("POST", "/migrations/up");
    await c.write("topology.yml", c.topology());
    expect((await c.send("POST", "/migrations/up")).json).toEqual({ applied: { "storage-2": names } });
  });

  it("keeps what succeeded when a migration fails on one leader, and says where", async () => {
    await using c = await cluster({ migrations: two });
    const broken = making("02_second.ts", () => Promise.reject(new Error("disk full")));
    c.members[1]?.has([...two.slice(0, 1), broken]);
    const failed = await c.send("POST", "/migrations/up");
    expect(failed).toMatchObject(problem(500, "migration_failed"));
    expect(failed.json["leaders"]).toMatchObject({
      "api-1": { outcome: "applied", applied_now: names, applied: names },
      "storage-1": { outcome: "failed", applied_now: ["01_first.ts"], failed: "02_second.ts" },
    });
    c.members[1]?.has(two);
    expect((await c.send("POST", "/migrations/up")).json).toEqual({ applied: { "storage-1": ["02_second.ts"] } });
  });

  it("runs nothing when leaders have different lists", async () => {
    await using c = await cluster({ migrations: two });
    c.members[1]?.has(two.slice(0, 1));
    for (const [method, path] of [all[0], all[2]])
      expect(await c.send(method, path)).toMatchObject(problem(409, "lists_differ"));
    expect((await c.send("GET", "/migrations/applied")).json).toEqual({ applied: { "api-1": [], "storage-1": [] } });
  });

  it("runs nothing while no instance of a replica set responds", async () => {
    await using c = await cluster({ migrations: two });
    await c.members[1]?.stop();
    expect(await c.send("POST", "/migrations/up")).toMatchObject(problem(503, "leader_not_found"));
    const applied = await c.send("GET", "/migrations/applied");
    expect(applied).toMatchObject(problem(503, "leader_not_found"));
    expect(applied.json["leaders"]).toMatchObject({ "api-1": { applied: [] } });
    const { json } = await c.send("GET", "/migrations/status");
    expect(json["replicasets"]).toMatchObject([
      { name: "of-api-1", leader: "api-1", problem: null },
      {
        name: "of-storage-1",
        leader: null,
        problem: { code: "leader_not_found" },
        instances: [{ alias: "storage-1", reachable: false }],
        state: null,
      },
    ]);
  });

  it("copies the list of an older version to no leader when one has a different history", async () => {
    await using c = await cluster({ migrations: two });
    await c.members[1]?.instance.node.move({ runId: RUN, fence: 0, names: ["00_other.ts"], write: true });
    await c.write("migrations.yml", "applied: [01_first.ts]");
    const refused = await c.send("POST", "/migrations/move_migrations_state");
    expect(refused).toMatchObject(problem(409, "state_inconsistent"));
    expect(refused.json["detail"]).toMatch(/storage-1.*00_other\.ts/);
    const applied = { "api-1": [], "storage-1": ["00_other.ts"] };
    expect((await c.send("GET", "/migrations/applied")).json).toEqual({ applied });
  });

  it("has a time limit", async () => {
    const endless = making("01_endless.ts", () => new Promise(() => undefined));
    await using c = await cluster({ migrations: [endless] });
    await c.write("migrations.yml", "options: { storage_timeout: 2 }");
    const late = await c.send("POST", "/migrations/up");
    expect(late).toMatchObject(problem(504, "storage_timeout"));
    expect(late.json["leaders"]).toMatchObject({ "storage-1": { outcome: "timed_out", failed: "01_endless.ts" } });
  });

  it("stops a run on every instance, whichever receives the request", async () => {
    const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let starts = 0;
    const endless = making("01_endless.ts", () => {
      begun[starts++]?.resolve();
      return new Promise(() => undefined);
    });
    await using c = await cluster({ migrations: [endless] });
    const running = c.send("POST", "/migrations/up");
    await Promise.all(begun.map(({ promise }) => promise));
    const other = c.members[1] ?? c.first;
    const { run_id } = (await other.send("GET", "/migrations/status")).json["run"] as { run_id: string };
    expect((await other.send("DELETE", `/migrations/runs/${run_id}`)).status).toBe(202);
    expect(await running).toMatchObject(problem(504, "cancelled"));
  });

  it("refuses callers with a different secret", async () => {
    await using c = await cluster({ migrations: two });
    await using stranger = await member({
      alias: "api-1",
      store: c.store,
      env: { CLUSTER_SECRET: "another secret, just as long as it" },
    });
    expect(await stranger.send("POST", "/migrations/up")).toMatchObject(problem(503, "leader_not_found"));
    for (const path of ["/_cluster/v1/probe", "/_cluster/v1/nothing"]) {
      const refused = await fetch(c.first.base + path, { method: "POST", body: "{}" });
      expect([refused.status, await refused.text()]).toEqual([401, ""]);
    }
  });
});

describe("a protected instance", () => {
  it.each(all)("refuses %s %s, and is migrated", async (method, path) => {
    await using c = await cluster({
      migrations: two.slice(0, 1),
    });
    await c.write("topology.yml", c.topology({ "api-1": { public: false } }));
    const [api, storage] = c.members;
    const sent = { ...bodyOf(method), headers: { authorization: "" } }; // so that nothing runs before
    const status = async () => (await api?.send(method, path, sent))?.status;
    await expect.poll(status).toBe(404); // the known topology is cached for a second
    expect(await api?.send("PUT", path)).toMatchObject(problem(404, "not_found"));
    expect((await storage?.send("POST", "/migrations/up"))?.json).toEqual({
      applied: { "api-1": ["01_first.ts"], "storage-1": ["01_first.ts"] },
    });
  });
});

describe("the configuration of the cluster", () => {
  it.each(all.slice(0, -2))("is reported when it is invalid: %s %s", async (method, path) => {
    const store = createMemoryConfigStore({ sections: { "migrations.yml": "options: { storage_timeout: soon }" } });
    await using m = await member({ store });
    const answer = await m.send(method, path);
    expect(answer).toMatchObject(problem(422, "bad_config"));
    expect(answer.json["detail"]).toMatch(/migrations\.yml.*storage_timeout/);
  });

  it.each(all)("makes every operation fail when it is unreachable: %s %s", async (method, path) => {
    const gone = async () => Promise.reject(new MigratorError("config_store_unavailable", "No database."));
    const store: ConfigStore = { read: gone, patch: gone, lock: gone, holder: gone, close: async () => undefined };
    await using m = await member({ store, migrations: two });
    expect(await m.send(method, path, bodyOf(method))).toMatchObject(problem(503, "config_store_unavailable"));
    expect(await m.instance.node.applied()).toEqual([]);
  });
});
