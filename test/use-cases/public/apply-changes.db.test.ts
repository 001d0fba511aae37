import { describe, expect, it } from "vitest";
import type { RowValues } from "../../../src/storage/public/row-values.ts";
import { applyChanges } from "../../../src/use-cases/public/apply-changes.ts";
import { testStorage } from "../../support/database.ts";
import { publicRowsOf } from "../../support/public-history.ts";
import { address, newRow, sha256 } from "../../support/rows.ts";

const dayMs = 86_400_000;
const counted = [10, 11, 12];

describe("changes of another instance", () => {
  it("make days with new or deleted segments be counted again, and no others", async () => {
    await using origin = await testStorage();
    await using copy = await testStorage();
    const [kept, gone, fresh] = counted.map((day) => newRow({ videoId: `day ${day}`, timeSubmitted: day * dayMs + 5 }));
    if (kept === undefined || gone === undefined || fresh === undefined) throw new Error("there are three");
    await origin.transaction(({ segments }) => segments.insert([kept, gone, fresh], address("home")));
    const rows = await publicRowsOf(origin);
    const change = ({ uuid }: typeof kept, differences: Partial<RowValues> = {}) => ({
      table: "sponsorTimes" as const,
      key: [uuid],
      row: { ...rows.get(`sponsorTimes ${JSON.stringify([uuid])}`), ...differences } as RowValues,
    });
    const apply = (...changes: Parameters<typeof applyChanges>[1]) =>
      copy.transaction((stores) => applyChanges(stores, changes));
    const days = async () => (await copy.knex("day_totals").orderBy("day").pluck("day")).map(Number);
    await apply(change(kept), change(gone));
    for (const number of counted)
      await copy.stores.dayTotals.keep({
        day: { number, segments: 1, users: 1, views: 0, minutesSaved: 0, categories: {} },
        countedAt: 20 * dayMs,
      });

    await apply(change(kept, { votes: 3, views: 8 }), change(gone, { views: 1 }));
    expect(await days()).toEqual([10, 11, 12]);
    await apply({ ...change(gone), row: null }, change(fresh));
    expect(await days()).toEqual([10]);
  });

  it("put segments and locks where requests look for their video, whatever hash they have", async () => {
    await using origin = await testStorage();
    await using copy = await testStorage();
    const segment = newRow({ videoId: "the video" });
    await origin.transaction(({ segments }) => segments.insert([segment], address("home")));
    const row = (await publicRowsOf(origin)).get(`sponsorTimes ${JSON.stringify([segment.uuid])}`) as RowValues;
    const lock = { videoID: "the video", userID: "vip", category: "intro", actionType: "skip", service: "YouTube" };
    const key = ["YouTube", "the video", "intro", "skip"];
    for (const hashedVideoID of [sha256("another video"), "", undefined])
      await copy.transaction((stores) =>
        applyChanges(stores, [
          { table: "sponsorTimes", key: [segment.uuid], row: { ...row, hashedVideoID } as RowValues },
          { table: "lockCategories", key, row: { ...lock, hashedVideoID, reason: "" } as RowValues },
        ]),
      );
    const hash = sha256("the video");
    for (const table of ["segments", "category_locks", "videos", "changes"])
      expect(await copy.knex(table).distinct("video_hash").pluck("video_hash"), table).toEqual([hash]);
  });
});
