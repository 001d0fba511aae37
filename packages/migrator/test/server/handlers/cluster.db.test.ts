import { describe, expect, it } from "vitest";
import { createMemoryConfigStore } from "../../../../../test/support/manager/memory-store.ts";
import { connect } from "../../../src/node/connect.ts";
import type { ConfigStore } from "../../../src/protocol/contracts.ts";
import { MigratorError } from "../../../src/protocol/errors.ts";
import { cluster, type Member, making, member } from "./members.ts";

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
  ["POST", "/migrations/baseline?name=01_first.ts"],
  ["POST", "/migrations/repair"],
  ["POST", "/migrations/adopt?from=knex"],
  ["POST", "/migrations/move_migrations_state"],
  ["GET", "/admin/config"],
  ["PATCH", "/admin/config"],
] as const;
const bodyOf = (method: string) =>
  method === "PATCH" ? { json: { version: 0, sections: [{ filename: "a", content: "b" }] } } : {};

/** The table of an application that was there before its migrations. */
async function creating({ database }: Member, type: "integer" | "string"): Promise<void> {
  const db = connect(database.url);
  await db.schema.dropTableIfExists("old");
  await db.schema.createTable("old", (t) => {
    t.integer("id").primary();
    t[type]("value");
  });
  await db.destroy();
}

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
    const broken = making("02_second.ts", async () => {
      await expect.poll(() => c.members[0]?.instance.node.applied()).toHaveLength(2); // a failure halts the others
      throw new Error("disk full");
    });
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

  it("records on all leaders what was there before, once their tables agree", async () => {
    await using c = await cluster({ migrations: two });
    const other = c.members[1] ?? c.first;
    const path = "/migrations/baseline?name=01_first.ts";
    expect(await c.send("POST", path)).toMatchObject(problem(409, "state_inconsistent"));
    expect(await c.send("POST", "/migrations/baseline?name=00.ts")).toMatchObject(problem(400, "bad_request"));
    await creating(c.first, "integer");
    await creating(other, "string");
    const differs = await c.send("POST", `${path}&apply=true`);
    expect(differs).toMatchObject(problem(409, "schema_differs"));
    expect(differs.json["detail"]).toMatch(/^Table old differs .* Nothing was changed\.$/);
    await creating(other, "integer");
    const changes = [{ migration: "01_first.ts", change: "baseline", detail: null }];
    const told = { changes, remarks: ["Its tables: old."] };
    expect((await c.send("POST", path)).json).toEqual({
      written: false,
      leaders: { "api-1": told, "storage-1": told },
    });
    expect((await c.send("GET", "/migrations/applied")).json).toEqual({ applied: { "api-1": [], "storage-1": [] } });
    const done = { changes, remarks: told.remarks };
    expect((await other.send("POST", `${path}&apply=true`)).json).toEqual({
      written: true,
      leaders: { "api-1": done, "storage-1": done },
    });
    expect((await c.send("POST", "/migrations/up")).json).toEqual({
      applied: { "api-1": ["02_second.ts"], "storage-1": ["02_second.ts"] },
    });
    expect(await c.send("GET", "/migrations/history?limit=0")).toMatchObject(problem(400, "bad_request"));
    const { history } = (await c.send("GET", "/migrations/history")).json as { history: Record<string, unknown> };
    expect(history["api-1"]).toMatchObject([
      { migration: "01_first.ts", outcome: "baseline", coordinator: "storage-1", duration_ms: 0 },
      { migration: "02_second.ts", outcome: "applied", coordinator: "api-1" },
    ]);
  });

  it("repairs one leader, or what is named on all of them", async () => {
    const texts = (...hashes: readonly string[]) => two.map((one, index) => ({ ...one, hash: hashes[index] ?? null }));
    await using c = await cluster({ migrations: texts("aa").slice(0, 1) });
    await c.send("POST", "/migrations/up");
    for (const one of c.members) one.has(texts("aa", "bb"));
    const fails = Promise.reject(new Error("disk full"));
    fails.catch(() => undefined);
    c.members[1]?.has([texts("aa")[0] ?? making("x"), { ...making("02_second.ts", () => fails), hash: "bb" }]);
    expect(await c.send("POST", "/migrations/up")).toMatchObject(problem(500, "migration_failed"));
    for (const one of c.members) one.has(texts("a2", "bb"));
    const accepted = { migration: "01_first.ts", change: "accepted", detail: "checksum aa becomes a2" };
    const forgotten = { migration: "02_second.ts", change: "forgotten", detail: "failed: disk full" };
    const leaders = {
      "api-1": { changes: [accepted], remarks: [] },
      "storage-1": { changes: [accepted, forgotten], remarks: [] },
    };
    expect((await c.send("POST", "/migrations/repair")).json).toEqual({ written: false, leaders });
    const several = await c.send("POST", "/migrations/repair?apply=true");
    expect(several).toMatchObject(problem(400, "bad_request"));
    expect(several.json["detail"]).toMatch(/^There is something to repair of 01_first\.ts, 02_second\.ts\. Name /);
    expect(await c.send("POST", "/migrations/repair?migration=03.ts")).toMatchObject(problem(400, "bad_request"));
    expect((await c.send("POST", "/migrations/repair?migration=01_first.ts&apply=true")).json).toEqual({
      written: true,
      leaders: { ...leaders, "storage-1": { changes: [accepted], remarks: [] } },
    });
    expect((await c.send("POST", "/migrations/repair?apply=true")).json).toMatchObject({
      leaders: { "api-1": { changes: [] }, "storage-1": { changes: [forgotten] } },
    });
    // The failure may have halted the other leader before its second migration.
    expect((await c.send("POST", "/migrations/up")).json).toMatchObject({ applied: { "storage-1": ["02_second.ts"] } });
  });

  it("takes over what Knex has applied on each leader, and runs what is left there", async () => {
    await using c = await cluster({ migrations: two });
    const path = "/migrations/adopt?from=knex";
    const nowhere = await c.send("POST", `${path}&apply=true`);
    expect(nowhere).toMatchObject(problem(409, "state_inconsistent"));
    expect(nowhere.json["detail"]).toBe("No leader has a table knex_migrations. Nothing was changed.");
    const [api, storage] = c.members.map(({ database }) => connect(database.url));
    const up = async (): Promise<void> => undefined;
    const latest = (names: readonly string[]) => ({
      migrationSource: {
        getMigrations: async () => [...names],
        getMigrationName: (name: string) => name,
        getMigration: async () => ({ up, down: up }),
      },
    });
    await api?.migrate.latest(latest(["01_first.js", "02_second.js"]));
    await storage?.migrate.latest(latest(["01_first.js"]));
    const adopted = (...stems: readonly string[]) => ({
      changes: stems.map((stem) => ({ migration: `${stem}.ts`, change: "adopted", detail: `${stem}.js` })),
      remarks: [],
    });
    const leaders = { "api-1": adopted("01_first", "02_second"), "storage-1": adopted("01_first") };
    expect((await c.send("POST", path)).json).toEqual({ written: false, leaders });
    await storage?.("knex_migrations_lock").update({ is_locked: 1 });
    expect(await c.send("POST", `${path}&apply=true`)).toMatchObject(problem(409, "state_inconsistent"));
    expect((await c.send("GET", "/migrations/applied")).json).toEqual({ applied: { "api-1": [], "storage-1": [] } });
    await storage?.("knex_migrations_lock").update({ is_locked: 0 });
    expect((await c.send("POST", `${path}&apply=true`)).json).toEqual({ written: true, leaders });
    expect((await c.send("POST", "/migrations/up")).json).toEqual({ applied: { "storage-1": ["02_second.ts"] } });
    expect(await api?.("knex_migrations").pluck("name")).toEqual(["01_first.js", "02_second.js"]);
    for (const db of [api, storage]) await db?.destroy();
  });

  it("takes over the lists in a file, for each leader its own", async () => {
    await using c = await cluster({ migrations: two });
    const file = JSON.stringify({ applied: { "api-1": ["01_first.lua"], "of-storage-1": [] } });
    const answer = await c.send("POST", "/migrations/adopt?from=tarantool&apply=true", { json: { file } });
    expect(answer.json).toMatchObject({
      leaders: { "api-1": { changes: [{ migration: "01_first.ts" }] }, "storage-1": { changes: [] } },
    });
    expect(await c.send("POST", "/migrations/adopt?from=rake")).toMatchObject(problem(400, "bad_request"));
    expect(await c.send("POST", "/migrations/adopt?from=umzug", { json: { text: "" } })).toMatchObject(
      problem(400, "bad_request"),
    );
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
