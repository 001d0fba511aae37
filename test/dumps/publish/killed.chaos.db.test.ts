import { expect, it } from "vitest";
import { readDumpIndex } from "../../../src/dumps/publish/write-dumps.ts";
import { testStorage } from "../../support/database.ts";
import { kills } from "../../support/kills.ts";
import { newRow, put } from "../../support/rows.ts";
import { dump, dumpFolder, exporting, wholeFiles } from "../support.ts";

it("exports killed at random moments leave a whole dump each time, and the last one has everything", async () => {
  await using database = await testStorage();
  using folder = dumpFolder();
  for (let at = 0; at < 40; at++)
    await database.stores.segments.insert(
      Array.from({ length: 250 }, () => newRow()),
      "x",
    );
  const first = await dump(database.url, folder.path);
  const began = performance.now();
  await exporting(database.url, folder.path).ended;
  const usualMs = performance.now() - began;
  for (let run = 0; run < kills; run++) {
    await put(database);
    const { child, ended } = exporting(database.url, folder.path);
    const timer = setTimeout(() => child.kill("SIGKILL"), Math.random() * usualMs * 1.1);
    await ended;
    clearTimeout(timer);
    const index = await readDumpIndex(folder.path);
    expect(index?.lastUpdated).toBeGreaterThanOrEqual(first?.lastUpdated ?? Number.NaN);
    expect(wholeFiles(folder, index)).toBe(true);
  }
  const last = await dump(database.url, folder.path);
  expect(last?.links.find(({ table }) => table === "sponsorTimes")?.rows).toBe(40 * 250 + kills);
  expect(wholeFiles(folder, last)).toBe(true);
  expect(folder.dated().filter((name) => name.endsWith(".partial"))).toEqual([]);
});
