import { randomUUID } from "node:crypto";
import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createMemoryStorage } from "../../../../test/support/manager/memory-storage.ts";
import { createMemoryConfigStore } from "../../../../test/support/manager/memory-store.ts";
import { newDirectoryLoader } from "../../src/engine/list/directory-loader.ts";
import { createInstance, storage as current, type Migration } from "../../src/index.ts";
import { startJob } from "../../src/node/job.ts";
import { createNode } from "../../src/node/node.ts";
import type { NodeStorage } from "../../src/node/storage.ts";
import type { MigratorLog } from "../../src/protocol/log.ts";

const refuse = (): never => {
  throw new Error("the disk of the log is full");
};
const reject = async (): Promise<never> => refuse();
const logs: readonly (readonly [string, MigratorLog])[] = [
  ["throws", { info: refuse, warn: refuse, error: refuse, debug: refuse } as MigratorLog],
  ["rejects", { info: reject, warn: reject, error: reject, debug: reject } as MigratorLog],
];

/** A leader with in-memory storage, and one run on it; a run that never ends fails the test by its time limit. */
function leader(up: Migration["up"], given: { log?: MigratorLog; storage?: NodeStorage; limitMs?: number } = {}) {
  const { limitMs = 60_000, storage = createMemoryStorage(), ...more } = given;
  const loader = () => ({ list: () => [{ name: "01.ts", up }] });
  const node = createNode({ alias: "s-1", replicaset: "s", roles: () => [], loader, storage, graceMs: 20, ...more });
  const run = async () => {
    const list = [{ name: "01.ts", hash: null }];
    const request = { runId: randomUUID(), fence: 1, coordinator: "s-1", list, limitMs };
    await node.start(request);
    return node.poll(request.runId, 10_000);
  };
  return { run, node };
}

describe.each(logs)("a log that %s", (_what, log) => {
  it("does not affect a run, whether it succeeds, fails or is refused", async () => {
    expect(await leader(() => undefined, { log }).run()).toMatchObject({ state: "applied" });
    expect(await leader(refuse, { log }).run()).toMatchObject({ state: "failed", failed: "01.ts" });
    const storage = { ...createMemoryStorage(), lock: reject };
    expect(await leader(() => undefined, { log, storage }).run()).toMatchObject({ state: "refused", code: "internal" });
  });

  it("does not affect the result of a coordinator", async () => {
    const loader = { list: () => [{ name: "01.ts", up: () => undefined }] };
    await using instance = await createInstance({ databaseUrl: "sqlite::memory:", loader, log });
    expect(await instance.manager.up({ onProgress: reject })).toEqual({ local: ["01.ts"] });
    expect(await instance.manager.up({ onProgress: refuse })).toEqual({});
    instance.setLoader({ list: refuse });
    await expect(instance.manager.up()).rejects.toMatchObject({ code: "loader_failed" });
  });
});

describe("a log with additional methods", () => {
  it("keeps them for migrations", async () => {
    const written: unknown[] = [];
    class Log {
      readonly #own = written;
      info(): void {}
      warn(fields: unknown): void {
        this.#own.push(fields);
      }
      child = () => "a child";
    }
    const up = () => {
      const { log } = current();
      log.warn({ said: "child" in log && typeof log.child === "function" && log.child() }, "here");
    };
    expect(await leader(up, { log: new Log() }).run()).toMatchObject({ state: "applied" });
    expect(written).toEqual([{ said: "a child" }]);
  });
});

describe("a failing abort listener of a migration", () => {
  it.each<[string, (signal: AbortSignal) => void]>([
    ["throwing", (signal) => signal.addEventListener("abort", refuse)],
    ["rejecting", (signal) => signal.addEventListener("abort", reject, { once: true })],
    ["as an object", (signal) => signal.addEventListener("abort", { handleEvent: refuse })],
    [
      "as onabort",
      (signal) => {
        signal.onabort = refuse;
      },
    ],
  ])("ends neither the run nor the process: %s", async (_how, listen) => {
    const warned: unknown[] = [];
    const log = { info: () => undefined, warn: (fields: unknown) => void warned.push(fields) };
    const up = () => {
      listen(current().signal);
      return new Promise(() => undefined);
    };
    // Long enough for the migration to begin on a busy machine: a limit that expired earlier is not signalled.
    const { run } = leader(up, { limitMs: 300, log });
    expect(await run()).toMatchObject({ state: "timed_out", failed: "01.ts" });
    await expect.poll(() => warned).toContainEqual({ error: "the disk of the log is full" });
  });

  it("can be removed", async () => {
    const up = async () => {
      const { signal } = current();
      const heard = new Promise((resolve) => signal.addEventListener("abort", resolve));
      signal.addEventListener("abort", refuse);
      signal.removeEventListener("abort", refuse);
      signal.onabort = refuse;
      signal.onabort = null;
      await heard;
    };
    const warned: unknown[] = [];
    const log = { info: () => undefined, warn: (_fields: unknown, message: string) => void warned.push(message) };
    expect(await leader(up, { limitMs: 300, log }).run()).toMatchObject({ state: "timed_out" });
    expect(warned).toEqual(["migration not applied"]);
  });
});

describe("a storage that fails to release resources of a run", () => {
  it("does not affect the outcome", async () => {
    const inner = createMemoryStorage();
    const storage: NodeStorage = {
      ...inner,
      lock: async (...args) => ({ ...(await inner.lock(...args)), [Symbol.asyncDispose]: reject }),
      openWork: (signal) => ({ ...inner.openWork(signal), [Symbol.asyncDispose]: reject }),
    };
    expect(await leader(() => undefined, { storage }).run()).toMatchObject({ state: "applied", appliedNow: ["01.ts"] });
  });

  it("does not hide the result of a coordinator", async () => {
    const inner = createMemoryConfigStore();
    const store: typeof inner = {
      ...inner,
      lock: async (request) => ({ ...(await inner.lock(request)), [Symbol.asyncDispose]: reject }),
    };
    const loader = { list: () => [{ name: "01.ts", up: () => undefined }] };
    await using instance = await createInstance({ databaseUrl: "sqlite::memory:", loader, store });
    expect(await instance.manager.up()).toEqual({ local: ["01.ts"] });
  });
});

describe("a job", () => {
  const request = { runId: "r", fence: 1, coordinator: "s-1", list: [], limitMs: 60_000 };

  it.each([
    ["throws", refuse, "the disk of the log is full"],
    ["rejects", reject, "the disk of the log is full"],
    ["ends without an outcome", async () => undefined, "The run ended without an outcome."],
  ])("whose work %s is settled all the same", async (_what, work, error) => {
    const job = startJob(request, 0, work);
    await Promise.all([job.finished, job.ended]);
    expect(job.report()).toMatchObject({ state: "refused", code: "internal", error, stillRunning: false });
    expect(job.isOver()).toBe(true);
  });
});

describe("a directory loader", () => {
  it.each([refuse, reject])("loads even if logging its warning fails", async (warn) => {
    await using folder = await mkdtempDisposable(join(tmpdir(), "segmark-warn-"));
    await writeFile(join(folder.path, "README.md"), "");
    await writeFile(join(folder.path, "01.mjs"), "export const up = () => undefined;");
    const loaded = await newDirectoryLoader(folder.path, { warn }).list();
    expect(loaded.map(({ name }) => name)).toEqual(["01.mjs"]);
  });
});
