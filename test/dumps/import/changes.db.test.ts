import { describe, expect, it } from "vitest";
import { cursorFrom } from "../../../src/domain/public/feed-cursor.ts";
import { beginningOf } from "../../../src/storage/public/feed-position.ts";
import { testStorage } from "../../support/database.ts";
import { type Page, publicRowsOf, readAll } from "../../support/public-history.ts";
import { type World, world } from "../../support/world.ts";
import { startImport } from "../support/command.ts";
import { columnsOf, csvFile, type Row, segmentRow, userOf, uuidOf } from "../support/dump.ts";
import { everyFile, everything } from "../support/everything.ts";
import { dumpFolder, importFiles } from "../support/imported.ts";
import { dump, dumpFolder as folderOfDumps } from "../support.ts";

async function read(w: World, query: Readonly<Record<string, string>> = {}): Promise<Page> {
  const { status, json, text } = await w.send("GET", "/api/changes", { query });
  expect([status, status === 200 ? "" : text]).toEqual([200, ""]);
  return json as Page;
}
const statusAfter = async (w: World, after: string): Promise<number> =>
  (await w.send("GET", "/api/changes", { query: { after } })).status;
const rowsOf = async ({ storage }: Pick<World, "storage">) =>
  Object.fromEntries([...(await publicRowsOf(storage))].sort());

async function everyTable() {
  const folder = await dumpFolder();
  for (const [name, content] of everyFile()) await folder.write(name, content);
  return folder;
}

/**
 * Files in which each table has a row that is new, one that is other than in `everything`, and one that is the same.
 */
const laterRows: Readonly<Record<keyof typeof everything, readonly Row[]>> = {
  sponsorTimes: [
    segmentRow(1),
    segmentRow(2, { startTime: 7, votes: 40 }),
    segmentRow(3, { videoID: "another-one", category: "intro" }),
    segmentRow(900),
  ],
  userNames: [
    { userID: userOf(0), userName: "later", locked: 0, updateTime: 9999 },
    { userID: userOf(2), userName: "earlier", locked: 0, updateTime: 1 },
    { userID: userOf(300), userName: "new", locked: 0, updateTime: 5 },
  ],
  categoryVotes: [
    ...everything.categoryVotes.slice(0, 2),
    { UUID: uuidOf(2), category: "sponsor", votes: 70 },
    { UUID: uuidOf(900), category: "intro", votes: 1 },
  ],
  lockCategories: [
    ...everything.lockCategories.slice(0, 1),
    { ...everything.lockCategories[1], reason: "otherwise" },
    { ...everything.lockCategories[1], videoID: "locked-later" },
  ],
  warnings: [...everything.warnings.slice(0, 1), { ...everything.warnings[1], issueTime: 77 }],
  vipUsers: [...everything.vipUsers.slice(0, 1), { userID: userOf(301) }],
  videoInfo: [
    { videoID: "video-1", channelID: "channel", title: "another title", published: 1 },
    { videoID: "video-2", channelID: "channel", title: "new", published: 2 },
  ],
};

