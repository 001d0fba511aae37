import { describe, expect, it } from "vitest";
import type { Ban } from "../../../src/domain/moderation/ban.ts";
import { gramsOf } from "../../../src/domain/segments/chapter-names.ts";
import { nameGrams } from "../../../src/domain/users/name-grams.ts";
import type { Storage } from "../../../src/storage/open.ts";
import { type PublicTableName, publicTables } from "../../../src/storage/public/tables.ts";
import { createRollUp } from "../../../src/tasks/roll-up.ts";
import { testStorage } from "../../support/database.ts";
import { CAP, expectRight } from "../../support/right-totals.ts";
import { columnsOf, csvFile, segmentRow, userOf, uuidOf } from "../support/dump.ts";
import { everyFile, everything } from "../support/everything.ts";
import { dumpFolder, importFiles, publicRows } from "../support/imported.ts";

const names = Object.keys(publicTables) as PublicTableName[];

async function folderOfEverything() {
  const folder = await dumpFolder();
  for (const [name, content] of everyFile()) await folder.write(name, content);
  return folder;
}

/** All rows of all tables as texts, as they are exported. */
const exported = async (storage: Readonly<{ url: string }>): Promise<Record<string, unknown>> => {
  const found: Record<string, unknown> = {};
  for (const name of names) found[name] = (await publicRows(storage, name)).map((row) => JSON.stringify(row)).sort();
  return found;
};

const expectedTexts = Object.fromEntries(
  names.map((name) => [
    name,
    everything[name]
      .map((row) => {
        const texts = columnsOf(name).map((column) => [column, row[column] === null ? null : String(row[column])]);
        return JSON.stringify(Object.fromEntries(texts));
      })
      .sort(),
  ]),
);

/** What the service derives from rows: of chapters, names and reputations. */
async function derived({ knex, stores }: Storage): Promise<Record<string, unknown>> {
  const chapters = await knex("chapter_uses as u")
    .join("segments as s", "s.id", "u.segment_id")
    .join("chapter_names as n", "n.id", "u.name_id")
    .orderBy("s.uuid")
    .select("s.uuid", "n.name");
  const grams = await knex("chapter_name_grams as g")
    .join("chapter_names as n", "n.id", "g.name_id")
    .select("n.name", "g.gram");
  const nameEntries = await knex("user_name_grams as g")
    .join("user_name_search as n", "n.id", "g.name_id")
    .select("n.user_id", "n.user_name", "g.gram");
  const users: string[] = await knex("segments as s").distinct("s.user_id").orderBy("s.user_id").pluck("s.user_id");
  const facts = await stores.reputation.facts(users, 1_700_000_000_000);
  const texts = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort();
  return { chapters: texts(chapters), grams: texts(grams), nameEntries: texts(nameEntries), facts: [...facts] };
}

