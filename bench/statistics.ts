import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openStorage } from "../src/storage/open.ts";
import { behind } from "./behind.ts";
import { makeData } from "./data.ts";
import { worker } from "./launch.ts";
import { fill } from "./load.ts";
import { mariadbUrl } from "./mariadb.ts";
import { run } from "./process.ts";
import { percentile } from "./quantile.ts";
import { shapeOf } from "./shapes.ts";
import { tableOf } from "./table.ts";

const { values: options } = parseArgs({ options: { segments: { type: "string", default: "100000" } } });
const count = Number(options.segments);
if (!Number.isInteger(count) || count < 1000 || count > 2_000_000) {
  console.error("Usage: node bench/statistics.ts [--segments 1000..2000000]");
  process.exit(2);
}

const TOP = "/api/getTopUsers?sortType=0";
const DETAILED = "/api/getTopUsers?sortType=2&categoryStats=true";
const TOTALS = "/api/getTotalStats?countContributingUsers=true";
const TOUCHED = 1000;
const WARM_REQUESTS = 50;

const say = (text: string): void => console.error(text);

/** Milliseconds until the response is complete. */
async function timed(url: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} was answered with ${response.status}`);
  return performance.now() - start;
}

async function bench(): Promise<string> {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "segmark-bench-"));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const url = await mariadbUrl(stack);
  const data = makeData(shapeOf(count));
  await fill(url, data);
  say("loaded");
  const { knex } = stack.use(await openStorage({ url, statementTimeoutMs: 0 }));

  /** Marks some or all users as changed. @returns their number */
  const touch = async (limit: number): Promise<number> => {
    await knex.raw("insert ignore into stale_totals select distinct s.user_id from segments s limit ?", [limit]);
    const [row] = await knex("stale_totals").count({ users: "*" });
    return Number(row?.["users"]);
  };
  await using servers = new AsyncDisposableStack();
  const launch = async (name: string, cacheSeconds: string): Promise<string> => {
    const env = { DATABASE_URL: url, STATS_CACHE_SECONDS: cacheSeconds };
    return servers.use(await run(worker, env, join(folder, `${name}.log`))).base;
  };
  const fresh = await launch("fresh", "0");
  const cached = await launch("cached", "60");

  const rows: (readonly string[])[] = [];
  const record = (what: string, path: string, latencies: readonly number[]): void => {
    const sorted = latencies.toSorted((a, b) => a - b);
    rows.push([what, path, percentile(sorted, 0.5).toFixed(2), percentile(sorted, 0.99).toFixed(2)]);
    say(rows.at(-1)?.join("  ") ?? "");
  };
  const warm = async (base: string, path: string): Promise<number[]> => {
    await timed(base + path);
    const latencies: number[] = [];
    for (let turn = 0; turn < WARM_REQUESTS; turn++) latencies.push(await timed(base + path));
    return latencies;
  };

  const users = await touch(count);
  record(`cold: all ${users} users changed`, TOP, [await timed(fresh + TOP)]);
  await touch(count);
  record(`cold: all ${users} users changed`, TOTALS, [await timed(fresh + TOTALS)]);
  for (const path of [TOP, TOTALS]) {
    await touch(TOUCHED);
    record(`${TOUCHED} users changed`, path, [await timed(fresh + path)]);
  }
  for (const path of [TOP, DETAILED, TOTALS]) record("warm, recomputed each time", path, await warm(fresh, path));
  for (const path of [TOP, TOTALS]) record("warm, cached for 60 s", path, await warm(cached, path));

  await servers.disposeAsync(); // they would also recompute totals
  say("behind requests ...");
  const sqlite = `sqlite:${join(folder, "bench.db")}`;
  await fill(sqlite, data);
  const impact: (readonly string[])[] = [];
  for (const one of [url, sqlite]) impact.push(...(await behind(one, data, join(folder, "behind.log"))));

  return [
    `${count} segments by ${users} users, MariaDB; ${availableParallelism()} cores, Node ${process.versions.node}.`,
    "",
    tableOf(rows, ["state", "request", "p50 ms", "p99 ms"]),
    "",
    "Latency of requests while a started process computes totals in the background:",
    "",
    tableOf(impact, ["engine", "state", "request", "p50 ms", "p99 ms", "max ms"]),
    "",
  ].join("\n");
}

console.log(await bench());
