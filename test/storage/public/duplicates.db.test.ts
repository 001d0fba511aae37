import type { Bulk } from "@segmark/database/bulk/bulk";
import { openBulk } from "@segmark/database/bulk/connection";
import { expect, it } from "vitest";
import {
  buildWithoutDuplicates,
  createStages,
  type OnTakenOut,
  takeOutDuplicates,
} from "../../../src/storage/copies/stage-tables.ts";
import { leftoverColumns, leftoverLine, leftoverStage } from "../../../src/storage/copies/stages.ts";
import { testStorage } from "../../support/database.ts";

const stage = "import_segments";
const texts = ["uuid", "service", "video_id", "video_hash", "category", "action_type", "description", "user_id"];
const columns = ["id", ...texts, "start_time", "end_time", "time_submitted", "user_agent"];
const segment = (id: number, uuid: string) => [id, uuid, ...texts.slice(1).map(() => "text"), 1, 2, 3, "agent"];
const places = columns.map(() => "?").join(", ");
const insert = (bulk: Bulk, id: number, uuid: string) =>
  bulk.run(`insert into ${stage} (${columns.join(", ")}) values (${places})`, segment(id, uuid));

async function stageOf(bulk: Bulk, ...uuids: readonly string[]): Promise<void> {
  await createStages(bulk, ["sponsorTimes"]);
  await bulk.load([{ table: stage, columns, rows: uuids.map((uuid, at) => segment(at + 1, uuid)) }], []);
}

/** Notes which lines are taken out. */
const noting =
  (lines: number[]): OnTakenOut =>
  (rows) => {
    lines.push(...rows.map(({ line }) => line));
    return [];
  };

it("takes out rows whose UUID an earlier one has, and makes the indexes and what belongs to them of the others", async () => {
  await using storage = await testStorage();
  await using bulk = await openBulk(storage.knex);
  await stageOf(bulk, "a", "b", "a", "c", "b", "a");
  const seen: number[] = [];
  let running = 0;
  const work = async (): Promise<void> => {
    running++;
    for (let times = 0; times < 20; times++) {
      const [row] = await bulk.rows(`select count(*) as rows_here from ${stage}`);
      seen.push(Number(row?.["rows_here"]));
    }
    running--;
  };
  const build = async (): Promise<void> => {
    try {
      await bulk.buildIndexesBeside("segments", stage, work);
    } finally {
      expect(running, "work that goes on after its end").toBe(0);
    }
  };
  const lines: number[] = [];
  await buildWithoutDuplicates(bulk, build, noting(lines));
  expect(lines).toEqual([3, 5, 6]);
  expect(seen.at(-1)).toBe(3);
  await expect(insert(bulk, 9, "c")).rejects.toSatisfy((error) => bulk.isDuplicate(error));
});

it("does not try again what fails without a duplicate of a UUID", async () => {
  await using storage = await testStorage();
  await using bulk = await openBulk(storage.knex);
  await stageOf(bulk, "a", "b");
  let tries = 0;
  const build = async (): Promise<void> => {
    tries++;
    await insert(bulk, 1, "c");
  };
  const built = buildWithoutDuplicates(bulk, build, noting([]));
  await expect(built).rejects.toSatisfy((error) => bulk.isDuplicate(error));
  expect(tries).toBe(1);
});

it("takes out what was left over of a row together with it, and no row without what belongs to that transaction", async () => {
  await using storage = await testStorage();
  await using bulk = await openBulk(storage.knex);
  await stageOf(bulk, "a", "b", "a");
  const leftovers = [1, 3].map((line) => [
    leftoverLine("sponsorTimes", line),
    "sponsorTimes",
    "a",
    JSON.stringify({ note: [`line ${line}`] }),
  ]);
  await bulk.load([{ table: leftoverStage, columns: ["line", ...leftoverColumns], rows: leftovers }], []);
  const failing: OnTakenOut = () => [{ sql: "insert into no_such_table values (1)" }];
  await expect(takeOutDuplicates(bulk, "sponsorTimes", failing)).rejects.toThrow("no_such_table");
  const notes: unknown[] = [];
  const count = await takeOutDuplicates(bulk, "sponsorTimes", (rows) => {
    notes.push(...rows.map(({ texts }) => texts["note"]));
    return [];
  });
  expect([count, notes]).toEqual([1, ["line 3"]]);
  expect((await bulk.rows(`select texts from ${leftoverStage}`)).map(({ texts }) => texts)).toEqual([
    leftovers[0]?.[3],
  ]);
});

it("has what was left over of a few rows in memory at a time, however long it is, and takes out each row once", async () => {
  await using storage = await testStorage();
  await using bulk = await openBulk(storage.knex);
  const sizes = Array.from({ length: 24 }, (_, at) => [0, 5, 15_000, 900_000][at % 4] ?? 0);
  await stageOf(bulk, ...Array(1 + sizes.length).fill("a"));
  for (const [at, size] of sizes.entries()) {
    const row = [leftoverLine("sponsorTimes", at + 2), "sponsorTimes", `${at}`];
    const rows = [[...row, JSON.stringify({ note: ["x".repeat(size)] })]];
    if (size > 0) await bulk.load([{ table: leftoverStage, columns: ["line", ...leftoverColumns], rows }], []);
  }
  const lengths: [number, number][] = [];
  const together: number[] = [];
  const count = await takeOutDuplicates(bulk, "sponsorTimes", (rows) => {
    const notes = rows.map(({ line, texts }): [number, number] => [line, texts["note"]?.length ?? 0]);
    lengths.push(...notes);
    together.push(notes.reduce((sum, [, length]) => sum + length, 0));
    return [];
  });
  expect(count).toBe(sizes.length);
  expect(lengths).toEqual(sizes.map((size, at) => [at + 2, size]));
  expect(Math.max(...together)).toBeLessThan(3_000_000);
  expect(await bulk.rows(`select line from ${leftoverStage}`)).toEqual([]);
});
