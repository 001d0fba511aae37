import { expect, inject, it } from "vitest";
import { nameGrams } from "../../src/domain/users/name-grams.ts";
import { testStorage } from "../support/database.ts";
import { indexesUsed, scans } from "../support/plan.ts";
import { address, newRow, sha256 } from "../support/rows.ts";

it("reads use an index, never a table scan", async () => {
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
  const some = rows.slice(0, 50);
  const short = some.map(({ videoId, uuid }) => ({ videoId, piece: uuid.slice(0, 5) }));
  const viewed = new Map(some.map(({ uuid }) => [uuid, 1]));
  expect(await indexesUsed(storage, () => segments.findAllShort(short))).toMatch(/segments_by_(?:uuid|video) ?/);
  for (const plan of (await indexesUsed(storage, () => segments.addViews(viewed))).split("\n"))
    expect(plan).toMatch(/segments_by_uuid/);
  const known = new Map(Array.from({ length: 64 }, (_, lane) => [lane, 1000]));
  expect(await indexesUsed(storage, () => videos.changedAfter(known, 5000))).toMatch(/videos_by_feed/);
  const writeOne = () => storage.transaction((stores) => stores.videos.lock("YouTube", "video-1", sha256("video-1")));
  expect(await scans(storage, writeOne)).toEqual([]);
});

it("a search for names reads a bounded number of entries for a common text", async () => {
  await using storage = await testStorage();
  const { knex, stores } = storage;
  // All have the grams of the text, but only the first and the last have the text in them.
  const names = Array.from({ length: 12_000 }, (_, at) => ({
    id: at + 1,
    user_id: sha256(`${at}`),
    user_name: at === 0 || at === 11_999 ? "user" : "use, ser",
  }));
  const grams = names.flatMap(({ id }) => nameGrams("user").map((gram) => ({ gram, name_id: id })));
  await knex.batchInsert("user_name_search", names, 400);
  await knex.batchInsert("user_name_grams", grams, 400);
  expect(await stores.userNames.containing("user")).toEqual([{ userName: "user", userID: sha256("0") }]);
  // These are what the query has made of the entries that it read.
  const made = inject("engine") === "sqlite" ? ["SCAN t", "SCAN t", "SCAN c"] : [];
  expect(await scans(storage, () => stores.userNames.containing("user"))).toEqual(made);
});
