import { execFile } from "node:child_process";
import { hash } from "node:crypto";
import { readFileSync, truncateSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { type PublicTableName, publicTables } from "../../../src/storage/public/tables.ts";
import { inherited } from "../../support/child.ts";
import { program } from "../../support/debian.ts";
import { local, publicIdOf, type World, world } from "../../support/world.ts";
import { everyFile } from "../support/everything.ts";
import { dumpFolder as folderOfFiles, importFiles, publicRows } from "../support/imported.ts";
import { dump, dumpFolder } from "../support.ts";

const run = promisify(execFile);
const script = fileURLToPath(new URL("mirror.sh", import.meta.url));
const tables = Object.keys(publicTables) as PublicTableName[];
let folders = "";

beforeAll(async () => {
  const programs = [await program(["sqlite3"], "sqlite3"), await program(["curl"], "curl")];
  folders = [...programs.map((path) => dirname(path)), inherited["PATH"]].join(":");
});

/** A service that publishes: imported rows of every table, with odd texts, and some that were submitted to it. */
async function publishing() {
  const dumps = dumpFolder();
  const w = await world({ env: { PUBLISH_DUMPS: dumps.path } });
  await using files = await folderOfFiles();
  for (const [name, content] of everyFile()) await files.write(name, content);
  await importFiles(w.storage, [files.path]);
  const segments = [{ segment: [1.25, 10], category: "sponsor" }];
  const json = { videoID: "dQw4w9WgXcQ", userID: local("ann"), userAgent: 'test "1", other', segments };
  expect((await w.send("POST", "/api/skipSegments", { json })).status).toBe(200);
  await dump(w.database.url, dumps.path);
  return {
    ...w,
    dumps,
    [Symbol.asyncDispose]: async () => {
      await w[Symbol.asyncDispose]();
      dumps[Symbol.dispose]();
    },
  };
}

const mirror = (origin: string, folder: string, database: string) =>
  run("sh", [script, origin, folder, database], { env: { ...inherited, PATH: folders } });

type Texts = Readonly<Record<string, unknown>>;
const summed = (rows: readonly Texts[]) => ({
  count: rows.length,
  checksum: hash("sha256", JSON.stringify(rows.map((row) => JSON.stringify(row)).sort())),
});

/** Rows as SQLite has them, which knows no null in CSV. */
async function mirrored(database: string, table: string) {
  const { stdout } = await run("sqlite3", ["-json", database, `select * from ${table}`], {
    env: { ...inherited, PATH: folders },
  });
  return summed(JSON.parse(stdout) as Texts[]);
}
const published = async ({ database }: Pick<World, "database">, table: PublicTableName) => {
  const rows = await publicRows(database, table);
  return summed(rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, text]) => [name, text ?? ""]))));
};

describe("a mirror that is a shell script", () => {
  it.each(["addresses", "a copy of the folder"])(
    "has all rows of all tables by %s, and again after a second run",
    async (way) => {
      await using origin = await publishing();
      using here = dumpFolder();
      const database = join(here.path, "mirror.db");
      const from = way === "addresses" ? origin.base : origin.dumps.path;
      for (const name of ["Ann", "Ann the second"]) {
        await origin.send("POST", "/api/setUsername", { query: { userID: local("ann"), username: name } });
        await dump(origin.database.url, origin.dumps.path);
        await mirror(from, join(here.path, "files"), database);
        for (const table of tables)
          expect([table, await mirrored(database, table)]).toEqual([table, await published(origin, table)]);
      }
      expect((await published(origin, "sponsorTimes")).count).toBe(61);
    },
  );

  it("notices a file that is not whole", async () => {
    await using origin = await publishing();
    using here = dumpFolder();
    truncateSync(join(origin.dumps.path, "userNames.csv"), 100);
    const failed = mirror(origin.dumps.path, join(here.path, "files"), join(here.path, "mirror.db"));
    await expect(failed).rejects.toMatchObject({
      code: 1,
      stderr: "userNames.csv has another size than the index says\n",
    });
  });
});

/** Fields of CSV by the names of the header, with quotes as RFC 4180 has them. */
function byHeader(csv: string): Record<string, string>[] {
  const lines: string[][] = [[]];
  const field = /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n)/y;
  while (field.lastIndex < csv.length) {
    const found = field.exec(csv);
    if (found === null) throw new Error("This is no CSV.");
    const [, quoted, bare = "", end] = found;
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === "\n") lines.push([]);
  }
  const [names = [], ...rows] = lines.slice(0, -1);
  return rows.map((row) => Object.fromEntries(row.map((text, at) => [names[at] ?? "", text])));
}

it("a program that knows sponsorTimes.csv by its header finds each column with values of its type", async () => {
  await using origin = await publishing();
  const rows = byHeader((await origin.send("GET", "/database/sponsorTimes.csv")).text);
  expect(rows).toHaveLength(61);
  const real = /^-?\d+(?:\.\d+)?(?:e[+-]\d+)?$/;
  for (const row of rows) {
    for (const name of ["startTime", "endTime", "videoDuration", "reputation"]) expect(row[name]).toMatch(real);
    for (const name of ["votes", "incorrectVotes", "timeSubmitted", "views"]) expect(row[name]).toMatch(/^-?\d+$/);
    for (const name of ["locked", "hidden", "shadowHidden"]) expect(row[name]).toMatch(/^[01]$/);
    expect(row["hashedVideoID"]).toBe(hash("sha256", row["videoID"] ?? ""));
  }
  expect(rows.at(-1)).toMatchObject({
    videoID: "dQw4w9WgXcQ",
    startTime: "1.25",
    endTime: "10",
    userID: publicIdOf("ann"),
    category: "sponsor",
    actionType: "skip",
    service: "YouTube",
    userAgent: 'test "1", other',
  });
  expect(readFileSync(join(origin.dumps.path, "sponsorTimes.csv"), "utf8")).toContain('"test ""1"", other"');
});
