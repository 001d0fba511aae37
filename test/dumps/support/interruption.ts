import { hash } from "node:crypto";
import { expect } from "vitest";
import { openStorage, type Storage } from "../../../src/storage/open.ts";
import type { TestDatabase } from "../../support/database.ts";
import { expectRight } from "../../support/right-totals.ts";
import { columnsOf, csvFile, type Row, segmentRow, segmentRows, userOf } from "./dump.ts";
import { dumpFolder, importFiles, publicRows } from "./imported.ts";

/** Of all public rows that an interrupted import may have changed. */
export async function checksum(database: TestDatabase, storage: Storage): Promise<string> {
  const rows = [await publicRows(database, "sponsorTimes"), await publicRows(database, "userNames")];
  const chapters = await storage
    .knex("chapter_uses as u")
    .join("segments as s", "s.id", "u.segment_id")
    .join("chapter_names as n", "n.id", "u.name_id")
    .orderBy("s.uuid")
    .select("s.uuid", "n.name");
  return hash("sha256", JSON.stringify([rows, chapters.map(({ uuid, name }) => [uuid, name])]));
}

const bad = (number: number): Row => segmentRow(number, { startTime: "x" });
const newRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => {
    if (at % 1000 === 999) return bad(at);
    return at % 50 === 0
      ? segmentRow(at + 5, { actionType: "chapter", description: `Chapter ${at % 700}` })
      : segmentRow(at + 5);
  });

/**
 * A database with data of before, files of others, and what both have to look like: `before`, and `after` an import
 * that nobody interrupts.
 */
export async function interruptible(make: () => Promise<TestDatabase>, count: number) {
  const folder = await dumpFolder();
  const names = Array.from({ length: 500 }, (_, at) => ({
    userID: userOf(at),
    userName: `name ${at}`,
    locked: 0,
    updateTime: at,
  }));
  const before = await folder.write("sponsorTimes.csv", csvFile(columnsOf("sponsorTimes"), segmentRows(20)));
  const folderOfNew = await dumpFolder();
  await folderOfNew.write("sponsorTimes_2.csv", csvFile(columnsOf("sponsorTimes"), newRows(count)));
  await folderOfNew.write("userNames_2.csv", csvFile(columnsOf("userNames"), names));
  const database = await make();
  const storage = await openStorage({ url: database.url });
  await importFiles(storage, [before]);
  const sumBefore = await checksum(database, storage);
  const uninterrupted = await make();
  await using other = await openStorage({ url: uninterrupted.url });
  const { rejects } = await importFiles(other, [folderOfNew.path]);
  const sumAfter = await checksum(uninterrupted, other);
  await other.close();
  await uninterrupted[Symbol.asyncDispose]();
  return {
    url: database.url,
    path: folderOfNew.path,
    before: sumBefore,
    after: sumAfter,
    rejects,
    checksum: () => checksum(database, storage),
    expectRight: () => expectRight(storage),
    expectTidy: async () => {
      const tables: string[] = await (storage.engine === "sqlite"
        ? storage.knex("sqlite_master").where("type", "table").pluck("name")
        : storage
            .knex("information_schema.tables")
            .where("table_schema", storage.knex.raw("database()"))
            .pluck("table_name"));
      expect(tables.filter((table) => /^(?:import|stage|former)_/.test(table))).toEqual([]);
    },
    [Symbol.asyncDispose]: async () => {
      await storage.close();
      await database[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
      await folderOfNew[Symbol.asyncDispose]();
    },
  };
}
