import { randomUUID } from "node:crypto";
import { type Pause, realPause } from "@segmark/database/pause";
import { describe, expect, it } from "vitest";
import { createMemoryStorage, memoryDatabase } from "../../../../test/support/manager/memory-storage.ts";
import { storage as current, type Migration } from "../../src/index.ts";
import { createNode } from "../../src/node/node.ts";
import type { LockedStorage, NodeStorage } from "../../src/node/storage.ts";
import type { RunReport, RunRequest } from "../../src/protocol/contracts.ts";

/** An instance over a database in memory. @param change replaces a part of its storage */
function instance(
  migrations: readonly Migration[],
  change: (own: NodeStorage) => Partial<NodeStorage> = () => ({}),
  pause: Pause = realPause,
) {
  const database = memoryDatabase();
  const memory = createMemoryStorage({ alias: "s-1", database });
  const storage = { ...memory, ...change(memory) };
  const node = createNode({
    alias: "s-1",
    replicaset: "s",
    roles: () => ["vshard-storage"],
    loader: () => ({ list: () => migrations }),
    storage,
    pause,
    graceMs: 20,
    lockWaitMs: 0,
  });
  const list = migrations.map(({ name, hash = null }) => ({ name, hash }));
  const run = async (changes: Partial<RunRequest> = {}): Promise<RunReport> => {
    const asked = { runId: randomUUID(), fence: 1, coordinator: "api-1", list, limitMs: 60_000, ...changes };
    await node.start(asked);
    return node.poll(asked.runId, 60_000);
  };
  const outcomes = () => database.journal.map(({ name, outcome }) => `${name} ${outcome}`);
  return { node, database, run, outcomes };
}

const step = (name: string, up: Migration["up"] = () => true): Migration => ({ name, up, hash: `hash of ${name}` });

describe("a run on one leader", () => {
  it("applies what is pending, in order, and records it with its hash", async () => {
    const roles: (readonly string[])[] = [];
    const own = instance([step("a", () => void roles.push(current().roles)), step("b")]);
    expect(await own.run()).toMatchObject({ state: "applied", appliedNow: ["a", "b"], applied: ["a", "b"] });
    expect(await own.run({ fence: 2 })).toMatchObject({ state: "applied", appliedNow: [], applied: ["a", "b"] });
    expect(own.database.applied).toEqual([
      { name: "a", hash: "hash of a" },
      { name: "b", hash: "hash of b" },
    ]);
    expect([own.outcomes(), roles]).toEqual([["a applied", "b applied"], [["vshard-storage"]]]);
    expect(own.database.held).toBeNull();
  });

  it.each<[string, Migration["up"]]>([
    ["throws an error", () => Promise.reject(new Error("disk on fire"))],
    ["throws something else", () => Promise.reject("disk on fire")],
    ["returns an error", () => new Error("disk on fire")],
  ])("ends at a migration that %s", async (_what, up) => {
    const own = instance([step("a"), step("b", up), step("c")]);
    expect(await own.run()).toMatchObject({
      state: "failed",
      failed: "b",
      error: "disk on fire",
      appliedNow: ["a"],
      applied: ["a"],
    });
    expect(own.outcomes()).toEqual(["a applied", "b failed"]);
    expect(await own.node.status()).toMatchObject({ pending: ["b", "c"], last: { name: "b", outcome: "failed" } });
  });

  it("is lost when the database no longer accepts writes", async () => {
    const turn = (): void => {
      own.database.why = "read_only is ON";
    };
    const own = instance([step("a"), step("b", turn), step("c")]);
    const report = await own.run();
    expect(report).toMatchObject({ state: "leadership_lost", failed: "b", appliedNow: ["a"] });
    expect(report.error).toContain("read_only is ON");
    expect(own.outcomes()).toEqual(["a applied", "b null"]);
    expect(await own.run({ fence: 2 })).toMatchObject({ state: "refused", code: "leadership_lost" });
  });

  it("records nothing once a later coordinator has taken over", async () => {
    const overtake = (): void => {
      own.database.claimed = { id: randomUUID(), owner: "api-2", fence: 9, now: Date.now };
    };
    const own = instance([step("a", overtake), step("b")]);
    expect(await own.run()).toMatchObject({ state: "leadership_lost", failed: "a", applied: [] });
    expect(own.database.applied).toEqual([]);
  });

  it("keeps the lock while code ignores the signal, and never records it", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const own = instance([step("a"), step("b", () => promise)]);
    expect(await own.run({ limitMs: 1000 })).toMatchObject({ state: "timed_out", failed: "b", stillRunning: true });
    expect(await own.run({ fence: 2 })).toMatchObject({ state: "refused", code: "run_in_progress" });
    resolve();
    await expect.poll(() => own.database.held, { timeout: 10_000 }).toBeNull();
    expect([own.outcomes(), own.database.applied.length]).toEqual([["a applied", "b timed_out"], 1]);
  });

  it("reports an attempt whose process died, and runs the migration again", async () => {
    const own = instance([step("a")]);
    const died = { id: randomUUID(), owner: "api-9", fence: 0, now: Date.now };
    own.database.journal.push({
      run: died,
      name: "a",
      firstFailure: null,
      startedAt: 1,
      endedAt: null,
      outcome: null,
      error: null,
      place: null,
    });
    expect(await own.node.inspect()).toMatchObject({ interrupted: ["a"], busy: null });
    expect(await own.run()).toMatchObject({ state: "applied", appliedNow: ["a"] });
    expect(await own.node.inspect()).toMatchObject({ interrupted: [] });
  });

  it("copies names without running anything", async () => {
    const own = instance([step("a", () => Promise.reject(new Error("ran"))), step("b")]);
    const move = { runId: randomUUID(), fence: 1, names: ["a", "x"], write: false };
    expect(await own.node.move(move)).toEqual(["a", "x"]);
    expect(own.database.applied).toEqual([]);
    expect(await own.node.move({ ...move, write: true })).toEqual(["a", "x"]);
    expect(own.database.applied).toEqual([
      { name: "a", hash: "hash of a" },
      { name: "x", hash: null },
    ]);
    await expect(own.node.move({ ...move, names: ["b"], write: true })).rejects.toMatchObject({
      code: "state_inconsistent",
    });
  });
});

