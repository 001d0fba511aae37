import { hash } from "node:crypto";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type PublicColumn, type PublicTableName, publicTables } from "../../../src/storage/public/tables.ts";
import { testStorage } from "../../support/database.ts";
import { columnsOf, csvFile, type Row, segmentRow, userOf, uuidOf } from "../support/dump.ts";
import { dumpFolder, importFiles } from "../support/imported.ts";
import { dump, dumpFolder as folderOfDumps } from "../support.ts";

const names = Object.keys(publicTables) as PublicTableName[];
const dashed = "0e5bd3a2-21f5-4ab2-8d16-0a2f5a2c4a5f";

/** Texts that the service stores as other values than they look, or would write otherwise. */
const oddSegments: readonly Row[] = [
  segmentRow(1, { startTime: "1.50", endTime: "1e+02", videoDuration: "0.0", reputation: "-1.250" }),
  segmentRow(2, { startTime: "0.00001", endTime: "00012.5", votes: "-0", views: "007" }),
  segmentRow(3, { UUID: dashed, service: "bilibili", videoID: "BV1xx411c7mD p2" }),
  segmentRow(4, { description: 'quotes "", commas, and\r\nline breaks\n', userAgent: "" }),
  segmentRow(5, { description: null, userAgent: null, hidden: null, shadowHidden: "2", incorrectVotes: -4 }),
  segmentRow(6, { userAgent: "\t leading, trailing \t", description: "\u{1F9AD} Größe 廣告 \u0301" }),
  segmentRow(7, { locked: "t", hidden: "false", timeSubmitted: "1600000007000.0", startTime: "-0" }),
  segmentRow(8, { category: "a_foreign_category", actionType: "foreign", reputation: "1e-320" }),
  segmentRow(9, { startTime: "3.0000000000000004", endTime: "1e15", videoDuration: "123456789.123456789" }),
  segmentRow(10, { service: null, category: null, actionType: "" }),
];

const odd: Readonly<Record<PublicTableName, readonly Row[]>> = {
  sponsorTimes: oddSegments,
  userNames: [
    { userID: userOf(1), userName: 'a "name", of two\nlines', locked: 1, updateTime: "5.0" },
    { userID: userOf(2), userName: "", locked: null, updateTime: null },
    { userID: userOf(3), userName: null, locked: "f", updateTime: 0 },
  ],
  categoryVotes: [
    { UUID: uuidOf(1), category: "intro", votes: "+3" },
    { UUID: uuidOf(1), category: "sponsor", votes: "-2.0" },
    { UUID: dashed, category: "sponsor", votes: 1 },
  ],
  lockCategories: ["v-1", "v-2", "v 3"].map((videoID, at) => ({
    videoID,
    userID: userOf(at),
    actionType: "skip",
    category: "sponsor",
    hashedVideoID: hash("sha256", videoID),
    reason: at === 0 ? null : 'because,\n"so"',
    service: at === 2 ? "bilibili" : "YouTube",
  })),
  warnings: [
    [1, null],
    [0, 900],
    [0, null],
    ["1", "950"],
    ["f", "0950"],
  ].map(([enabled = 0, disableTime = null], at) => ({
    userID: userOf(at),
    issueTime: at === 3 ? "0500" : 500 + at,
    issuerUserID: userOf(9),
    enabled,
    reason: at === 1 ? null : "so, and so",
    type: at === 2 ? "0.0" : 0,
    disableTime,
  })),
  vipUsers: [{ userID: userOf(9) }, { userID: "short" }],
  videoInfo: [
    { videoID: "v-1", channelID: null, title: 'A "title",\n', published: "1234.50" },
    { videoID: "v-2", channelID: "", title: null, published: "1.6e+09" },
  ],
};

/** Columns of other services, of which one is in all tables; a field of them may be null, empty, or anything. */
const others: Row = { cid: "0042", 'a, "column"': "x\ny" };
const withOthers = (row: Row, at: number): Row =>
  at % 3 === 0 ? { ...row, ...others } : { ...row, cid: at % 3 === 1 ? "" : null };

