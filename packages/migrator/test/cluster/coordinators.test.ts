import { describe, expect, it } from "vitest";
import { failure, type World, world } from "../../../../test/support/manager/world.ts";
import type { ConfigStore } from "../../src/protocol/contracts.ts";
import { MigratorError } from "../../src/protocol/errors.ts";

const long = (own: World, ms: number): void => own.database("storage").effect("02", { kind: "ok", ms });

/** A store that reports the lock as lost from the `times`-th check on. */
const losing = (own: World, times: number, holder: ConfigStore["holder"]): ConfigStore => ({
  ...own.store,
  holder,
  lock: async (request) => {
    const lock = await own.store.lock(request);
    let left = times;
    return { ...lock, stillHeld: async () => --left > 0, [Symbol.asyncDispose]: () => lock[Symbol.asyncDispose]() };
  },
});

/** A call that proceeds only while the test lets time pass. */
const started = <T>(call: Promise<T>): Promise<T> => {
  call.catch(() => undefined);
  return call;
};

describe("two concurrent coordinators", () => {
  it("run nothing twice: the second gets the name of the first", async () => {
    const own = world();
    long(own, 60_000);
    const first = started(own.manager("api-1").up());
    const second = await failure(own, own.manager("storage-2").up());
    expect(second).toMatchObject({
      code: "run_in_progress",
      message: expect.stringMatching(
        /^api-1 has been running since 1970-01-01T00:00:00.000Z \(run [\da-f-]{36}\)\. Ask again/,
      ),
    });
    await own.run(first);
    for (const { executed } of own.databases.values()) expect(executed).toEqual(["01", "02", "03"]);
  });

  it("both succeed when the second waits", async () => {
    const own = world();
    long(own, 30_000);
    const both = Promise.all([own.manager("api-1").up(), own.manager("storage-2").up({ waitMs: 60_000 })]);
    expect(await own.run(both)).toEqual([{ "api-1": ["01", "02", "03"], "storage-1": ["01", "02", "03"] }, {}]);
    for (const { executed } of own.databases.values()) expect(executed).toEqual(["01", "02", "03"]);
    for (const { mostBusy } of own.databases.values()) expect(mostBusy).toBe(1);
  });

  it("the second gives up on timeout", async () => {
    const own = world();
    long(own, 90_000);
    const first = started(own.manager("api-1").up());
    expect(await failure(own, own.manager("storage-2").up({ waitMs: 60_000 }))).toMatchObject({
      code: "run_in_progress",
    });
    expect(own.now()).toBe(60_000);
    await own.run(first);
  });
});

describe("a coordinator that lost its lock", () => {
  it("before it starts leaders starts none, and names the holder", async () => {
    const own = world();
    const store = losing(own, 1, async () => ({ owner: "api-9", runId: "r9", since: 0 }));
    expect(await failure(own, own.manager("api-1", { store }).up())).toMatchObject({
      code: "run_in_progress",
      message: expect.stringContaining("api-9 has been running"),
    });
    expect(own.node("api-1").calls).not.toContain("start");
    expect(await own.store.holder()).toBeNull();
  });

  it("while leaders run waits for them and leaves the schema to its successor", async () => {
    const own = world();
    const store = losing(own, 2, async () => ({ owner: "api-9", runId: "r9", since: 0 }));
    expect(await failure(own, own.manager("api-1", { store }).up())).toMatchObject({
      code: "run_in_progress",
      leaders: { "api-1": { outcome: "applied" }, "storage-1": { outcome: "applied" } },
    });
    expect((await own.store.read()).version).toBe(0);
  });

  it("does not continue on a new leader", async () => {
    const own = world();
    own.database("storage").effect("02", { kind: "lose", next: "storage-2" });
    const store = losing(own, 2, async () => null);
    expect(await failure(own, own.manager("api-1", { store }).up())).toMatchObject({ code: "leadership_lost" });
    expect(own.node("storage-2").calls).not.toContain("start");
  });

  it("cannot name the holder while the store is unreachable", async () => {
    const own = world();
    const gone = async () => Promise.reject(new MigratorError("config_store_unavailable", "gone"));
    const error = await failure(own, own.manager("api-1", { store: losing(own, 2, gone) }).up());
    expect(error).toMatchObject({ code: "config_store_unavailable", leaders: { "api-1": { outcome: "applied" } } });
  });

  it("is fenced off from leaders by a later one", async () => {
    const own = world();
    own.database("storage").fence = 7;
    expect(await failure(own, own.manager().up())).toMatchObject({
      code: "run_in_progress",
      leaders: { "api-1": { outcome: "halted" }, "storage-1": { outcome: "refused" } },
    });
  });
});

