import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { commandOf, startImport } from "../../dumps/support/command.ts";
import { columnsOf, csvFile, segmentRow } from "../../dumps/support/dump.ts";
import { dumpFolder, publicRows } from "../../dumps/support/imported.ts";
import { testDatabase } from "../../support/database.ts";

it("--service is taken in any case, and a name that the vocabulary lacks is refused", async () => {
  await using database = await testDatabase();
  await using folder = await dumpFolder();
  const file = await folder.write("sponsorTimes.csv", csvFile(columnsOf("sponsorTimes"), [segmentRow(1)]));
  expect(await startImport(database.url, file, "--service", "YouTub").ended).toMatchObject({
    code: 2,
    err: "--service YouTub: expected one of YouTube, Spotify, PeerTube.\n",
  });
  expect(await startImport(database.url, file, "--service", "peertube").ended).toMatchObject({ code: 0, err: "" });
  expect(await publicRows(database, "sponsorTimes")).toMatchObject([{ service: "PeerTube" }]);
});

it("--reject-file is not one of the files to import, and can be written", async () => {
  await using database = await testDatabase();
  await using folder = await dumpFolder();
  const file = await folder.write("vipUsers.csv", "userID\na\n");
  expect(await startImport(database.url, file, "--dry-run", "--reject-file", file).ended).toMatchObject({
    code: 2,
    err: "--reject-file: expected another file than those to import.\n",
  });
  expect(await readFile(file, "utf8")).toBe("userID\na\n");
  const nowhere = join(folder.path, "nowhere", "rejects.csv");
  expect(await startImport(database.url, file, "--reject-file", nowhere).ended).toMatchObject({
    code: 1,
    err: `Nothing was changed: ${nowhere} cannot be written.\n`,
  });
});

it("a reject file that takes only a part of a row is an error, not an import without rejects", async () => {
  await using folder = await dumpFolder();
  const file = await folder.write("vipUsers.csv", `userID\n${"a,too many fields\n".repeat(200)}`);
  const rejects = join(folder.path, "rejects.csv");
  const command = commandOf(file, "--dry-run", "--reject-file", rejects);
  const limited = spawnSync("bash", ["-c", 'ulimit -f 4 && exec "$@"', "bash", ...command], { encoding: "utf8" });
  expect([limited.status, limited.stderr]).toEqual([
    1,
    `${rejects} cannot be written: EFBIG: file too large, write. Make room for it and repeat the command, with --resume to go on.\n`,
  ]);
});