describe("a run that is cancelled", () => {
  it("while its attempt is written to the journal does not begin the code, even that which never asks for storage()", async () => {
    let runs = 0;
    const begin =
      (locked: LockedStorage): LockedStorage["begin"] =>
      async (...args) => {
        const line = await locked.begin(...args);
        await own.node.cancel(line.run.id);
        return line;
      };
    const own = instance([step("a", () => void runs++)], (memory) => ({
      lock: async (...args) => {
        const locked = await memory.lock(...args);
        return { ...locked, begin: begin(locked) };
      },
    }));
    expect(await own.run()).toMatchObject({ state: "timed_out", failed: "a", error: "The run was cancelled." });
    expect([runs, own.outcomes()]).toEqual([0, ["a timed_out"]]);
  });

  it("before it has the lock writes nothing", async () => {
    const own = instance([step("a")], (memory) => ({
      lock: async (run, waitMs) => {
        const locked = await memory.lock(run, waitMs);
        await own.node.cancel(run.id);
        return locked;
      },
    }));
    own.database.applied.push({ name: "a", hash: null });
    expect(await own.run()).toMatchObject({ state: "timed_out", failed: null });
    expect(own.database.applied).toEqual([{ name: "a", hash: null }]);
  });
});

describe("a database that stops answering", () => {
  const soon: Pause = (milliseconds, signal) => realPause(milliseconds / 50, signal);
  const silent: readonly (readonly [string, keyof LockedStorage | keyof NodeStorage])[] = [
    ["the probe", "probe"],
    ["the lock", "lock"],
    ["the applied names", "applied"],
    ["the line in the journal", "begin"],
    ["the look at the lock", "stillHeld"],
    ["the record", "record"],
  ];

  it.each(silent)("at %s does not keep a run beyond its limit, nor an instance from closing", async (_what, part) => {
    const { promise: asked, resolve } = Promise.withResolvers<void>();
    const noAnswer = (): Promise<never> => {
      resolve();
      return new Promise(() => undefined);
    };
    const silence = (memory: NodeStorage): Partial<NodeStorage> => ({
      [part]: noAnswer,
      ...(part in memory ? {} : { lock: async (...args) => ({ ...(await memory.lock(...args)), [part]: noAnswer }) }),
    });
    const list = [{ name: "a", hash: "hash of a" }];
    const own = instance([step("a")], silence, soon);
    await own.node.start({ runId: "0", fence: 1, coordinator: "api-1", list, limitMs: 60_000 });
    await asked;
    await own.node.close();
    expect(await own.node.poll("0", 1)).toMatchObject({ state: "leadership_lost", applied: [], stillRunning: true });

    const limited = await instance([step("a")], silence, soon).run({ limitMs: 100 });
    expect(limited).toMatchObject({ state: "timed_out", applied: [], stillRunning: true });
    expect(limited.error).toMatch(/took longer than its limit of 0.1 seconds.* may not answer/);
  });
});

describe("an instance", () => {
  it("requires one database", () => {
    const base = { alias: "s-1", replicaset: "s", roles: () => [], loader: () => ({ list: () => [] }) };
    expect(() => createNode(base)).toThrow(TypeError);
    expect(() => createNode({ ...base, databaseUrl: "sqlite::memory:", storage: createMemoryStorage() })).toThrow(
      TypeError,
    );
  });

  it.each([
    ["leaseMs", Number.NaN],
    ["leaseMs", 0],
    ["leaseMs", Number.POSITIVE_INFINITY],
    ["leaseMs", 7_200_000],
    ["lockWaitMs", -1],
    ["lockWaitMs", Number.NaN],
    ["graceMs", Number.POSITIVE_INFINITY],
    ["graceMs", -1],
  ])("refuses %s %d", (name, value) => {
    const base = { alias: "s-1", replicaset: "s", roles: () => [], loader: () => ({ list: () => [] }) };
    expect(() => createNode({ ...base, databaseUrl: "sqlite::memory:", [name]: value })).toThrow(
      new RegExp(`^${name} must be a number of milliseconds .*, not ${value}\\.$`),
    );
  });
});