describe("a merge", () => {
  it("is in the feed of changes, row by row", async () => {
    await using w = await world();
    await using folder = await everyTable();
    const copy = new Map();
    const { next: beginning } = await read(w);
    const empty = await publicRowsOf(w.storage);
    expect(empty.size).toBe(0);
    await importFiles(w.storage, [folder.path], { mode: "merge" });
    const later = await readAll((after) => read(w, { after }), beginning, copy);
    expect(Object.fromEntries([...copy].sort())).toEqual(await rowsOf(w));

    for (const [table, rows] of Object.entries(laterRows))
      await folder.write(`${table}_17.csv`, csvFile(columnsOf(table as keyof typeof laterRows), rows));
    await importFiles(w.storage, [folder.path], { mode: "merge" });
    const changed = new Map();
    const last = await readAll((after) => read(w, { after }), later, changed);
    for (const [key, row] of changed) copy.set(key, row);
    expect(Object.fromEntries([...copy].sort())).toEqual(await rowsOf(w));

    const names = [...changed.keys()].map((key) => key.split(" ")[0]);
    const counts = Object.fromEntries(
      Object.keys(laterRows).map((name) => [name, names.filter((one) => one === name).length]),
    );
    expect(counts).toEqual({
      sponsorTimes: 3,
      userNames: 2,
      categoryVotes: 2,
      lockCategories: 1,
      warnings: 1,
      vipUsers: 1,
      videoInfo: 2,
    });

    await importFiles(w.storage, [folder.path], { mode: "merge" });
    expect(await read(w, { after: last })).toEqual({ changes: [], next: last, hasMore: false });
  });

  it("reaches a mirror", async () => {
    await using origin = await world();
    await using folder = await everyTable();
    await using mirror = await world({ env: { FOLLOW_URL: origin.base } });
    await importFiles(origin.storage, [await folder.write("vipUsers_1.csv", `userID\n${userOf(77)}\n`)], {
      mode: "merge",
    });
    await expect.poll(() => rowsOf(mirror)).toEqual(await rowsOf(origin));
  });

  it("tells who reads some videos only about a segment that was moved to another one", async () => {
    await using w = await world();
    await using folder = await dumpFolder();
    const write = (row: Row) => folder.write("sponsorTimes.csv", csvFile(columnsOf("sponsorTimes"), [row]));
    await importFiles(w.storage, [await write(segmentRow(1, { videoID: "here" }))]);
    const { next: after } = await read(w);
    const [prefix = ""] = await w.storage.knex("segments").pluck("video_hash");
    await importFiles(w.storage, [await write(segmentRow(1, { videoID: "there" }))], { mode: "merge" });
    const [there = ""] = await w.storage.knex("segments").pluck("video_hash");
    for (const hash of [prefix, there]) {
      const { changes } = await read(w, { after, prefix: hash.slice(0, 16) });
      expect(changes.map(({ key, row }) => [key, row?.["videoID"]])).toEqual([[[uuidOf(1)], "there"]]);
    }
  });
});

describe("a replacement", () => {
  it.each(["sponsorTimes", "userNames", "vipUsers"])(
    "of %s ends all cursors at the moment of the switch",
    async (table) => {
      await using w = await world();
      await using all = await everyTable();
      await importFiles(w.storage, [all.path]);
      const { next: before } = await read(w);
      const name = table as keyof typeof laterRows;
      const file = await all.write(`${table}_18.csv`, csvFile(columnsOf(name), laterRows[name]));
      const rows = JSON.stringify(await rowsOf(w));
      expect(await statusAfter(w, before)).toBe(200);
      const { ended, child } = startImport(w.database.url, file, "--mode", "replace");
      let wasNew = false;
      while (child.exitCode === null) {
        // Rows that were new at the question mean that an answer must not go on from the old ones.
        if (wasNew) expect(await statusAfter(w, before)).toBe(410);
        wasNew = JSON.stringify(await rowsOf(w)) !== rows;
      }
      expect(await ended).toMatchObject({ code: 0, err: "" });
      expect(await statusAfter(w, before)).toBe(410);
      const { next: now } = await read(w);
      expect(await statusAfter(w, now)).toBe(200);
      // A copy without rows cannot be filled from the feed: what was replaced is not in it.
      expect(await statusAfter(w, beginningOf(now) ?? "")).toBe(410);
    },
  );
});

describe("a database on which no service has started", () => {
  it.each(["replace", "merge"] as const)(
    "has a feed after an import by %s, and its dump says where it goes on",
    async (mode) => {
      await using storage = await testStorage();
      await using folder = await everyTable();
      using dumps = folderOfDumps();
      expect((await dump(storage.url, dumps.path))?.cursor).toBeUndefined();
      await importFiles(storage, [folder.path], { mode });
      const index = await dump(storage.url, dumps.path);
      expect(index?.links.map(({ table, rows }) => [table, rows])).toEqual(
        Object.entries(everything).map(([table, rows]) => [table, rows.length]),
      );
      const after = cursorFrom(index?.cursor ?? "");
      expect(after && (await storage.stores.feed.read({ after, limit: 10, prefix: undefined }))).toEqual({
        changes: [],
        next: index?.cursor,
        hasMore: false,
      });
    },
  );
});