describe("an import of all tables", () => {
  it.each(["replace", "merge"] as const)(
    "by %s: each row comes out as it went in, and all that is derived is right",
    async (mode) => {
      await using storage = await testStorage();
      await using folder = await folderOfEverything();
      const { state, rejects } = await importFiles(storage, [folder.path], { mode });
      expect(state.files.map(({ table, rows }) => [table, rows])).toEqual(
        names.map((name) => [name, everything[name].length]),
      );
      expect(rejects).toBe("file,line,reason,row\n");
      expect(await exported(storage)).toEqual(expectedTexts);

      // By replace totals are there at once; who merges marks the users, as every write does.
      if (mode === "replace") await expectRight(storage);
      await createRollUp({ stores: storage.stores, transaction: storage.transaction, cap: CAP })();
      await expectRight(storage);
      const { chapters, grams, nameEntries } = await derived(storage);
      const named = everything.sponsorTimes.filter(({ actionType }) => actionType === "chapter");
      const byUuid = named.map(({ UUID, description }) =>
        JSON.stringify({ uuid: UUID, name: String(description).trim() }),
      );
      expect(chapters).toEqual(byUuid.sort());
      const distinct = [...new Set(named.map(({ description }) => String(description).trim()))];
      expect(grams).toEqual(
        distinct.flatMap((name) => [...gramsOf(name)].map((gram) => JSON.stringify({ name, gram }))).sort(),
      );
      const entries = everything.userNames.flatMap(({ userID, userName }) =>
        userName === null
          ? []
          : nameGrams(String(userName)).map((gram) => JSON.stringify({ user_id: userID, user_name: userName, gram })),
      );
      expect(nameEntries).toEqual(entries.sort());
      const tables: string[] = await (storage.engine === "sqlite"
        ? storage.knex("sqlite_master").where("type", "table").pluck("name")
        : storage
            .knex("information_schema.tables")
            .where("table_schema", storage.knex.raw("database()"))
            .pluck("table_name"));
      expect(tables.filter((table) => /^(?:import|stage|former)_/.test(table))).toEqual([]);
    },
  );

  it("derives from replaced rows the same as from rows that were written one by one", async () => {
    await using replaced = await testStorage();
    await using merged = await testStorage();
    await using folder = await folderOfEverything();
    await importFiles(replaced, [folder.path], { mode: "replace" });
    await importFiles(merged, [folder.path], { mode: "merge" });
    expect(await derived(replaced)).toEqual(await derived(merged));
  });

  it("derives nothing from duplicates that it rejects", async () => {
    await using storage = await testStorage();
    await using folder = await folderOfEverything();
    await importFiles(storage, [folder.path]);
    const expected = await derived(storage);
    const twice = everything.sponsorTimes.map((row) => ({
      ...row,
      description: `not ${row["description"]}`,
      votes: 99,
    }));
    await folder.write(
      "sponsorTimes_18.csv",
      csvFile(columnsOf("sponsorTimes"), [...everything.sponsorTimes, ...twice]),
    );
    const { state } = await importFiles(storage, [folder.path]);
    expect(state.files.map(({ rejects }) => rejects)).toContain(twice.length);
    expect(await derived(storage)).toEqual(expected);
    await expectRight(storage);
  });

  it("keeps the indexes and the shape of the tables it replaces", async () => {
    await using storage = await testStorage();
    await using folder = await folderOfEverything();
    const shape = async (): Promise<unknown> =>
      storage.engine === "sqlite"
        ? (await storage.knex("sqlite_master").orderBy("name").select("name", "tbl_name", "sql")).map(
            ({ sql, ...rest }) => ({
              ...rest,
              sql: sql === null ? null : String(sql).replaceAll(/[`"']/g, "").toLowerCase(),
            }),
          )
        : storage
            .knex("information_schema.statistics")
            .where("table_schema", storage.knex.raw("database()"))
            .orderBy(["table_name", "index_name", "seq_in_index"])
            .select("table_name", "index_name", "non_unique", "seq_in_index", "column_name");
    const before = await shape();
    await importFiles(storage, [folder.path], { mode: "replace" });
    await importFiles(storage, [folder.path], { mode: "replace" });
    expect(await shape()).toEqual(before);
    if (storage.engine === "sqlite")
      expect(await storage.knex.raw("pragma integrity_check")).toEqual([{ integrity_check: "ok" }]);
  });

  it("by replace changes only tables that the files have, and of rows with the same key takes the first", async () => {
    await using storage = await testStorage();
    await using folder = await folderOfEverything();
    await importFiles(storage, [folder.path]);
    const user = (name: string) => ({ userID: userOf(1), userName: name, locked: 0, updateTime: 5 });
    const file = await folder.write(
      "userNames_18.csv",
      csvFile(columnsOf("userNames"), [user("first"), user("second")]),
    );
    const { rejects } = await importFiles(storage, [file]);
    expect(await exported(storage)).toEqual({ ...expectedTexts, userNames: [expect.stringContaining('"first"')] });
    expect(rejects).toBe(
      `file,line,reason,row\n"userNames_18.csv",3,"an earlier row has the same key","${userOf(1)},second,0,5"\n`,
    );
  });

  it("rejects votes for categories of segments that are not there", async () => {
    await using storage = await testStorage();
    await using folder = await folderOfEverything();
    const rows = [...everything.categoryVotes, { UUID: uuidOf(9999), category: "intro", votes: 1 }];
    await folder.write("categoryVotes_17.csv", csvFile(columnsOf("categoryVotes"), rows));
    for (const mode of ["replace", "merge"] as const) {
      const { rejects } = await importFiles(storage, [folder.path], { mode });
      expect(rejects).toContain(`"categoryVotes_17.csv",14,"no segment has this UUID","${uuidOf(9999)},intro,1"`);
    }
  });
});

describe("a merge", () => {
  it("keeps what happened here: submissions, votes, views and moderation", async () => {
    await using storage = await testStorage();
    await using folder = await dumpFolder();
    const { knex } = storage;
    const write = (rows: Parameters<typeof csvFile>[1]) =>
      folder.write("sponsorTimes.csv", csvFile(columnsOf("sponsorTimes"), rows));
    const rows = [1, 2, 3, 4, 5].map((number) => segmentRow(number, { votes: 10, views: 100 }));
    await importFiles(storage, [await write(rows)]);
    const idOf = async (number: number): Promise<number> =>
      (await knex("segments").where("uuid", uuidOf(number)).first("id")).id;
    // 1 was voted on here, 2 was moderated here, 3 has more views here, 4 was submitted here, 5 is as it was.
    const vote = { user_id: "voter", increment: 2, original_type: 1, ip_hash: "x", time: 1 };
    await knex("votes").insert({ ...vote, segment_id: await idOf(1) });
    await knex("segments").where("uuid", uuidOf(1)).update({ votes: 12, category: "intro" });
    const change = { log_id: 1, field: "category", value_before: "sponsor", value_after: "outro", tally: 0 };
    await knex("segment_changes").insert({ ...change, segment_id: await idOf(2) });
    await knex("segments").where("uuid", uuidOf(2)).update({ votes: -2, category: "outro", hidden: 1 });
    await knex("segments").where("uuid", uuidOf(3)).update({ views: 150 });
    await knex("segment_origin").insert({ segment_id: await idOf(4), ip_hash: "x" });

    const later = [1, 2, 3, 4, 5].map((number) =>
      segmentRow(number, {
        votes: 20,
        views: 120,
        category: "selfpromo",
        description: "as elsewhere",
        startTime: "4.50",
      }),
    );
    await importFiles(storage, [await write([...later, segmentRow(6)])], { mode: "merge" });
    // The second time changes nothing more.
    await importFiles(storage, [await write([...later, segmentRow(6)])], { mode: "merge" });

    const found = await publicRows(storage, "sponsorTimes");
    const of = (number: number) => found.find(({ UUID }) => UUID === uuidOf(number));
    expect(of(1)).toMatchObject({ votes: "22", views: "120", category: "intro", description: "as elsewhere" });
    expect(of(2)).toMatchObject({ votes: "-2", category: "outro", hidden: "1", description: "as elsewhere" });
    expect(of(3)).toMatchObject({ votes: "20", views: "150", category: "selfpromo" });
    expect(of(4)).toMatchObject({ votes: "10", views: "100", category: "sponsor", description: "", startTime: "4" });
    expect(of(5)).toMatchObject({ votes: "20", views: "120", category: "selfpromo", startTime: "4.50" });
    expect(of(6)).toBeDefined();
  });

  it("hides segments that are new here as far as their submitter is banned here, until the ban has ended", async () => {
    await using storage = await testStorage();
    await using folder = await dumpFolder();
    const now = Date.now();
    const ban = (userId: string, terms: Partial<Ban>) =>
      storage.stores.bans.put({ userId, byUser: "vip", since: now, until: null, reason: "", hidPast: true, ...terms });
    await ban("banned", { until: now + 3_600_000 });
    await ban("banned before", { until: now - 1, since: now - 2 });
    await ban("banned for what comes", { hidPast: false });
    const of = (number: number, userID: string, terms: Readonly<Record<string, number>> = {}) =>
      segmentRow(number, { userID, shadowHidden: 0, votes: 1, category: "sponsor", ...terms });
    const write = (rows: Parameters<typeof csvFile>[1]) =>
      folder.write("sponsorTimes.csv", csvFile(columnsOf("sponsorTimes"), rows));
    const rows = [
      of(1, "banned"),
      of(2, "banned", { shadowHidden: 2 }),
      of(3, "banned before"),
      of(4, "banned for what comes", { timeSubmitted: now - 1 }),
      of(5, "banned for what comes", { timeSubmitted: now + 1 }),
      of(6, "not banned"),
    ];
    const hidden = async () => {
      const found = await publicRows(storage, "sponsorTimes");
      return rows.map((row) => found.find(({ UUID }) => UUID === row["UUID"])?.["shadowHidden"]);
    };
    await importFiles(storage, [await write(rows)], { mode: "merge" });
    expect(await hidden()).toEqual(["1", "2", "0", "0", "1", "0"]);

    // What a ban that has ended left hidden is as in the file again, and else the flags stay while it is in force.
    await storage
      .knex("segments")
      .whereIn("uuid", [uuidOf(3), uuidOf(6)])
      .update({ shadow_hidden: 1 });
    await importFiles(storage, [await write(rows)], { mode: "merge" });
    expect(await hidden()).toEqual(["1", "2", "0", "0", "1", "0"]);
  });

  it("keeps a name that is newer here or locked here, and a lock of a category that is here", async () => {
    await using storage = await testStorage();
    await using folder = await folderOfEverything();
    await importFiles(storage, [folder.path]);
    const names = [
      { userID: userOf(0), userName: "later", locked: 0, updateTime: 9999 },
      { userID: userOf(2), userName: "earlier", locked: 0, updateTime: 1 },
      { userID: userOf(1), userName: "later than a locked one", locked: 0, updateTime: 9999 },
    ];
    const file = await folder.write("userNames_18.csv", csvFile(columnsOf("userNames"), names));
    await importFiles(storage, [file], { mode: "merge" });
    const found = await publicRows(storage, "userNames");
    const nameOf = (number: number) => found.find(({ userID }) => userID === userOf(number))?.["userName"];
    expect([nameOf(0), nameOf(2), nameOf(1)]).toEqual(["later", 'Näme "2", second', 'Näme "1", second']);
  });
});
