import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { publishIfDue } from "../../../src/dumps/publish/publisher.ts";
import { readDumpIndex } from "../../../src/dumps/publish/write-dumps.ts";
import type { Storage } from "../../../src/storage/open.ts";
import { cursorStateIn } from "../../../src/storage/public/cursor-state.ts";
import { openFeed } from "../../../src/tasks/open-feed.ts";
import { dump, dumpFolder } from "../../dumps/support.ts";
import { testStorage } from "../../support/database.ts";
import { address, newRow } from "../../support/rows.ts";

const submit = ({ transaction }: Storage, videoId: string) =>
  transaction(({ segments }) => segments.insert([newRow({ videoId })], address("home")));

/** A database whose feed is behind the dump that it has published, as after a backup was restored. */
async function restored() {
  const database = await testStorage();
  const folder = dumpFolder();
  await database.stores.feed.open();
  await submit(database, "kept");
  const lanes = await database.knex("feed_lanes");
  for (const videoId of ["lost", "lost too"]) await submit(database, videoId);
  await dump(database.url, folder.path);
  const cursor = (await readDumpIndex(folder.path))?.cursor ?? "";
  expect(await cursorStateIn(database.url, cursor)).toBe("valid");
  await database.knex("changes").delete(); // of positions that are taken again
  await database.knex("feed_lanes").update({ position: 0 });
  for (const { lane, position } of lanes) await database.knex("feed_lanes").where({ lane }).update({ position });
  return {
    ...database,
    folder: folder.path,
    cursor,
    start: async () => {
      const told: unknown[] = [];
      const { feed } = database.stores;
      const onBeginAgain = () => void told.push("began again");
      await openFeed({ feed, dumps: folder.path, onBeginAgain, onError: (error) => void told.push(error) });
      return told;
    },
    [Symbol.asyncDispose]: async () => {
      folder[Symbol.dispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}

it("a dump with a cursor that the feed has not reached is replaced at once", async () => {
  await using database = await restored();
  expect(await cursorStateIn(database.url, database.cursor)).toBe("ahead");
  const { url, folder } = database;
  const task = { url, folder, hours: 24, format: "csv", compression: "none", plainNames: true, licence: "" } as const;
  const round = () => publishIfDue(task, { now: Date.now(), stopped: new AbortController().signal });
  expect([(await round()).kind, (await round()).kind]).toEqual(["published", "young"]);
});

it("a service that starts on an older backup begins the feed again, once, so the lost changes never count as read", async () => {
  await using database = await restored();
  const before = await database.stores.feed.cursor();
  expect([await database.start(), await database.start()]).toEqual([["began again"], []]);
  for (const videoId of ["other", "another", "more"]) await submit(database, videoId);
  for (const cursor of [before, database.cursor]) expect(await cursorStateIn(database.url, cursor)).toBe("foreign");
  await dump(database.url, database.folder);
  await submit(database, "after the dump");
  expect(await database.start()).toEqual([]);
});

it("a service starts when its index cannot be read, and says so", async () => {
  await using database = await restored();
  writeFileSync(join(database.folder, "database.json"), "no index");
  expect(await database.start()).toEqual([]);
  const { feed } = database.stores;
  const failing = { ...feed, beginAgainIfBehind: () => Promise.reject(new Error("read-only")) };
  await dump(database.url, database.folder);
  const told: unknown[] = [];
  const onError = (error: unknown) => void told.push(String(error));
  await openFeed({ feed: failing, dumps: database.folder, onBeginAgain: () => undefined, onError });
  expect(told).toEqual(["Error: read-only"]);
});
