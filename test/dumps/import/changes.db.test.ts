import { describe, expect, it } from "vitest";
import { type Page, publicRowsOf, readAll } from "../../support/public-history.ts";
import { type World, world } from "../../support/world.ts";
import { startImport } from "../support/command.ts";
import { columnsOf, csvFile, type Row, segmentRow, userOf, uuidOf } from "../support/dump.ts";
import { everyFile, everything } from "../support/everything.ts";
import { dumpFolder, importFiles } from "../support/imported.ts";

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

/** Files in which each table has a row that is new, one that is other than in `everything`, and one that is the same. */
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
  it.each(Object.keys(everything))("of %s ends all cursors at the moment of the switch", async (table) => {
    await using w = await world();
    await using all = await everyTable();
    await importFiles(w.storage, [all.path]);
    const { next: before } = await read(w);
    const seen: [step: string, status: number, rows: string][] = [];
    const look = async (step: string): Promise<void> => {
      seen.push([step, await statusAfter(w, before), JSON.stringify(await rowsOf(w))]);
    };
    await look("before");
    const name = table as keyof typeof laterRows;
    const file = await all.write(`${table}_18.csv`, csvFile(columnsOf(name), laterRows[name]));
    const { ended, child } = startImport(w.database.url, file, "--mode", "replace");
    while (child.exitCode === null) await look("during");
    expect(await ended).toMatchObject({ code: 0, err: "" });
    await look("after");
    expect([seen[0]?.[1], seen.at(-1)?.[1]]).toEqual([200, 410]);
    // The rows were read after the answer: where it is 200, they may be new only if the switch came in between.
    for (const [at, [, status]] of seen.entries())
      if (status === 200 && at > 0) expect(seen[at - 1]?.[2]).toBe(seen[0]?.[2]);
    const { next: now } = await read(w);
    expect(await statusAfter(w, now)).toBe(200);
  });
});
