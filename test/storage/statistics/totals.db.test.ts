import { dialectOf } from "@segmark/database/dialect";
import { describe, expect, inject, it } from "vitest";
import { removedVotes } from "../../../src/domain/segments/shown.ts";
import type { Storage } from "../../../src/storage/open.ts";
import { testStorage } from "../../support/database.ts";
import { CAP, expectRight } from "../../support/right-totals.ts";
import { put, sha256 } from "../../support/rows.ts";

const usersOf = (count: number): string[] => Array.from({ length: count }, (_, at) => sha256(`user ${at}`)).sort();

const touch = ({ stores }: Storage, users: readonly string[]): Promise<void> => stores.totals.markStale(users);
const recompute = ({ transaction }: Storage, users: readonly string[]): Promise<void> =>
  transaction(({ totals }) => totals.recompute(users, CAP));
const stale = ({ knex }: Storage): Promise<string[]> => knex("stale_totals").orderBy("user_id").pluck("user_id");
const categoriesOf = ({ knex }: Storage, user: string): Promise<string[]> =>
  knex("user_category_totals").where("user_id", user).orderBy("category").pluck("category");
const totalsOf = ({ knex }: Storage): Promise<string[]> => knex("user_totals").orderBy("user_id").pluck("user_id");

/** Each with segments in two categories, and with totals. */
async function plant(storage: Storage, users: readonly string[]): Promise<void> {
  for (const [at, userId] of users.entries()) {
    await put(storage, { userId, startTime: at, endTime: at + 7, views: 3 + at, votes: 1 });
    await put(storage, { userId, startTime: at, endTime: at + 11, views: 5, votes: removedVotes, category: "intro" });
  }
  await touch(storage, users);
  await recompute(storage, users);
}

describe("totals of users", () => {
  it.each([1, 2, 3, 5, 33, 65])("are recomputed for a batch of %i, and for no other user", async (count) => {
    await using storage = await testStorage();
    const users = usersOf(count + 1);
    const [other = "", ...batch] = users;
    await plant(storage, users);
    await expectRight(storage);
    const before = await storage.knex("user_totals").where("user_id", other);
    await storage.knex("segments").update({ views: 100 });
    await touch(storage, users);
    await recompute(storage, batch);
    expect(await stale(storage)).toEqual([other]);
    expect(await storage.knex("user_totals").where("user_id", other)).toEqual(before);
    await recompute(storage, [other]);
    await expectRight(storage);
  });

  it("are deleted for categories without segments, and for users without any", async () => {
    await using storage = await testStorage();
    const users = usersOf(4);
    const [ann = "", bob = "", cid = ""] = users;
    await plant(storage, users);
    await storage.knex("segments").where({ user_id: ann, category: "intro" }).delete();
    await storage.knex("segments").where({ user_id: bob }).delete();
    await storage.knex("segments").where({ user_id: cid, category: "intro" }).update({ category: "outro" });
    await touch(storage, users);
    await recompute(storage, users);
    expect(await categoriesOf(storage, ann)).toEqual(["sponsor"]);
    expect(await categoriesOf(storage, bob)).toEqual([]);
    expect(await categoriesOf(storage, cid)).toEqual(["outro", "sponsor"]);
    expect(await totalsOf(storage)).toEqual(users.filter((user) => user !== bob));
    await expectRight(storage);
  });

  it("are correct when one category loses as many segments as another gains", async () => {
    await using storage = await testStorage();
    const [ann = ""] = usersOf(1);
    await plant(storage, [ann]);
    await storage.knex("segments").where({ category: "intro" }).delete();
    await put(storage, { userId: ann, views: 2 });
    await touch(storage, [ann]);
    await recompute(storage, [ann]);
    await expectRight(storage);
  });

  it("are correct after an upgrade from a version with fewer figures, and without those of categories", async () => {
    await using storage = await testStorage();
    const users = usersOf(3);
    const [ann = "", bob = "", cid = ""] = users;
    await plant(storage, users);
    await storage.knex("user_category_totals").update({ accepted_segments: null, ignored_segments: null });
    await storage.knex("user_totals").update({ accepted_segments: null, ignored_segments: null });
    await storage.knex("segments").where({ user_id: ann, category: "intro" }).delete();
    await storage.knex("segments").where({ user_id: bob }).delete();
    await storage.knex("segments").where({ user_id: cid }).delete();
    await storage.knex("user_category_totals").where({ user_id: cid }).delete();
    await touch(storage, users);
    await recompute(storage, users);
    expect(await totalsOf(storage)).toEqual([ann]);
    await expectRight(storage);
  });

  it("stay unchanged, and marked as stale, when the transaction fails", async () => {
    await using storage = await testStorage();
    const users = usersOf(3);
    await plant(storage, users);
    await storage.knex("segments").update({ views: 9 });
    await touch(storage, users);
    const before = await storage.knex("user_totals");
    const failing = storage.transaction(async ({ totals }) => {
      await totals.recompute(users, CAP);
      throw new Error("changed its mind");
    });
    await expect(failing).rejects.toThrow("changed its mind");
    expect(await stale(storage)).toEqual(users);
    expect(await storage.knex("user_totals")).toEqual(before);
  });

  it.runIf(inject("engine") === "sqlite")("are not written when they stay the same", async () => {
    await using storage = await testStorage();
    const { knex } = storage;
    const users = usersOf(3);
    await plant(storage, users);
    for (const table of ["user_totals", "user_category_totals"])
      await knex.raw(
        `create trigger ${table}_written before update on ${table} begin select raise(abort, 'written'); end`,
      );
    await touch(storage, users);
    await recompute(storage, users);
    await expectRight(storage);
    await knex("segments").update({ views: 9 });
    await touch(storage, users);
    await expect(recompute(storage, users)).rejects.toThrow("written");
  });
});

it("a write that bypasses Knex reports its statement when it fails", async () => {
  await using storage = await testStorage();
  const { knex } = storage;
  const { run, faultOf } = dialectOf(knex);
  const sql = "insert into stale_totals (user_id) values (?)";
  await run(knex, sql, ["ann"]);
  expect(await stale(storage)).toEqual(["ann"]);
  const error: unknown = await run(knex, sql, ["ann"]).catch((thrown: unknown) => thrown);
  expect(faultOf(error)).toBe("duplicate");
  expect(String(error)).toContain(`${sql} - `);
});
