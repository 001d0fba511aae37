import { describe, expect, it } from "vitest";
import { createMemoryConfigStore } from "../../../../test/support/manager/memory-store.ts";
import { failure, world } from "../../../../test/support/manager/world.ts";
import { createInstance, MigratorError, storage } from "../../src/index.ts";
import type { ConfigStore, CoordinatorLock } from "../../src/protocol/contracts.ts";

/** Learns the id of a run from its progress. */
function watcher() {
  const run = { id: "" };
  const onProgress = (progress: Readonly<{ runId: string }>): void => {
    run.id = progress.runId;
  };
  return { run, onProgress };
}

describe("a run that is cancelled before its leader knows it", () => {
  it("is stopped as soon as it is started there", async () => {
    const inner = createMemoryConfigStore();
    const [reading, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let isStarting = false;
    const read: ConfigStore["read"] = async () => {
      if (isStarting) {
        isStarting = false;
        reading.resolve();
        await released.promise; // the leader refreshes what it knows of the topology before it begins
      }
      return inner.read();
    };
    const info = (_fields: object, message: string): void => {
      isStarting ||= message === "migrating leader";
    };
    const untilStopped = (): Promise<void> =>
      new Promise((_resolve, reject) => storage().signal.addEventListener("abort", () => reject(new Error("stopped"))));
    await using instance = await createInstance({
      databaseUrl: "sqlite::memory:",
      store: { ...inner, read },
      loader: { list: () => [{ name: "01", up: untilStopped }] },
      useSchema: false,
      log: { info, warn: () => undefined },
    });
    const { run, onProgress } = watcher();
    const up = instance.manager.up({ onProgress }).catch((error: unknown) => error);
    await reading.promise;
    expect(await instance.manager.cancel(run.id)).toBe(true);
    released.resolve();
    expect(await up).toMatchObject({
      code: "cancelled",
      message: expect.stringContaining("because the run was cancelled"),
    });
    expect(await instance.manager.getApplied()).toEqual({ local: [] });
  });

  it("is stopped on a leader that is slow to answer that it has begun", async () => {
    const own = world();
    own.database("storage").effect("01", { kind: "hang" });
    const { node } = own.node("storage-1");
    const start: typeof node.start = async (request) => {
      await own.pause(3000);
      await node.start(request);
    };
    const nodeFor = ({ alias }: Readonly<{ alias: string }>) =>
      alias === "storage-1" ? { ...node, start } : own.node(alias).node;
    const manager = own.manager("api-1", { nodeFor });
    const { run, onProgress } = watcher();
    const up = failure(own, manager.up({ onProgress }));
    const cancelling = own.pause(1000).then(() => manager.cancel(run.id));
    expect(await up).toMatchObject({
      code: "storage_timeout",
      leaders: { "api-1": { outcome: "applied" }, "storage-1": { outcome: "timed_out", failed: "01" } },
    });
    expect(await cancelling).toBe(true);
    expect(own.now()).toBeLessThan(5000);
  });

  it("does not begin on the next leader while it is asked whether it may", async () => {
    const own = world();
    own.database("storage").effect("02", { kind: "lose", next: "storage-2" });
    const { run, onProgress } = watcher();
    let asked = 0;
    const lock: ConfigStore["lock"] = async (request): Promise<CoordinatorLock> => {
      const held = await own.store.lock(request);
      const stillHeld = async (): Promise<boolean> => {
        asked += 1;
        if (asked === 2) expect(await manager.cancel(run.id)).toBe(true);
        return held.stillHeld();
      };
      return { ...held, stillHeld };
    };
    const manager = own.manager("api-1", { store: { ...own.store, lock } });
    expect(await failure(own, manager.up({ onProgress }))).toMatchObject({ code: "leadership_lost" });
    expect(asked).toBe(2);
    expect(own.node("storage-2").calls).not.toContain("start");
  });
});

it("a leader whose coordinator is closed is not told to stop", async () => {
  const own = world();
  own.database("storage").effect("02", { kind: "ok", ms: 3_600_000 });
  const manager = own.manager();
  const up = failure(own, manager.up());
  const closing = own.pause(5000).then(() => manager.close());
  await up;
  await closing;
  expect(own.node("storage-1").calls).not.toContain("cancel");
});

describe("while the configuration cannot be read", () => {
  const isDown = () => new MigratorError("config_store_unavailable", "The configuration cannot be used.");
  const unreadable = (store: ConfigStore): ConfigStore => ({ ...store, read: async () => Promise.reject(isDown()) });

  it("a run can be cancelled by its coordinator", async () => {
    const own = world();
    own.database("storage").effect("02", { kind: "hang" });
    let isReadable = true;
    const read: ConfigStore["read"] = async () => {
      if (isReadable) return own.store.read();
      throw isDown();
    };
    const manager = own.manager("api-1", { store: { ...own.store, read } });
    const { run, onProgress } = watcher();
    const up = failure(own, manager.up({ onProgress }));
    const cancelling = own.pause(1000).then(() => {
      isReadable = false;
      return manager.cancel(run.id);
    });
    expect(await up).toMatchObject({ code: "storage_timeout", leaders: { "storage-1": { outcome: "timed_out" } } });
    expect(await cancelling).toBe(true);
    expect(own.now()).toBeLessThan(5000);
  });

  it("a run can be cancelled by the instance that executes it", async () => {
    const own = world();
    own.database("storage").effect("02", { kind: "hang" });
    const { run, onProgress } = watcher();
    const up = failure(own, own.manager().up({ onProgress }));
    const leader = own.manager("storage-1", { store: unreadable(own.store) });
    const cancelling = own.pause(1000).then(() => leader.cancel(run.id));
    expect(await up).toMatchObject({ code: "storage_timeout", leaders: { "storage-1": { outcome: "timed_out" } } });
    expect(await cancelling).toBe(true);
    expect(own.now()).toBeLessThan(5000);
  });

  it("it is unknown whether another run is in progress", async () => {
    const own = world();
    const manager = own.manager("api-1", { store: unreadable(own.store) });
    expect(await failure(own, manager.cancel("another"))).toMatchObject({ code: "config_store_unavailable" });
  });
});
