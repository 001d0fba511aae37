import { expect, inject, it } from "vitest";
import { createRollUp } from "../../../src/tasks/roll-up.ts";
import { testStorage } from "../../support/database.ts";
import { indexesUsed } from "../../support/plan.ts";
import { address, newRow, sha256 } from "../../support/rows.ts";

it("statistics are read without reading unchanged segments", async () => {
  await using storage = await testStorage();
  const { segments, totals, leaderboards, userFigures } = storage.stores;
  const users = Array.from({ length: 2000 }, (_, at) => sha256(`user ${at}`));
  await segments.insert(
    users.map((userId, at) => newRow({ userId, startTime: at, endTime: at + 1 + (at % 100) })),
    address("home"),
  );
  for (let from = 0; from < users.length; from += 400) await totals.markStale(users.slice(from, from + 400));
  const rollUp = createRollUp({ stores: storage.stores, transaction: storage.transaction, cap: 600 });
  await rollUp();
  const lite = inject("engine") === "sqlite";
  await storage.knex.raw(lite ? "analyze" : "analyze table segments, user_totals, user_category_totals");

  const plan = (work: () => Promise<unknown>): Promise<string> => indexesUsed(storage, work);
  expect(await plan(() => leaderboards.top({ by: "minutesSaved", minVotes: 0, now: 0 }))).toMatch(
    /user_totals_by_minutes/,
  );
  expect(await plan(() => leaderboards.top({ by: "viewCount", minVotes: 0, now: 0 }))).toMatch(/user_totals_by_views/);
  expect(await plan(() => leaderboards.top({ by: "totalSubmissions", minVotes: 0, now: 0 }))).toMatch(
    /user_totals_by_segments/,
  );
  expect(await plan(() => leaderboards.topOfCategory("sponsor", { by: "viewCount", minVotes: 0, now: 0 }))).toMatch(
    /user_category_totals_by_/,
  );
  const figures = (cap: number) => plan(() => userFigures.of(users[0] ?? "", cap, Date.now()));
  expect(await figures(600)).not.toMatch(/segments/);
  expect(await figures(601)).toMatch(/segments_by_user/); // no totals are stored for it
  expect(await plan(rollUp)).toMatch(lite ? /SEARCH t / : /stale_totals|^t /);
  expect(await plan(rollUp)).not.toMatch(/segments/);
  expect(await plan(leaderboards.totals)).not.toMatch(/segments_by/);
});
