import { describe, expect, it } from "vitest";
import { failure, listed, world } from "../../../../test/support/manager/world.ts";
import { MigratorError } from "../../src/protocol/errors.ts";

describe("get_applied", () => {
  it("lists every leader, also one without migrations, and works during a run", async () => {
    const own = world();
    own.database("storage").applied.push(...listed("01 02"));
    await using lock = await own.store.lock({ runId: "r", owner: "o", waitMs: 0 });
    expect(lock.fence).toBe(1);
    expect(await own.run(own.manager("storage-2").getApplied())).toEqual({ "api-1": [], "storage-1": ["01", "02"] });
  });

  it.each([
    ["has no leader", "leader_not_found", []],
    ["has a leader that does not respond", "leader_unreachable", ["storage-1"]],
  ])("fails when a replica set %s, with the results of the others", async (what, code, named) => {
    const own = world();
    own.database("api").applied.push(...listed("01"));
    if (what === "has no leader") own.database("storage").writable.clear();
    else
      own.node("storage-1").faults.set("applied", () => {
        throw new Error("reset");
      });
    const error = await failure(own, own.manager().getApplied());
    expect(error.code).toBe(code);
    expect(error.leaders).toMatchObject({ "api-1": { outcome: "nothing_to_do", applied_now: [], applied: ["01"] } });
    expect(Object.keys(error.leaders ?? {})).toEqual(["api-1", ...named]);
    expect(error.message).toContain("storage");
  });

  it("reads the only instance of a replica set also while its database is read-only", async () => {
    const own = world({ shape: { api: ["api-1"] } });
    own.database("api").applied.push(...listed("01"));
    own.database("api").writable.clear();
    expect(await own.run(own.manager().getApplied())).toEqual({ "api-1": ["01"] });
  });

  it("keeps the result of a leader that is named like a replica set", async () => {
    const own = world({ shape: { api: ["storage"], storage: ["storage-1", "storage-2"] } });
    own.database("api").applied.push(...listed("01"));
    own.database("storage").writable.clear();
    const error = await failure(own, own.manager().getApplied());
    expect(error).toMatchObject({ code: "leader_not_found", leaders: { storage: { applied: ["01"] } } });
    expect(Object.keys(error.leaders ?? {})).toEqual(["storage"]);
  });
});

describe("plan", () => {
  it("reports which migrations would run on which leader, and runs nothing", async () => {
    const own = world();
    own.database("storage").applied.push(...listed("01"));
    expect(await own.run(own.manager().plan())).toEqual({ "api-1": ["01", "02", "03"], "storage-1": ["02", "03"] });
    expect(own.node("storage-1").calls).toEqual(["probe", "inspect"]);
    expect(await own.store.holder()).toBeNull();
  });

  it("refuses in the same cases as up", async () => {
    const own = world();
    own.files.of.set("storage-1", listed("01"));
    expect(await failure(own, own.manager().plan())).toMatchObject({ code: "lists_differ" });
    own.database("storage").writable.clear();
    expect(await failure(own, own.manager().plan())).toMatchObject({ code: "leader_not_found" });
    await using lock = await own.store.lock({ runId: "r1", owner: "api-9", waitMs: 0 });
    expect(await failure(own, own.manager().plan())).toMatchObject({
      code: "run_in_progress",
      message: "api-9 has been running since 1970-01-01T00:00:00.000Z (run r1). Ask again when it is finished.",
    });
    expect(lock.fence).toBe(1);
  });
});

describe("status", () => {
  it("reports for every replica set what is applied, pending and running", async () => {
    const own = world();
    own.database("storage").effect("02", { kind: "ok", ms: 60_000 });
    const manager = own.manager();
    const run = manager.up();
    await own.run(own.pause(1000));
    const status = await own.run(own.manager("storage-2").status());
    expect(status).toMatchObject({ cluster: "test", configVersion: 0, holder: { owner: "api-1" }, listsDiffer: true });
    expect(status.replicasets).toMatchObject([
      { replicaset: "api", leader: "api-1", problem: null, status: { applied: ["01", "02", "03"], running: null } },
      {
        replicaset: "storage",
        leader: "storage-1",
        status: { applied: ["01"], pending: ["02", "03"], running: { runId: status.holder?.runId, name: "02" } },
        instances: [
          { alias: "storage-1", reachable: true, writable: true, mode: "async", why: null },
          { alias: "storage-2", reachable: true, writable: false, why: "read_only is ON" },
        ],
      },
    ]);
    await own.run(run);
    expect(await own.run(manager.status())).toMatchObject({ holder: null, listsDiffer: false });
  });

  it.each([
    ["01 02", "02 01", true],
    ["01", "01 02", true],
    ["01 02", "01 02", false],
  ])("leaders with %j and %j differ: %s", async (one, other, differ) => {
    const own = world();
    own.database("api").applied.push(...listed(one));
    own.database("storage").applied.push(...listed(other));
    expect((await own.run(own.manager().status())).listsDiffer).toBe(differ);
  });

  it("also returns a result when there are faults", async () => {
    const own = world({ shape: { a: ["a-1"], b: ["b-1", "b-2"], c: ["c-1"] } });
    own.database("b").writable.clear();
    own.node("b-2").line = "mute";
    own.node("c-1").faults.set("status", () => {
      throw new MigratorError("leader_unreachable", "c-1 hangs.");
    });
    expect((await own.run(own.manager().status())).replicasets).toMatchObject([
      { replicaset: "a", problem: null },
      {
        replicaset: "b",
        leader: null,
        status: null,
        problem: { code: "leader_not_found" },
        instances: [
          { reachable: true },
          { alias: "b-2", reachable: false, why: expect.stringContaining("no response within 5 seconds") },
        ],
      },
      { replicaset: "c", leader: "c-1", status: null, problem: { code: "leader_unreachable", detail: "c-1 hangs." } },
    ]);
  });

  it("fails only when the configuration cannot be read", async () => {
    const own = world();
    const read = async () => Promise.reject(new MigratorError("config_store_unavailable", "gone"));
    expect(await failure(own, own.manager("api-1", { store: { ...own.store, read } }).status())).toMatchObject({
      code: "config_store_unavailable",
    });
  });
});