describe("cancelling a run", () => {
  it("stops it on every leader, as its time limit does, from any instance", async () => {
    const own = world();
    own.database("storage").effect("02", { kind: "hang" });
    const run = started(own.manager().up());
    await own.run(own.pause(1000));
    const runId = (await own.store.holder())?.runId ?? "";
    expect(await own.run(own.manager("storage-2").cancel("another"))).toBe(false);
    expect(await own.run(own.manager("storage-2").cancel(runId))).toBe(true);
    expect(await failure(own, run)).toMatchObject({
      code: "storage_timeout",
      runId,
      leaders: {
        "api-1": { outcome: "applied" },
        "storage-1": { outcome: "timed_out", failed: "02", applied: ["01"] },
      },
    });
    expect(await own.run(own.manager().cancel(runId))).toBe(false);
  });

  it("also stops a run that continued after its leader lost and regained leadership", async () => {
    const own = world();
    own.database("storage").effect("02", { kind: "lose", next: "storage-1" }, { kind: "hang" });
    const run = started(own.manager().up());
    await own.run(own.pause(10_000));
    const runId = (await own.store.holder())?.runId ?? "";
    expect(await own.run(own.manager("storage-2").cancel(runId))).toBe(true);
    expect(await failure(own, run)).toMatchObject({
      code: "storage_timeout",
      leaders: { "storage-1": { failed: "02" } },
    });
    expect(own.now()).toBeLessThan(20_000);
  });

  it("that waits for a busy leader ends it before anything runs", async () => {
    const own = world();
    own.database("storage").lock = { runId: "r9", owner: "api-9", since: 0 };
    const manager = own.manager();
    const run = started(manager.up({ waitMs: 600_000 }));
    await own.run(own.pause(1000));
    expect(await own.run(manager.cancel((await own.store.holder())?.runId ?? ""))).toBe(true);
    expect(await failure(own, run)).toMatchObject({
      code: "cancelled",
      message: expect.stringContaining("was cancelled"),
    });
    expect(own.now()).toBeLessThan(2000);
  });

  it("reaches responding instances when others do not respond", async () => {
    const own = world();
    own.database("api").effect("02", { kind: "hang" });
    own.node("storage-2").line = "mute";
    const run = started(own.manager().up());
    await own.run(own.pause(6000));
    const runId = (await own.store.holder())?.runId ?? "";
    expect(await own.run(own.manager("storage-1").cancel(runId))).toBe(true);
    expect(await failure(own, run)).toMatchObject({ code: "storage_timeout" });
    expect(own.log).toContainEqual(
      expect.objectContaining({ message: "could not request the cancellation of the run" }),
    );
  });
});

describe("changing the configuration", () => {
  it("logs hash and author for every section", async () => {
    const own = world();
    const manager = own.manager();
    const sections = [
      { filename: "migrations/source/01.ts", content: "export const up = () => true;" },
      { filename: "old", content: null },
    ];
    const next = await manager.config.patch({ version: 0, sections, by: "me" });
    expect(await manager.config.read()).toEqual(next);
    expect(own.log).toMatchObject([
      {
        message: "section written",
        fields: {
          section: "migrations/source/01.ts",
          sha256: expect.stringMatching(/^[\da-f]{64}$/),
          by: "me",
          version: 1,
        },
      },
      { message: "section removed", fields: { section: "old", sha256: null } },
    ]);
  });
});
