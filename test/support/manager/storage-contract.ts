import { randomUUID } from "node:crypto";
import type { FencedRun, LockedStorage, NodeStorage } from "@segmark/migrator/internal/node/storage";
import { describe, expect, it } from "vitest";
import { pending } from "./pending.ts";

/** `overtake` lets a later coordinator take over without the knowledge of the lock holder. */
export type World = AsyncDisposable & Readonly<{ storage: NodeStorage; overtake(): Promise<void> }>;

let clock = 1000;
const newRun = (fence = 1): FencedRun => ({ id: randomUUID(), owner: "api-1", fence, now: () => ++clock });
const names = async ({ storage }: World): Promise<string[]> => (await storage.applied()).map(({ name }) => name);

/** What every storage of a node must do. */
export function storageContract(what: string, open: () => Promise<World>): void {
  const prepared = async (): Promise<World> => {
    const own = await open();
    await own.storage.prepare();
    return own;
  };
  const idle = new AbortController();
  /** A run with the lock and its connections. */
  async function at(own: World, run = newRun()) {
    const lock = await own.storage.lock(run, 0);
    const work = own.storage.openWork(idle.signal);
    const close = async (): Promise<void> => {
      await work[Symbol.asyncDispose]();
      await lock[Symbol.asyncDispose]();
    };
    const apply = async (name: string, hash: string | null = null): Promise<void> =>
      lock.record(await lock.begin(name, work), hash);
    return { run, lock, work, apply, [Symbol.asyncDispose]: close };
  }

  describe(`${what}`, () => {
    it("reports nothing before it is prepared", async () => {
      await using own = await open();
      const { storage } = own;
      expect(await storage.probe()).toMatchObject({ writable: true, why: null });
      expect([await storage.applied(), await storage.interrupted(null)]).toEqual([[], []]);
      expect([await storage.holder(), await storage.lastAttempt()]).toEqual([null, null]);
    });

    it("may be prepared by several processes concurrently, and repeatedly", async () => {
      await using own = await open();
      await Promise.all([own.storage.prepare(), own.storage.prepare()]);
      await own.storage.prepare();
      expect(await names(own)).toEqual([]);
    });

    it("has one lock, and reports who holds it", async () => {
      await using own = await prepared();
      {
        await using first = await at(own);
        expect(await own.storage.holder()).toEqual({ runId: first.run.id, owner: "api-1", since: null });
        expect(await first.lock.stillHeld()).toBe(true);
        await expect(own.storage.lock(newRun(2), 0)).rejects.toMatchObject({
          code: "run_in_progress",
          message: expect.stringContaining(`api-1 in run ${first.run.id}`),
        });
      }
      expect(await own.storage.holder()).toBeNull();
    });

    it("gives the lock to a waiting run when it becomes free", async () => {
      await using own = await prepared();
      const first = await own.storage.lock(newRun(), 0);
      const second = own.storage.lock(newRun(2), 20_000);
      expect(await pending(second)).toBe(true);
      await first[Symbol.asyncDispose]();
      await using lock = await second;
      expect(await lock.stillHeld()).toBe(true);
    });

    it("does not give the lock to an earlier coordinator", async () => {
      await using own = await prepared();
      await (await own.storage.lock(newRun(7), 0))[Symbol.asyncDispose]();
      await expect(own.storage.lock(newRun(6), 0)).rejects.toMatchObject({ code: "run_in_progress" });
      expect(await own.storage.holder()).toBeNull();
    });

    it("keeps records in order", async () => {
      await using own = await prepared();
      await using run = await at(own);
      await run.apply("b");
      await run.apply("a", "hash of a");
      expect(await own.storage.applied()).toEqual([
        { name: "b", hash: null },
        { name: "a", hash: "hash of a" },
      ]);
      expect(await own.storage.lastAttempt()).toMatchObject({
        runId: run.run.id,
        name: "a",
        outcome: "applied",
        error: null,
        endedAt: expect.any(Number),
      });
      expect(await own.storage.holder()).toMatchObject({ since: expect.any(Number) });
    });

    it("reports why an attempt failed, and does not record the migration", async () => {
      await using own = await prepared();
      await using run = await at(own);
      const failure = { error: "no such table", place: { file: "a.ts", line: 3, statement: "drop table ?" } };
      await run.lock.end(await run.lock.begin("a", run.work), "failed", failure);
      expect(await names(own)).toEqual([]);
      expect(await own.storage.lastAttempt()).toMatchObject({ name: "a", outcome: "failed", ...failure });
      expect(await own.storage.interrupted(null)).toEqual([]);
    });

    it("reports an attempt that has no outcome, until the migration is retried", async () => {
      await using own = await prepared();
      {
        await using run = await at(own);
        await run.lock.begin("a", run.work);
        expect(await own.storage.interrupted(await own.storage.holder())).toEqual([]);
      }
      expect(await own.storage.interrupted(await own.storage.holder())).toEqual(["a"]);
      expect(await own.storage.lastAttempt()).toMatchObject({ name: "a", outcome: null, endedAt: null });
      await using next = await at(own, newRun(2));
      expect(await own.storage.interrupted(await own.storage.holder())).toEqual(["a"]);
      await next.apply("a");
      expect(await own.storage.interrupted(null)).toEqual([]);
    });

    const nothing = { append: [], as: "moved", accept: [], forget: [] } as const;
    const writes: readonly [what: string, write: (lock: LockedStorage) => Promise<unknown>][] = [
      ["add records", (lock) => lock.amend(() => ({ ...nothing, append: [{ name: "x", hash: null }] }))],
      ["change hashes", (lock) => lock.updateHashes([{ name: "a", before: null, hash: "new" }])],
    ];
    it.each(writes)("does not let a run %s after a later run has taken over", async (_what, write) => {
      await using own = await prepared();
      await using run = await at(own);
      await run.apply("a");
      await own.overtake();
      await expect(write(run.lock)).rejects.toMatchObject({ code: "leadership_lost" });
      expect(await own.storage.applied()).toEqual([{ name: "a", hash: null }]);
    });

    it("does not let such a run begin or record a migration either", async () => {
      await using own = await prepared();
      await using run = await at(own);
      const attempt = await run.lock.begin("a", run.work);
      await own.overtake();
      await expect(run.lock.record(attempt, null)).rejects.toMatchObject({ code: "leadership_lost" });
      await expect(run.lock.begin("b", run.work)).rejects.toMatchObject({ code: "leadership_lost" });
      expect(await names(own)).toEqual([]);
      expect(await own.storage.lastAttempt()).toMatchObject({ name: "a", outcome: null });
    });

    it("adds records for migrations that did not run, atomically", async () => {
      await using own = await prepared();
      await using run = await at(own);
      await run.apply("a");
      const { append } = await run.lock.amend(({ applied }) => ({
        ...nothing,
        append: [
          { name: `after ${applied.length}`, hash: null },
          { name: "c", hash: "hash of c" },
        ],
      }));
      expect(append.map(({ name }) => name)).toEqual(["after 1", "c"]);
      const refuse = (): never => {
        throw new RangeError("they do not fit");
      };
      await expect(run.lock.amend(refuse)).rejects.toThrow("they do not fit");
      expect(await names(own)).toEqual(["a", "after 1", "c"]);
    });

    it("changes hashes only of records that have not changed meanwhile", async () => {
      await using own = await prepared();
      await using run = await at(own);
      await run.apply("a");
      await run.apply("b", "old");
      await run.lock.updateHashes([
        { name: "a", before: "something else", hash: "wrong" },
        { name: "b", before: "old", hash: "new" },
      ]);
      expect(await own.storage.applied()).toEqual([
        { name: "a", hash: null },
        { name: "b", hash: "new" },
      ]);
    });

    it("provides a run with connections until its signal aborts", async () => {
      await using own = await prepared();
      const stopping = new AbortController();
      await using work = own.storage.openWork(stopping.signal);
      await work.knex.schema.createTable("t", (table) => void table.integer("id"));
      await work.knex("t").insert({ id: 1 });
      expect(work.inUse()).toBe(false);
      stopping.abort(new Error("time is over"));
      await expect(work.knex("t").select()).rejects.toThrow("time is over");
    });
  });
}
