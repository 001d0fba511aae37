import { describe, expect, inject, it } from "vitest";
import { openStorage, type Storage } from "../../src/storage/open.ts";
import { type FreshTotalsOptions, keepTotalsFresh } from "../../src/tasks/fresh-totals.ts";
import { createRollUpBatches, type RollUpBatches } from "../../src/tasks/roll-up.ts";
import { testStorage } from "../support/database.ts";
import { CAP, expectRight } from "../support/right-totals.ts";
import { plantTouched } from "../support/touched.ts";

const keep = (batches: RollUpBatches, more: Partial<FreshTotalsOptions> = {}): AsyncDisposable =>
  keepTotalsFresh({ batches, onError: (error) => expect.unreachable(String(error)), ...more });
const batchesOf = ({ stores, transaction }: Storage): RollUpBatches =>
  createRollUpBatches({ stores, transaction, cap: CAP });
const touched = async ({ knex }: Storage): Promise<number> => (await knex("stale_totals").pluck("user_id")).length;
const made = async ({ knex }: Storage): Promise<number> => (await knex("user_totals").pluck("user_id")).length;
const untilFresh = async (storage: Storage): Promise<void> => {
  await expect.poll(() => touched(storage)).toBe(0);
};

describe("totals computed in the background", () => {
  it("are computed at once, in several batches, and again an interval after changes", async () => {
    await using storage = await testStorage();
    await plantTouched(storage, 120);
    await using _kept = keep(batchesOf(storage), { interval: 20 });
    await untilFresh(storage);
    await expectRight(storage);
    await storage.knex("segments").update({ views: 7 });
    await plantTouched(storage, 120);
    await untilFresh(storage);
    await expectRight(storage);
  });

  it("are correct when two compute them during changes", async () => {
    await using first = await testStorage();
    // Two connections to a file in one process would wait for each other; processes do it in
    // test/service/fresh-totals.chaos.db.test.ts.
    await using other = inject("engine") === "sqlite" ? undefined : await openStorage({ url: first.url });
    const both = [first, other ?? first];
    await plantTouched(first, 300);
    await using _one = keep(batchesOf(first), { interval: 5 });
    await using _two = keep(batchesOf(other ?? first), { interval: 5 });
    await Promise.all(both.map((storage) => plantTouched(storage, 300)));
    await untilFresh(first);
    await expectRight(first);
  });

  it("are consistent when stopped after a batch, with the marks of the others", async () => {
    await using storage = await testStorage();
    await plantTouched(storage, 300);
    const first = Promise.withResolvers<void>();
    const right = batchesOf(storage);
    const kept = keep(async function* (most) {
      for await (const count of right(most)) {
        first.resolve();
        yield count;
      }
    });
    await first.promise;
    await kept[Symbol.asyncDispose]();
    const left = await touched(storage);
    expect(left).toBeGreaterThan(0);
    expect((await made(storage)) + left).toBe(300);
    await using _next = keep(batchesOf(storage));
    await untilFresh(storage);
    await expectRight(storage);
  });

  it("are left to a faster process", async () => {
    const given: number[] = [];
    const batches: RollUpBatches = async function* () {
      for (const made of [50, 0, 50]) yield given.push(made) && made;
    };
    await using _kept = keep(batches);
    await expect.poll(() => given.length).toBeGreaterThan(1);
    await new Promise(setImmediate);
    expect(given).toEqual([50, 0]);
  });

  it("are retried after a failure", async () => {
    await using storage = await testStorage();
    await plantTouched(storage, 10);
    const errors: unknown[] = [];
    const right = batchesOf(storage);
    const failingTwice: RollUpBatches = async function* (most) {
      if (++tries <= 2) throw new Error("gone");
      yield* right(most);
    };
    let tries = 0;
    await using _kept = keep(failingTwice, { onError: (error) => errors.push(error), interval: 5 });
    await untilFresh(storage);
    await expectRight(storage);
    expect(errors).toEqual([new Error("gone")]);
  });
});