const byKey = (table: PublicTableName, rows: readonly Row[]): readonly Row[] => {
  if (table === "sponsorTimes" || table === "warnings") return rows;
  const key = publicTables[table].key as readonly string[];
  const textOf = (row: Row): string => key.map((name) => String(row[name])).join("\0");
  return rows.toSorted((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
};

/** What goes out of a row: null only where null is stored, and never as a name. */
const written = (table: PublicTableName, row: Row): Row => {
  const columns: readonly PublicColumn[] = publicTables[table].columns;
  const missing = columns.filter(
    ({ name, isNullable }) => (isNullable !== true || name === "userName") && row[name] === null,
  );
  return { ...row, ...Object.fromEntries(missing.map(({ name, absent }) => [name, absent ?? ""])) };
};
const filesOf = (change: (table: PublicTableName, row: Row) => Row) =>
  new Map(
    names.map((table) => {
      const columns = [...columnsOf(table), ...Object.keys(others)];
      const rows = byKey(table, odd[table]).map((row, at) => withOthers(change(table, row), at));
      return [table, csvFile(columns, rows).toString()] as const;
    }),
  );
const sources = filesOf((_table, row) => row);
const outputs = filesOf(written);

it.each(["replace", "merge"] as const)(
  "what is imported by %s is exported byte for byte, in all tables, and after a second journey too",
  async (mode) => {
    await using storage = await testStorage();
    await using folder = await dumpFolder();
    using dumps = folderOfDumps();
    for (const [table, content] of sources) await folder.write(`${table}_17.csv`, content);
    const { rejects } = await importFiles(storage, [folder.path], { mode });
    expect(rejects).toBe("file,line,reason,row\n");
    await dump(storage.url, dumps.path);
    for (const [table, content] of outputs) expect([table, dumps.read(`${table}.csv`)]).toEqual([table, content]);

    await using second = await testStorage();
    using again = folderOfDumps();
    await importFiles(second, [mode === "merge" ? join(dumps.path, "database.json") : dumps.path], { mode });
    await dump(second.url, again.path);
    for (const [table, content] of outputs) expect([table, again.read(`${table}.csv`)]).toEqual([table, content]);
  },
);

it("exports what was changed afterwards as it is stored, and everything else of the row as it was read", async () => {
  await using storage = await testStorage();
  await using folder = await dumpFolder();
  using dumps = folderOfDumps();
  for (const [table, content] of sources) await folder.write(`${table}_17.csv`, content);
  await importFiles(storage, [folder.path]);
  const { knex } = storage;
  await knex("segments").where("uuid", uuidOf(1)).update({ votes: 9, start_time: 2.5 });
  await knex("users").where("user_id", userOf(1)).update({ user_name: "renamed", updated: 6 });
  await dump(storage.url, dumps.path);
  const replaced = (table: PublicTableName, change: (row: Row) => Row): string =>
    csvFile(
      [...columnsOf(table), ...Object.keys(others)],
      byKey(table, odd[table]).map((row, at) => withOthers(written(table, change(row)), at)),
    ).toString();
  expect(dumps.read("sponsorTimes.csv")).toBe(
    replaced("sponsorTimes", (row) => (row["UUID"] === uuidOf(1) ? { ...row, votes: 9, startTime: 2.5 } : row)),
  );
  expect(dumps.read("userNames.csv")).toBe(
    replaced("userNames", (row) =>
      row["userID"] === userOf(1) ? { ...row, userName: "renamed", updateTime: 6 } : row,
    ),
  );
});

it("adds columns that an older file lacks, and writes all in the order of the columns and rows of an export", async () => {
  await using storage = await testStorage();
  await using folder = await dumpFolder();
  using dumps = folderOfDumps();
  const rows = [segmentRow(1, { startTime: "1.50" }), segmentRow(2), segmentRow(3)];
  const old = ["UUID", "cid", "timeSubmitted", "userID", "endTime", "startTime", "videoID", "votes"];
  const content = csvFile(
    old,
    rows.toReversed().map((row) => ({ ...row, cid: 42 })),
  );
  await importFiles(storage, [await folder.write("sponsorTimes.csv", content)]);
  await dump(storage.url, dumps.path);
  const usual = { views: 0, videoDuration: 0 };
  const whole = rows.map((row) => ({ ...row, ...usual, cid: 42 }));
  expect(dumps.read("sponsorTimes.csv")).toBe(csvFile([...columnsOf("sponsorTimes"), "cid"], whole).toString());
});

it("has other columns in NDJSON as texts, and values where CSV has the text of a file", async () => {
  await using storage = await testStorage();
  await using folder = await dumpFolder();
  using dumps = folderOfDumps();
  const columns = ["userID", "userName", "locked", "updateTime", "colour"];
  const users = [
    { userID: "u1", userName: "Ann", locked: 0, updateTime: "5.0", colour: "red" },
    { userID: "u2", userName: null, locked: "t", updateTime: 6, colour: null },
  ];
  await importFiles(storage, [await folder.write("userNames.csv", csvFile(columns, users))]);
  await dump(storage.url, dumps.path, { tables: ["userNames"], format: "ndjson" });
  expect(dumps.read("userNames.ndjson")).toBe(
    '{"userID":"u1","userName":"Ann","locked":0,"updateTime":5,"colour":"red"}\n' +
      '{"userID":"u2","userName":null,"locked":1,"updateTime":6,"colour":null}\n',
  );
});

it("equal votes for categories are equal files, whatever order they were stored in", async () => {
  const written = await Promise.all(
    [
      [1, 2, 3],
      [3, 1, 2],
    ].map(async (order) => {
      await using storage = await testStorage();
      await using folder = await dumpFolder();
      using dumps = folderOfDumps();
      const votes = order.flatMap((n) =>
        ["intro", "sponsor"].map((category) => ({ UUID: uuidOf(n), category, votes: n })),
      );
      await folder.write(
        "sponsorTimes.csv",
        csvFile(
          columnsOf("sponsorTimes"),
          order.map((n) => segmentRow(n)),
        ),
      );
      await folder.write("categoryVotes.csv", csvFile(columnsOf("categoryVotes"), votes));
      await importFiles(storage, [folder.path]);
      await dump(storage.url, dumps.path);
      return dumps.read("categoryVotes.csv");
    }),
  );
  expect(written[0]?.split("\n")).toHaveLength(8);
  expect(written[1]).toBe(written[0]);
});
