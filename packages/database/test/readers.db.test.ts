import { expect, inject, it } from "vitest";
import { readSearch } from "../../../src/domain/segments/search.ts";
import { testStorage } from "../../../test/support/database.ts";
import { indexesUsed } from "../../../test/support/plan.ts";
import { address, newRow, sha256 } from "../../../test/support/rows.ts";

it("searches, suggestions and data of a user are found by index", async () => {
  await using storage = await testStorage();
  const { segments, segmentSearch, chapterNames, erasure } = storage.stores;
  const rows = Array.from({ length: 3000 }, (_, at) =>
    newRow({
      videoId: `video-${at}`,
      videoHash: sha256(`video-${at}`),
      userId: sha256(`user-${at}`),
      ...(at < 500 && {
        actionType: "chapter",
        category: "chapter",
        description: `Name ${sha256(`${at}`).slice(0, 12)}`,
      }),
    }),
  );
  await segments.insert(rows, address("home"));
  await chapterNames.add(rows);
  const lite = inject("engine") === "sqlite";
  await storage.knex.raw(
    lite ? "analyze" : "analyze table segments, chapter_names, chapter_name_grams, chapter_uses, votes",
  );

  const user = sha256("user-1");
  expect(
    await indexesUsed(storage, () => segmentSearch.onVideo("YouTube", "video-1", readSearch({ sortBy: "votes" }))),
  ).toMatch(/segments_by_video/);
  const suggest = await indexesUsed(storage, () => chapterNames.similar(sha256("7").slice(0, 12)));
  expect(suggest).toMatch(lite ? /SEARCH chapter_name_grams USING .*gram=/ : /chapter_name_grams ref PRIMARY/);
  const nobody = await indexesUsed(storage, () => erasure.videos(sha256("nobody"), 50));
  expect(nobody).toMatch(/segments_by_user.*\n.*votes_by_user.*\n.*category_votes_by_user/);
  const onVideo = { service: "YouTube", videoId: "video-1", videoHash: sha256("video-1") };
  expect(await indexesUsed(storage, () => erasure.votes(user, onVideo, 200))).toMatch(
    /segments_by_video|votes_by_user/,
  );
});

it("a chapter name is found by its rare parts, among thousands with the same beginning", async () => {
  await using storage = await testStorage();
  const { segments, chapterNames } = storage.stores;
  const named = (description: string, at: number) =>
    newRow({ videoId: `video-${at}`, userId: sha256("user"), actionType: "chapter", category: "chapter", description });
  const rows = [...Array.from({ length: 3000 }, (_, at) => `Introduction ${at}`), "Introduction of zebras"].map(named);
  await segments.insert(rows, address("home"));
  await chapterNames.add(rows);
  const [first, ...others] = await chapterNames.similar("introduction of zebras");
  expect([first, others.length]).toEqual(["Introduction of zebras", 4]);
});
