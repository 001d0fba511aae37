import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import mysql from "mysql2/promise";
import { bundleCheckout } from "../scripts/bundle-program.ts";
import { newLocalId } from "./data.ts";
import { zipf } from "./distributions.ts";
import { importInto } from "./imported.ts";
import { launcher, uncached, warmUpUsers } from "./launch.ts";
import { mariadbUrl } from "./mariadb.ts";
import { readsOfAny } from "./measure-reads.ts";
import { writesExpected } from "./measure-writes.ts";
import type { Running } from "./process.ts";
import { familyFigures } from "./process-figures.ts";
import { publicUuid, publicVideo, segmentsOfVideo, writePublicRows } from "./public-rows.ts";
import { randomFrom } from "./random.ts";
import { inTurn, readByPrefix, readByVideo, writesOf } from "./requests.ts";
import { type Requests, serverSubject } from "./subject.ts";
import { tableOf } from "./table.ts";

const KNOWN_USERS = 500;
const READS = 10_000;
/** Few enough for all their answers to be made in one measurement. */
const KEPT_READS = 2000;
const HOT = 100;
/** Enough for all answers here. */
const enough = { CACHE_MB: "4096" } as const;
/** For MariaDB's buffer pool. SQLite uses the page cache of the machine. */
const halfOfMemory = `${Math.floor(totalmem() / 2 ** 20 / 2)}M`;
const hexadecimal = (digits: number, number: number): string => number.toString(16).padStart(digits, "0");

const random = randomFrom(11);
const known = Array.from({ length: KNOWN_USERS }, () => ({ localId: newLocalId(random) }));

/** Requests on a database of so many public rows: none of its contents have to be kept in memory. */
function requestsOn(rows: number) {
  const videos = Math.ceil(rows / segmentsOfVideo);
  const draw = <T>(one: () => T): T[] => Array.from({ length: READS }, one);
  const any = () => publicVideo(random.below(videos));
  const rank = zipf(videos, 1);
  const writes = writesOf(
    { videos: draw(any), known },
    draw(() => publicUuid(random.below(rows))),
  );
  const popular = draw(() => readByPrefix(publicVideo(rank(random)).hash.slice(0, 4)));
  const kept = popular.slice(0, KEPT_READS);
  const hot = Array.from({ length: HOT }, (_, video) => readByPrefix(publicVideo(video).hash.slice(0, 4)));
  const writing = (next: Requests["next"]): Requests => ({ next, connections: 16, expected: writesExpected });
  return {
    uncached: {
      "prefix of 4 digits, uniform, uncached": readsOfAny(
        draw(() => readByPrefix(hexadecimal(4, random.below(16 ** 4)))),
      ),
      "prefix of 6 digits, uniform, uncached": readsOfAny(draw(() => readByPrefix(any().hash.slice(0, 6)))),
      "video, uniform, uncached": readsOfAny(draw(() => readByVideo(any()))),
    },
    cached: {
      "prefix of 4 digits, 100 hot ones": readsOfAny(hot),
      "prefix of 4 digits, by popularity": readsOfAny(popular),
      submit: writing(writes.submit),
      vote: writing(writes.vote),
      view: writing(writes.view),
    },
    kept: {
      "prefix of 4 digits, until all are kept": { ...readsOfAny(kept), next: inTurn([...new Set(kept)]) },
      "prefix of 4 digits, all kept": readsOfAny(kept),
    },
  };
}

async function sizeOf(url: string): Promise<number> {
  if (url.startsWith("sqlite:")) return (await stat(url.slice("sqlite:".length))).size / 1e9;
  const connection = await mysql.createConnection(url);
  try {
    const [rows] = await connection.query(
      "select sum(data_length + index_length) as bytes from information_schema.tables where table_schema = database()",
    );
    return Number((rows as { bytes: string }[])[0]?.bytes) / 1e9;
  } finally {
    await connection.end();
  }
}

type Line = readonly [what: string, figure: string];
const show = (figure: number): string => (figure < 10 ? figure.toFixed(2) : Math.round(figure).toLocaleString("en"));

async function loaded(
  start: () => Promise<Running>,
  all: Readonly<Record<string, Requests>>,
  seconds: number,
): Promise<Line[]> {
  const began = performance.now();
  await using service = await start();
  const lines: Line[] = [["ready", `${show(performance.now() - began)} ms`]];
  await warmUpUsers(known, service);
  for (const [what, requests] of Object.entries(all)) {
    const { perSecond, cpuMicros, p50 = 0, p99 = 0 } = await serverSubject(service, requests).run(seconds);
    lines.push([what, `${show(perSecond)}/s, ${show(cpuMicros)} µs, p50 ${show(p50)} ms, p99 ${show(p99)} ms`]);
  }
  return [...lines, ["memory after it", `${show((await familyFigures(service.pid)).rss)} MB`]];
}

const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "20000000" },
    engine: { type: "string", default: "both" },
    seconds: { type: "string", default: "10" },
  },
});
const [rows, seconds] = [Number(values.rows), Number(values.seconds)];
if (!Number.isSafeInteger(rows) || rows < 1000 || !(seconds >= 1) || !/^(sqlite|mariadb|both)$/.test(values.engine)) {
  process.stderr.write("Usage: npm run bench:large -- [--rows N] [--engine sqlite|mariadb|both] [--seconds N]\n");
  process.exit(2);
}

await bundleCheckout();
await using stack = new AsyncDisposableStack();
const folder = await mkdtemp(join(tmpdir(), "segmark-bench-large-"));
stack.defer(() => rm(folder, { recursive: true, force: true }));
const file = join(folder, "sponsorTimes_1.csv");
await writePublicRows(file, rows);
const launch = launcher(folder, stack);
const requests = requestsOn(rows);
for (const engine of ["sqlite", "mariadb"]) {
  if (values.engine !== "both" && values.engine !== engine) continue;
  const url = engine === "sqlite" ? `sqlite:${join(folder, "large.db")}` : await mariadbUrl(stack, halfOfMemory);
  const imported = await importInto(url, file);
  const lines: Line[] = [
    ["import", `${show(imported.seconds)} s, ${show(rows / imported.seconds)} rows/s`],
    ["memory of the import, peak", `${show(imported.megabytes)} MB`],
    ["size", `${show(await sizeOf(url))} GB`],
    ...(await loaded(() => launch.service(url, uncached), requests.uncached, seconds)),
    ...(await loaded(() => launch.service(url), requests.cached, seconds)),
    ...(await loaded(() => launch.service(url, enough), requests.kept, seconds)),
  ];
  process.stdout.write(`${tableOf(lines, [`${rows.toLocaleString("en")} segments on ${engine}`, "figure"])}\n\n`);
}
