import { expect, inject, it } from "vitest";
import { testStorage } from "../../support/database.ts";
import { indexesUsed } from "../../support/plan.ts";
import { address, newRow, sha256, user } from "../../support/rows.ts";

const isSqlite = (): boolean => inject("engine") === "sqlite";

it("a page is read along an index, without sorting more than itself", async () => {
  await using storage = await testStorage();
  const { segments, listedSegments } = storage.stores;
  const rows = Array.from({ length: 3000 }, (_, at) =>
    newRow({ videoHash: sha256(`video-${at}`), userId: user(`${at % 7}`), timeSubmitted: Math.floor(at / 50) }),
  );
  await segments.insert(rows, address("home"));
  await storage.knex.raw(isSqlite() ? "analyze" : "analyze table segments");

  const after = { time: 20, id: 1030 };
  const plans = [
    [{}, /segments_for_lists/],
    [{ user: user("1") }, /segments_by_user/],
    [{ state: "hidden" }, /segments_for_lists/],
    [{ user: user("1"), state: "hidden" }, /segments_by_user/],
  ] as const;
  for (const [filter, index] of plans) {
    const first = await indexesUsed(storage, () => listedSegments.page({ ...filter, limit: 50 }));
    const deep = await indexesUsed(storage, () => listedSegments.page({ ...filter, after, limit: 50 }));
    if (!isSqlite()) {
      // With so few rows it depends on estimates which of the indexes a server takes.
      for (const plan of [first, deep]) expect(plan.split("\n")[0]).not.toMatch(/\b(?:segments|s|k) ALL\b/);
      continue;
    }
    const [[head = ""], [tail = ""]] = [first.split("\n"), deep.split("\n")];
    expect(head).toMatch(index);
    expect(head).not.toMatch(/TEMP B-TREE/);
    expect(tail.match(new RegExp(index, "g"))).toHaveLength(2);
    expect(tail).toMatch(/\(.*time_submitted=\? AND (?:rowid|id)<\?\).*\(.*time_submitted<\?\)/);
  }
});
