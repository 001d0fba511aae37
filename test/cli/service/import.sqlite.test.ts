import { spawnSync } from "node:child_process";
import { hash } from "node:crypto";
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
    `${rejects} cannot be written: EFBIG: file too large, write. Make room for it and repeat the command, with --resume to continue.\n`,
  ]);
});

it("what is not as its index lists takes no effect, with 3 and a reason, until that is accepted", async () => {
  await using database = await testDatabase();
  await using folder = await dumpFolder();
  await startImport(database.url, await folder.write("vipUsers_1.csv", "userID\nformer\n")).ended;
  const text = "userID\nlater\n";
  await folder.write("vipUsers_2.csv", text);
  const link = { table: "vipUsers", url: "/database/vipUsers_2.csv", sha256: hash("sha256", `${text}more\n`) };
  const index = await folder.write("database.json", JSON.stringify({ links: [link] }));
  const users = async () => (await publicRows(database, "vipUsers")).map(({ userID }) => userID);
  for (const mode of ["replace", "merge"]) {
    const { code, err, events } = await startImport(database.url, index, "--mode", mode).ended;
    expect([code, err, await users()]).toEqual([
      3,
      "Nothing was changed: vipUsers_2.csv is not whole: its bytes are not those that its index lists. Get it again, or repeat the command with --resume --accept-incomplete to take the rows that were read.\n",
      ["former"],
    ]);
    expect(events.at(-1)).toMatchObject({ event: "refused", files: [{ rows: 1, shortened: 0 }], cutOff: [{}] });
  }
  const accepted = await startImport(database.url, index, "--resume", "--accept-incomplete").ended;
  expect([accepted.code, accepted.err, await users()]).toEqual([0, "", ["former", "later"]]);
});
