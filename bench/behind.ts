import { openStorage } from "../src/storage/open.ts";
import type { Data } from "./data.ts";
import { uncached, worker } from "./launch.ts";
import { run } from "./process.ts";
import { percentile } from "./quantile.ts";
import { prefixesOf } from "./requests.ts";

const AFTERWARDS_MS = 10_000;
const POLL_MS = 200;

type Latencies = { read: number[]; view: number[] };

/** Sends requests sequentially, alternating uncached reads and views, as long as `goOn` is true. */
async function ask(base: string, data: Data, mayContinue: () => boolean): Promise<Latencies> {
  const prefixes = prefixesOf(data);
  const uuids = Array.from(data.segments(), ({ uuid }) => uuid);
  const latencies: Latencies = { read: [], view: [] };
  const timed = async (path: string, init?: RequestInit): Promise<number> => {
    const start = performance.now();
    const response = await fetch(base + path, init);
    await response.arrayBuffer();
    // All segments of this prefix may be hidden.
    if (response.status !== 200 && response.status !== 404)
      throw new Error(`${path} was answered with ${response.status}`);
    return performance.now() - start;
  };
  for (let turn = 0; mayContinue(); turn++) {
    latencies.read.push(await timed(`/api/skipSegments/${prefixes[turn % prefixes.length]}`));
    latencies.view.push(
      await timed(`/api/viewedVideoSponsorTime?UUID=${uuids[(turn * 7919) % uuids.length]}`, { method: "POST" }),
    );
  }
  return latencies;
}

/** Table rows: the impact on requests of the totals that a process recomputes in the background after its start. */
export async function behind(url: string, data: Data, logFile: string): Promise<string[][]> {
  await using storage = await openStorage({ url, statementTimeoutMs: 0 });
  await storage.knex.raw(
    "insert into stale_totals select distinct s.user_id from segments s where s.user_id not in (select user_id from stale_totals)",
  );
  const staleUsers = async (): Promise<number> =>
    Number((await storage.knex("stale_totals").count({ n: "*" }))[0]?.["n"]);
  const users = await staleUsers();
  await using service = await run(worker, { DATABASE_URL: url, ...uncached, RATE_LIMITS: "off" }, logFile);
  const start = performance.now();

  let views = 0;
  let seconds = 0;
  const waitForTotals = async (): Promise<void> => {
    // A user who is viewed after their totals were computed waits for the next run.
    while ((await staleUsers()) > views) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    seconds = (performance.now() - start) / 1000;
  };
  const totalsReady = waitForTotals();
  const during = await ask(service.base, data, () => {
    views++;
    return seconds === 0;
  });
  await totalsReady;
  const end = performance.now() + AFTERWARDS_MS;
  const afterwards = await ask(service.base, data, () => performance.now() < end);

  const engine = storage.engine === "sqlite" ? "SQLite" : "MariaDB";
  const row = (state: string, what: string, latencies: readonly number[]): string[] => {
    const sorted = latencies.toSorted((a, b) => a - b);
    const cells = [percentile(sorted, 0.5), percentile(sorted, 0.99), sorted.at(-1) ?? Number.NaN];
    return [engine, state, what, ...cells.map((ms) => ms.toFixed(2))];
  };
  const state = `computing totals of ${users} users, ${seconds.toFixed(1)} s`;
  return [
    row(state, "prefix read", during.read),
    row(state, "view", during.view),
    row("afterwards", "prefix read", afterwards.read),
    row("afterwards", "view", afterwards.view),
  ];
}
