import { expect, inject, it } from "vitest";
import { testStorage } from "../support/database.ts";
import { indexesUsed } from "../support/plan.ts";
import { address, newRow, sha256 } from "./rows.ts";

it("reads walk an index, never the table", async () => {
  await using storage = await testStorage();
  const { segments, videos } = storage.stores;
  const rows = Array.from({ length: 3000 }, (_, at) =>
    newRow({ videoId: `video-${at}`, videoHash: sha256(`video-${at}`) }),
  );
  await segments.insert(rows, address("home"));
  await storage.transaction((stores) => stores.videos.lockAll(rows));
  await storage.knex.raw(inject("engine") === "sqlite" ? "analyze" : "analyze table segments, segment_origin, videos");

  const prefix = sha256("video-1").slice(0, 5);
  const uuid = rows[1]?.uuid ?? "";
  expect(await indexesUsed(storage, () => segments.byHashPrefix("YouTube", prefix))).toMatch(/segments_by_hash/);
  expect(await indexesUsed(storage, () => segments.byHashPrefix("YouTube", sha256("video-1")))).toMatch(
    /segments_by_hash/,
  );
  expect(await indexesUsed(storage, () => segments.onVideo("YouTube", "video-1"))).toMatch(/segments_by_video/);
  expect(await indexesUsed(storage, () => segments.byUuids([uuid]))).toMatch(/segments_by_uuid/);
  expect(await indexesUsed(storage, () => segments.findShort("video-1", uuid.slice(0, 5)))).toMatch(
    /segments_by_(?:uuid|video) ?/,
  );
  const known = new Map(Array.from({ length: 64 }, (_, lane) => [lane, 1000]));
  expect(await indexesUsed(storage, () => videos.changedAfter(known, 5000))).toMatch(/videos_by_feed/);
});
