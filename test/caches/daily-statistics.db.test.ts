import { expect, it } from "vitest";
import { createDailyStatistics } from "../../src/caches/daily-statistics.ts";
import { testStorage } from "../support/database.ts";
import { put } from "../support/rows.ts";

it("a list that takes too long to count is finished by later requests", async () => {
  await using storage = await testStorage();
  const now = Date.parse("2026-07-25T12:00:00Z");
  for (let ago = 0; ago < 4; ago++) await put(storage, { timeSubmitted: now - ago * 86_400_000 });
  const { stores } = storage;
  const days = createDailyStatistics({ stores, cap: 600, cacheSeconds: 0, now: () => now, maxCountMs: 0 });
  const later = expect.objectContaining({ code: "overloaded", retryAfter: 1 });
  await expect(days(4)).rejects.toEqual(later);
  await expect(days(4)).rejects.toEqual(later);
  expect((await days(4)).map(({ segments }) => segments)).toEqual([1, 1, 1, 1]);
});
