import { hash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { openStorage } from "../../../src/storage/open.ts";
import { testDatabase, testStorage } from "../../support/database.ts";
import { columnsOf, csvFile, csvLine, type Field, type Row, segmentRow, uuidOf } from "../support/dump.ts";
import { dumpFolder, importFiles, publicRows } from "../support/imported.ts";

const columns = columnsOf("sponsorTimes");
const dashed = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";

/** Rows that are taken, and what is special about each. */
const good: readonly Row[] = [
  segmentRow(1),
  segmentRow(2, { UUID: dashed }),
  segmentRow(3, { description: 'Says "hello", twice\r\nand goes on\n', actionType: "chapter", category: "chapter" }),
  segmentRow(4, { description: "Größe 😀 \u0000".replace("\u0000", "\\N\t\\"), userAgent: "a,b" }),
  segmentRow(5, { category: "nobody_knows_it", service: "SomewhereElse", actionType: "unheard" }),
  segmentRow(6, { startTime: "7.50", reputation: "1e-05", videoDuration: null, locked: "t" }),
  segmentRow(7, { hashedVideoID: null }),
  segmentRow(8, { hashedVideoID: hash("sha256", "another video") }),
  segmentRow(9, { votes: -2_147_483_648, views: 4_294_967_295, description: "x".repeat(255) }),
  segmentRow(10, { description: "x".repeat(256) }),
];

const manyColumns = Array.from({ length: 1601 - columns.length }, (_, at) => `column${at}`);

const with_ = (changes: Row): readonly Field[] => {
  const row = segmentRow(500, changes);
  return columns.map((column) => row[column] ?? null);
};

/** Rows that cannot be right. */
const bad: readonly (readonly [reason: string, fields: readonly Field[]])[] = [
  ["startTime is not a finite number", with_({ startTime: "NaN" })],
  ["endTime is not a finite number", with_({ endTime: "Infinity" })],
  ["endTime is not a finite number", with_({ endTime: "1e400" })],
  ["startTime is not a finite number", with_({ startTime: "" })],
  ["startTime is not between -1000000000000000 and 1000000000000000", with_({ startTime: "1e308" })],
  ["locked is not a whole number", with_({ locked: "__proto__" })],
  ["hidden is not a whole number", with_({ hidden: "constructor" })],
  ["has no endTime", with_({ endTime: null })],
  ["votes is not a whole number", with_({ votes: "1.5" })],
  ["votes is not between -2147483648 and 2147483647", with_({ votes: "3000000000" })],
  ["views is not between 0 and 4294967295", with_({ views: -1 })],
  ["category is longer than 32 characters", with_({ category: "c".repeat(33) })],
  ["UUID is longer than 65 characters", with_({ UUID: "f".repeat(66) })],
  ["has no UUID", with_({ UUID: null })],
  ["has no UUID", with_({ UUID: "" })],
  ["has no videoID", with_({ videoID: "" })],
  ["has a NUL character", with_({ description: Buffer.from("a\0b") })],
  ["is not UTF-8", with_({ description: Buffer.from([0xe4, 0x20, 0xf6]) })],
  ["is not UTF-8", with_({ description: Buffer.from([0xed, 0xa0, 0x80]) })],
  ["a field is longer than 1000000 bytes", with_({ description: "y".repeat(1_000_001) })],
  ["the row is longer than 2000000 bytes", with_({ description: "line\n".repeat(1_000_000) })],
  ["has fewer fields than the 20 of the header", ["a", "b", "c"]],
  ["has more fields than the 20 of the header", [...with_({}), "more"]],
  ["an earlier row has the same key", with_({ UUID: uuidOf(1) })],
  ["an earlier row has the same key", with_({ UUID: uuidOf(1), votes: 4 })],
];

describe("the import of a hostile file", () => {
  it("takes every row that can be right, and says of each other one in which line it is, and why", async () => {
    await using database = await testDatabase();
    await using storage = await openStorage({ url: database.url });
    await using folder = await dumpFolder();
    // Good and bad rows by turns, and bytes that are no row of their own at the end.
    const lines: Buffer[] = [];
    for (let at = 0; at < Math.max(good.length, bad.length); at++) {
      const [row, wrong] = [good[at], bad[at]];
      if (row !== undefined) lines.push(csvLine(columns.map((column) => row[column] ?? null)));
      if (wrong !== undefined) lines.push(csvLine(wrong[1]));
    }
    const file = await folder.write(
      "sponsorTimes_1.csv",
      Buffer.concat([csvLine(columns), ...lines, Buffer.from('video,1,2,"cut')]),
    );

    const { state, rejects, reasons: counts } = await importFiles(storage, [file], { acceptsIncomplete: true });

    expect(state.files[0]).toMatchObject({ rows: good.length, rejects: bad.length + 1, shortened: 1 });
    expect(counts.get("category is longer than 32 characters")).toBe(1);
    expect(state.files[0]?.cutOff).toMatch(/^it ends in the middle of the row in line \d+$/);
    const reasons = [...rejects.matchAll(/^"sponsorTimes_1.csv",(\d+),"([^"]*)"/gm)].map(([, line, reason]) => [
      Number(line),
      reason,
    ]);
    expect(reasons.map(([, reason]) => reason).sort()).toEqual(
      [...bad.map(([reason]) => reason), "a quote that is never closed begins in this row"].sort(),
    );
    const atLine = (line: number): string | undefined => {
      const before = Buffer.concat([csvLine(columns), ...lines])
        .toString("latin1")
        .split("\n");
      return before[line - 1]?.slice(0, 40);
    };
    const [first] = reasons.filter(([, reason]) => reason === "has fewer fields than the 20 of the header");
    expect(atLine(Number(first?.[0]))).toBe("a,b,c");

    const found = await publicRows(database, "sponsorTimes");
    const expected = good.map((row) => {
      const texts = columns.map((column) => [column, row[column] === null ? null : String(row[column])]);
      return { ...Object.fromEntries(texts), hashedVideoID: hash("sha256", String(row["videoID"])) };
    });
    const byId = (a: Record<string, unknown>, b: Record<string, unknown>): number =>
      String(a["UUID"]) < String(b["UUID"]) ? -1 : 1;
    expect(found.toSorted(byId)).toEqual(expected.toSorted(byId));
  });

  it.each(["replace", "merge"] as const)(
    "keeps rows by %s with as much of a long secondary text as fits",
    async (mode) => {
      await using storage = await testStorage();
      await using folder = await dumpFolder();
      const long = { userAgent: "a".repeat(300), description: `${"d".repeat(254)}😀😀` };
      await folder.write("sponsorTimes.csv", csvFile(columns, [segmentRow(1, long), segmentRow(2)]));
      await folder.write(
        "userNames.csv",
        csvFile(["userID", "userName"], [{ userID: "u", userName: "😀".repeat(70) }]),
      );
      const video = { videoID: "v", channelID: "c", title: "😀".repeat(16_001), published: 0 };
      await folder.write("videoInfo.csv", csvFile(columnsOf("videoInfo"), [video]));
      const reasons = { actionType: "skip", service: "YouTube", reason: "é".repeat(20_000) };
      const lock = { videoID: "v", userID: "u", category: "sponsor", hashedVideoID: null, ...reasons };
      await folder.write("lockCategories.csv", csvFile(columnsOf("lockCategories"), [lock]));

      const { state } = await importFiles(storage, [folder.path], { mode });

      expect(state.files.map(({ rows, rejects, shortened }) => [rows, rejects, shortened])).toEqual([
        [2, 0, 1],
        [1, 0, 1],
        [1, 0, 1],
        [1, 0, 1],
      ]);
      const { knex } = storage;
      expect(await knex("segments").where("uuid", uuidOf(1)).first("user_agent", "description")).toEqual({
        user_agent: "a".repeat(255),
        description: `${"d".repeat(254)}😀`,
      });
      expect(await knex("users").pluck("user_name")).toEqual(["😀".repeat(64)]);
      expect(await knex("video_info").pluck("title")).toEqual(["😀".repeat(16_000)]);
      expect(await knex("category_locks").pluck("reason")).toEqual(["é".repeat(16_000)]);
      // Copies get the whole text.
      expect((await publicRows(storage, "sponsorTimes")).find(({ UUID }) => UUID === uuidOf(1))).toMatchObject(long);
    },
  );

  it.each([
    ["its last row has no line break", "a,1\nb,2", undefined, ["a", "b"]],
    ["its last row has no line break and too few fields", "a,1\nb", /in the middle of the row in line 3$/, ["a"]],
    ["a quote is not closed", 'a,1\n"b,2\nc,3\n', /in the middle of the row in line 3$/, ["a"]],
    [
      "a quote makes one row of several",
      'a,1\n"b,2\nc",3,4\nd,5\n',
      /line 3 begins .* one row of 2 lines$/,
      ["a", "d"],
    ],
    ["it is nearly empty", `a,1\n${"\n".repeat(33_000_000)}b,2\n`, /32000000 bytes of empty lines .* line 3/, ["a"]],
    ["a row has no end", `a,1\n${"x".repeat(33_000_000)}\nb,2\n`, /rows that are too long up to line 3$/, ["a"]],
  ])("takes a file of which %s only if it is whole, or that is accepted", async (_what, text, cutOff, users) => {
    await using storage = await testStorage();
    await using folder = await dumpFolder();
    const content = gzipSync(`userID,note\n${text}`);
    const file = await folder.write("vipUsers.csv.gz", content);
    const cut = await folder.write("cut/vipUsers.csv.gz", content.subarray(0, -4));
    await storage.knex("vip_users").insert({ user_id: "former", added: 0 });
    const stored = () => storage.knex("vip_users").orderBy("user_id").pluck("user_id");
    for (const mode of ["replace", "merge"] as const) {
      for (const path of cutOff === undefined ? [cut] : [cut, file]) {
        const refused = importFiles(storage, [path], { mode });
        await expect(refused).rejects.toMatchObject({
          name: "ImportIncomplete",
          message: /^vipUsers.csv.gz is not whole: /,
        });
      }
      expect(await stored()).toEqual(["former"]);
    }
    // What was read is not read again.
    const rejectFile = `${folder.path}/rejects`;
    if (cutOff !== undefined) await expect(importFiles(storage, [file], { rejectFile })).rejects.toThrow(cutOff);
    const isRefused = cutOff !== undefined;
    await importFiles(storage, [file], { rejectFile, acceptsIncomplete: isRefused, resumes: isRefused });
    expect(await stored()).toEqual(users);
  });

  it("goes by the header: order, missing columns, a byte order mark, CRLF, and columns of others, which come out again", async () => {
    await using database = await testDatabase();
    await using storage = await openStorage({ url: database.url });
    await using folder = await dumpFolder();
    const old = ["UUID", "userID", "note", "timeSubmitted", "videoID", "endTime", "startTime", "votes"];
    const row: Row = { ...segmentRow(1), note: "a,note" };
    const text = csvFile(old, [row, { ...segmentRow(2), note: "" }, { ...segmentRow(3), note: null }]).toString();
    const file = await folder.write("sponsorTimes.csv", `\uFEFF${text.replaceAll("\n", "\r\n")}`);

    const { state } = await importFiles(storage, [file]);

    expect(state.files[0]).toMatchObject({ rows: 3, rejects: 0, cutOff: undefined });
    const found = await publicRows(database, "sponsorTimes");
    const noteOf = (number: number) => found.find(({ UUID }) => UUID === uuidOf(number))?.["note"];
    expect([noteOf(1), noteOf(2), noteOf(3)]).toEqual(["a,note", "", null]);
    expect(found.find(({ UUID }) => UUID === uuidOf(1))).toMatchObject({
      category: "sponsor",
      actionType: "skip",
      service: "YouTube",
      incorrectVotes: "1",
      hashedVideoID: row["hashedVideoID"],
    });
  });

  it.each([
    ["lacks a column", csvFile(["UUID", "videoID"], []), /the header lacks startTime, endTime/],
    ["names a column twice", csvFile([...columns, "votes"], []), /the header names "votes" twice/],
    [
      "has too many columns",
      csvFile([...columns, ...manyColumns], []),
      /the header has 1601 columns, and .* at most 1600/,
    ],
    ["is UTF-16", Buffer.from("\uFEFFUUID,videoID\n", "utf16le"), /is UTF-16 and has to be UTF-8/],
    ["is empty", Buffer.alloc(0), /has no header/],
    ["is cut off", Buffer.from("UUID,vid"), /ends in the middle of its first line/],
  ])("refuses a file whose header %s, and leaves the data as they are", async (_what, content, reason) => {
    await using database = await testDatabase();
    await using storage = await openStorage({ url: database.url });
    await using folder = await dumpFolder();
    await importFiles(storage, [await folder.write("sponsorTimes.csv", csvFile(columns, [segmentRow(1)]))]);
    const file = await folder.write("sponsorTimes.csv", content);
    await expect(importFiles(storage, [file])).rejects.toThrow(reason);
    expect(await publicRows(database, "sponsorTimes")).toHaveLength(1);
  });
});
