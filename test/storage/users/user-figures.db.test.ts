import { expect, inject, it } from "vitest";
import { removedVotes } from "../../../src/domain/segments/shown.ts";
import { createRollUp } from "../../../src/tasks/roll-up.ts";
import { testStorage } from "../../support/database.ts";
import { tablesRead } from "../../support/plan.ts";
import { CAP } from "../../support/right-totals.ts";
import { put, user } from "../../support/rows.ts";

const kinds = [
  { votes: 0, views: 7 },
  { votes: -1, views: 5 },
  { votes: removedVotes, views: 3 },
  { votes: 1, views: 11, shadowHidden: 1 },
  { votes: 1, views: 13, shadowHidden: 2 },
  { votes: 1, views: 17, actionType: "chapter", category: "chapter" },
  { votes: 1, views: 19, endTime: 5000, category: "intro" },
] as const;

it("figures of a user are the same whether they are stored or counted", async () => {
  await using storage = await testStorage();
  const { knex, stores, transaction } = storage;
  const figures = () => stores.userFigures.of(user("ann"), CAP, Date.now());
  const rollUp = createRollUp({ stores, transaction, cap: CAP });
  const compared = async (): Promise<void> => {
    const counted = await figures();
    await stores.totals.markStale([user("ann")]);
    await rollUp();
    const kept = await figures();
    expect(kept).toEqual({ ...counted, minutesSaved: expect.closeTo(counted.minutesSaved, 6) });
    await knex("segments").update({ votes: -5 }); // directly, so that no change is reported
    expect(await figures()).toEqual(kept);
  };
  expect(await figures()).toMatchObject({ segmentCount: 0, minutesSaved: 0 });
  for (const isBanned of [false, true]) {
    await knex("segments").delete();
    for (const kind of kinds) await put(storage, kind);
    if (isBanned) await stores.bans.add({ userId: user("ann"), byUser: user("vip"), at: 1 });
    await stores.totals.markStale([user("ann")]);
    await compared();
  }
});

it("figures of a user are counted when they may differ from the stored ones", async () => {
  await using storage = await testStorage();
  const { knex, stores, transaction } = storage;
  const countOf = async (cap = CAP) => (await stores.userFigures.of(user("ann"), cap, Date.now())).segmentCount;
  await put(storage);
  await stores.totals.markStale([user("ann")]);
  await createRollUp({ stores, transaction, cap: CAP })();
  await put(storage);
  expect(await countOf()).toBe(1);
  expect(await countOf(CAP + 1)).toBe(2);
  await knex("user_totals").update({ accepted_segments: null }); // as an earlier version leaves it
  expect(await countOf()).toBe(2);
  await knex("user_totals").update({ accepted_segments: 1 });
  await stores.totals.markStale([user("ann")]);
  expect(await countOf()).toBe(2);
});

const name = "segments of a user are read only for figures that are not stored";
it.runIf(inject("engine") === "mariadb")(name, async () => {
  await using storage = await testStorage();
  const { stores, transaction } = storage;
  for (let n = 0; n < 20; n++) await put(storage);
  const tables = () => tablesRead(storage, () => stores.userFigures.of(user("ann"), CAP, Date.now()));
  await stores.totals.markStale([user("ann")]);
  expect(await tables()).toContain("s");
  await createRollUp({ stores, transaction, cap: CAP })();
  expect(await tables()).not.toContain("s");
});
