import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { parseDatabaseUrl } from "@segmark/database/url";
import { makeData } from "./data.ts";
import { fill } from "./load.ts";
import { mariadbUrl } from "./mariadb.ts";
import { readOptions } from "./options.ts";
import { shapes } from "./shapes.ts";
import { tableOf } from "./table.ts";

const run = promisify(execFile);
const command = fileURLToPath(new URL("../src/cli/segmark.js", import.meta.url));

/** Writes all segments below a folder. */
type Contender = Readonly<{ name: string; write: (folder: string) => Promise<unknown> }>;

const segmark = (url: string, name: string, ...options: string[]): Contender => ({
  name,
  write: (folder) =>
    run(
      process.execPath,
      [command, "export", "--tables", "sponsorTimes", "--no-plain-names", "--output", folder, ...options],
      {
        env: { ...process.env, DATABASE_URL: url },
      },
    ),
});

/** What the database brings for this. */
function own(url: string): Contender {
  const target = parseDatabaseUrl(url);
  if (target.engine === "sqlite")
    return {
      name: "sqlite3 .dump",
      write: (folder) =>
        run("sh", ["-c", 'sqlite3 "$0" ".dump segments" > "$1"', target.file, join(folder, "dump.sql")]),
    };
  const [{ host, port }] = target.hosts;
  const login = [`--host=${host}`, `--port=${port}`, "--user=root"]; // the server writes the file, which not everybody may ask it to do
  return {
    name: "mysqldump --tab",
    write: (folder) =>
      run("mysqldump", [...login, "--single-transaction", `--tab=${folder}`, target.database, "segments"]),
  };
}

async function bytesIn(folder: string): Promise<number> {
  const sizes = (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function measure({ write }: Contender, folder: string): Promise<Readonly<{ seconds: number; bytes: number }>> {
  await mkdir(folder);
  const began = performance.now();
  await write(folder);
  const seconds = (performance.now() - began) / 1000;
  const bytes = await bytesIn(folder);
  await rm(folder, { recursive: true });
  return { seconds, bytes };
}

/**
 * `npm run bench:export -- --data 1m --engine both --rounds 3`: `segmark export` beside the tool of each database, in
 * turns; best of all rounds.
 */
const options = readOptions(process.argv.slice(2));
if (options === undefined) {
  console.error("Usage: npm run bench:export -- [--data 100k|1m] [--engine sqlite|mariadb|both] [--rounds 1..20]");
  process.exitCode = 2;
} else {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "segmark-bench-"));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const data = makeData(shapes[options.data]);
  const { segments } = shapes[options.data];
  const rows: string[][] = [];
  for (const engine of options.engines) {
    const url = engine === "sqlite" ? `sqlite:${join(folder, "bench.db")}` : await mariadbUrl(stack);
    await fill(url, data);
    const contenders = [
      own(url),
      segmark(url, "segmark export"),
      segmark(url, "segmark export, gzip", "--compress", "gzip"),
    ];
    const best = new Map<string, Readonly<{ seconds: number; bytes: number }>>();
    for (let round = 0; round < options.rounds; round++)
      for (const contender of contenders) {
        const result = await measure(contender, join(folder, "out"));
        const before = best.get(contender.name);
        if (before === undefined || result.seconds < before.seconds) best.set(contender.name, result);
      }
    const reference = best.get(contenders[0]?.name ?? "")?.seconds ?? 0;
    for (const [name, { seconds, bytes }] of best)
      rows.push([
        engine,
        name,
        seconds.toFixed(1),
        Math.round(segments / seconds).toString(),
        (bytes / 1e6).toFixed(0),
        (reference / seconds).toFixed(2),
      ]);
  }
  console.log(
    tableOf(rows, ["engine", "tool", "seconds", "rows/s", "MB", "rows/s, times those of the database's tool"]),
  );
}
