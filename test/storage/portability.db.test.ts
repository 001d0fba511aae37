import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { testStorage } from "../support/database.ts";
import { address, newRow, put, user } from "../support/rows.ts";

describe("numbers", () => {
  it("keeps every double exactly, because duplicates are found by equality", async () => {
    await using storage = await testStorage();
    const seconds = fc.oneof(
      fc.constantFrom(0, 10.123, 0.1 + 0.2, 1e-7, 1 / 3, 86_399.999_999, 5e-324, 2 ** 53, 123_456.789_012_345_67),
      fc.double({ min: 0, max: 1e9, noNaN: true }).map((value) => (value === 0 ? 0 : value)),
    );
    await fc.assert(
      fc.asyncProperty(seconds, async (startTime) => {
        const uuid = await put(storage, { startTime });
        expect((await storage.stores.segments.byUuids([uuid]))[0]?.startTime).toBe(startTime);
        expect(await storage.knex("segments").where({ uuid, start_time: startTime }).first("id")).toBeDefined();
      }),
      { numRuns: 100 },
    );
  });

  it("keeps times beyond 32 bits as numbers", async () => {
    await using storage = await testStorage();
    const uuid = await put(storage, { timeSubmitted: 4_102_444_800_123 });
    const [row] = await storage.stores.segments.byUuids([uuid]);
    expect(row?.timeSubmitted).toBe(4_102_444_800_123);
    expect(typeof row?.id).toBe("number");
  });
});

describe("identifiers", () => {
  const different = ["abc", "ABC", "abC", "abc ", " abc", "äbc", "a\u0308bc", "abc\t", "ａbc", "ß", "ss", "🎬", ""];

  it("are compared byte for byte, in keys and in searches", async () => {
    await using storage = await testStorage();
    const { segments } = storage.stores;
    for (const videoId of different) {
      await segments.insert([newRow({ videoId })], address("home"));
      await storage.transaction(({ videos }) => videos.lock("YouTube", videoId, "0".repeat(64)));
    }
    for (const videoId of different) {
      const found = await segments.onVideo("YouTube", videoId);
      expect(found.map((row) => row.videoId)).toEqual([videoId]);
    }
    expect(await storage.knex("videos").pluck("version")).toEqual(different.map(() => 1));
  });

  it.each(["abcdef", "ABCDEF ", "abcdef ", "äöü", "🎬", "' or 1=1 --", "\\"])(
    "%j is not the user ABCDEF",
    async (text) => {
      await using storage = await testStorage();
      const { vips, bans, warnings, segments } = storage.stores;
      await vips.add("ABCDEF", 1);
      await bans.add({ userId: "ABCDEF", byUser: user("vip"), at: 1 });
      await warnings.issue({ userId: "ABCDEF", issuerId: user("vip"), reason: "", at: 1 });
      await put(storage, { uuid: "ABCDEF" });
      expect(await vips.has(text)).toBe(false);
      expect(await bans.has(text, Date.now())).toBe(false);
      expect(await warnings.active(text)).toBeUndefined();
      expect(await segments.byUuids([text])).toEqual([]);
      await segments.addViews(new Map([[text, 1]]));
      expect((await segments.byUuids(["ABCDEF"]))[0]?.views).toBe(0);
    },
  );
});
