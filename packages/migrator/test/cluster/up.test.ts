import { describe, expect, it } from "vitest";
import { failure, world } from "../../../../test/support/manager/world.ts";

describe("up", () => {
  it("runs pending migrations on every leader, in order, and returns those applied by this call", async () => {
    const own = world();
    own.database("storage").applied.push({ name: "01", hash: null });
    expect(await own.run(own.manager().up())).toEqual({ "api-1": ["01", "02", "03"], "storage-1": ["02", "03"] });
    expect(own.database("api").executed).toEqual(["01", "02", "03"]);
    expect(own.database("storage").executed).toEqual(["02", "03"]);
  });

  it("returns an empty map when nothing is pending, after asking every leader", async () => {
    const own = world();
    await own.run(own.manager().up());
    expect(await own.run(own.manager().up())).toEqual({});
    expect(own.node("storage-1").calls.filter((call) => call === "start")).toHaveLength(2);
  });

  it("can be called on a replica", async () => {
    const own = world();
    await own.run(own.manager("storage-2").up());
    expect(own.database("api").executed).toEqual(["01", "02", "03"]);
    expect(own.node("storage-2").calls).not.toContain("start");
  });

  it("runs on all leaders concurrently", async () => {
    const shape = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`s${n}`, [`i${n}`]]));
    const own = world({ shape, migrations: "01" });
    for (const database of own.databases.values()) database.effect("01", { kind: "ok", ms: 60_000 });
    await own.run(own.manager().up());
    expect(own.now()).toBe(60_000);
  });

  it("requires no topology for a single node", async () => {
    const own = world({ shape: { only: ["me"] } });
    await own.store.patch({ version: 0, sections: [{ filename: "topology.yml", content: null }], by: "test" });
    expect(await own.run(own.manager("me").up())).toEqual({ me: ["01", "02", "03"] });
  });

  it("sees a replica set that joined since the last call", async () => {
    const own = world();
    await own.run(own.manager().up());
    own.database("storage").applied.length = 0;
    expect(await own.run(own.manager().up())).toEqual({ "storage-1": ["01", "02", "03"] });
  });

  it("skips a disabled instance", async () => {
    const topology = JSON.stringify({
      cluster: "test",
      replicasets: { api: { roles: [] } },
      instances: {
        "api-1": { replicaset: "api", url: "http://api-1/" },
        "storage-1": { replicaset: "api", url: "http://storage-1/", disabled: true },
      },
    });
    const own = world({ sections: { "topology.yml": topology } });
    expect(Object.keys(await own.run(own.manager().up()))).toEqual(["api-1"]);
    expect(own.node("storage-1").calls).toEqual([]);
  });

  it("begins no further migration on other leaders once it failed on one, and completes them with the next call", async () => {
    const own = world();
    own.database("api").effect("01", { kind: "fail", error: "disk on fire" });
    own.database("storage").effect("01", { kind: "ok", ms: 60_000 });
    const error = await failure(own, own.manager().up());
    expect(error).toMatchObject({
      code: "migration_failed",
      message: expect.stringMatching(/storage-1 was stopped before its next migration\. .* 02, 03 on storage-1/),
      leaders: {
        "api-1": { outcome: "failed", failed: "01" },
        "storage-1": { outcome: "halted", applied_now: ["01"], applied: ["01"] },
      },
    });
    expect(await own.run(own.manager().up())).toEqual({ "api-1": ["01", "02", "03"], "storage-1": ["02", "03"] });
  });

  it("runs on one leader only, and leaves the schema to the run that completes the others", async () => {
    const own = world();
    expect(await own.run(own.manager().up({ only: "storage-1", to: "02" }))).toEqual({ "storage-1": ["01", "02"] });
    expect((await own.store.read()).sections.has("schema.yml")).toBe(false);
    expect(await own.run(own.manager().up())).toEqual({ "api-1": ["01", "02", "03"], "storage-1": ["03"] });
    expect((await own.store.read()).sections.has("schema.yml")).toBe(true);
  });

  it("runs up to a migration, and nothing when it is applied", async () => {
    const own = world();
    expect(await own.run(own.manager().up({ to: "02" }))).toEqual({ "api-1": ["01", "02"], "storage-1": ["01", "02"] });
    expect(await own.run(own.manager().up({ to: "01" }))).toEqual({});
  });

  it.each([
    [{ to: "04" }, "to: there is no migration 04. Nothing was run."],
    [{ only: "storage-2" }, "only: storage-2 is not a leader now; expected one of api-1, storage-1. Nothing was run."],
  ])("refuses %j", async (options, message) => {
    const own = world();
    expect(await failure(own, own.manager().up(options))).toMatchObject({ code: "bad_request", message });
    expect(own.database("storage").executed).toEqual([]);
  });

  it("releases the lock, and passes its fencing token to each leader", async () => {
    const own = world();
    const fences: number[] = [0];
    for (let calls = 0; calls < 3; calls++) {
      await own.run(own.manager().up());
      expect(own.database("storage").fence).toBeGreaterThan(fences.at(-1) ?? 0);
      fences.push(own.database("storage").fence);
      expect(await own.store.holder()).toBeNull();
    }
  });

  it("reports progress to observers, whose failures do not stop it", async () => {
    const own = world({ migrations: "01" });
    own.database("storage").effect("01", { kind: "ok", ms: 50_000 });
    const seen: unknown[] = [];
    const onProgress = ({ step, leader, report }: { step: string; leader?: string; report?: { state: string } }) => {
      seen.push([step, leader, report?.state].filter((part) => part !== undefined).join(" "));
      throw new Error("the watcher is broken");
    };
    await own.run(own.manager().up({ onProgress }));
    expect(seen).toEqual([
      "waiting for the lock",
      "finding leaders",
      "comparing",
      "running api-1 applied",
      "running storage-1 running",
      "running storage-1 running",
      "running storage-1 applied",
      "writing the schema",
    ]);
  });

  it("logs a line for each leader before it runs, and one at the end", async () => {
    const own = world();
    own.database("storage").interrupted.add("02");
    await own.run(own.manager().up());
    expect(own.log.filter(({ level }) => level !== "debug")).toMatchObject([
      { level: "info", message: "migrating leader", fields: { leader: "api-1", pending: 3, limit: "3600 seconds" } },
      { level: "info", message: "migrating leader", fields: { leader: "storage-1" } },
      { level: "warn", message: "an earlier run was interrupted", fields: { interrupted: ["02"] } },
      { level: "info", message: "all leaders are done, writing the schema" },
      { level: "info", message: "done", fields: { operation: "up" } },
    ]);
    expect(new Set(own.log.map(({ fields }) => fields["run_id"])).size).toBe(1);
    expect(own.log.find(({ level }) => level === "debug")?.fields).toMatchObject({ applied_now: ["01", "02", "03"] });
  });
});
