import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startCache } from "../test/deploy/support/caches.ts";
import { endProcesses } from "../test/support/child.ts";
import { asOperator } from "../test/support/operator.ts";
import { ask } from "./client.ts";
import { type KnownUser, makeData } from "./data.ts";
import { launcher } from "./launch.ts";
import { fill, settle } from "./load.ts";
import { cpuSeconds } from "./process-figures.ts";
import { percentile } from "./quantile.ts";
import { randomFrom } from "./random.ts";
import { type RequestSpec, readsOf } from "./requests.ts";
import { shapes } from "./shapes.ts";
import { classesOf, outcomeOf } from "./shared-cache-model.ts";
import type { Server } from "./subject.ts";
import { tableOf } from "./table.ts";

/*
 * The service behind Varnish and behind nginx with its cache, with the files in deploy/: reads by popularity, and how long the answer of before a vote is seen.
 * Everything runs on one machine, so rates say less than what reaches the service.
 */

const { values } = parseArgs({ options: { seconds: { type: "string", default: "15" } } });
const seconds = Number(values.seconds);
if (!(seconds >= 1 && seconds <= 300)) {
  console.error("Usage: npm run bench:shared-cache -- [--seconds 1..300]");
  process.exit(2);
}

const lifetimes = [1, 10];
const fronts = ["none", "nginx", "varnish"] as const;
type Front = (typeof fronts)[number];
const CONNECTIONS = 64;
const VOTES = 40;
const POLL_MS = 5;
const say = (text: string): void => console.error(text);

/** Requests for segments that a service has answered since its start. */
async function answeredBy({ base }: Server): Promise<number> {
  const text = await (await fetch(`${base}/metrics`, { headers: asOperator })).text();
  const lines = text.matchAll(/^segmark_answers_total\{[^}]*operation="getSkipSegmentsByHashPrefix"[^}]*\} (\d+)$/gm);
  return [...lines].reduce((sum, [, count]) => sum + Number(count), 0);
}

type Measured = Readonly<{ perSecond: number; p99: number; hitRatio: number; atOrigin: number; cpuMicros: number }>;

/** Reads with as many requests as the front takes. */
async function underLoad(base: string, service: Server, paths: readonly string[], warmUp: number): Promise<Measured> {
  const requests = paths.map((path) => ({ method: "GET", path, headers: { "accept-encoding": "gzip" } }) as const);
  const random = randomFrom(8);
  const next = (): RequestSpec => {
    const request = requests[random.below(requests.length)];
    if (request === undefined) throw new Error("nothing to ask");
    return request;
  };
  await ask(base, next, warmUp, CONNECTIONS);
  const [before, cpu] = [await answeredBy(service), await cpuSeconds(service.pid)];
  const { answers, perSecond, p99, statuses } = await ask(base, next, seconds, CONNECTIONS);
  const reached = (await answeredBy(service)) - before;
  const unexpected = [...statuses].filter(([status]) => status !== 200 && status !== 404);
  if (unexpected.length > 0) throw new Error(`unexpected answers: ${unexpected}`);
  return {
    perSecond,
    p99,
    hitRatio: 1 - reached / answers,
    atOrigin: (perSecond * reached) / answers,
    cpuMicros: (((await cpuSeconds(service.pid)) - cpu) * 1e6) / answers,
  };
}

/** The paths whose answers have a lifetime: the others have a segment that only its submitter sees. */
async function withLifetime({ base }: Server, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of new Set(paths)) {
    const response = await fetch(base + path);
    await response.arrayBuffer();
    if (response.headers.get("cache-control")?.includes("s-maxage") === true) found.push(path);
  }
  return found;
}

type Video = Readonly<{ segments: readonly Readonly<{ UUID: string; votes: number }>[] }>;

async function votesOn(base: string, path: string, uuid: string): Promise<number | undefined> {
  const videos = (await (await fetch(base + path)).json()) as Video[];
  return videos.flatMap(({ segments }) => segments).find(({ UUID }) => UUID === uuid)?.votes;
}

/** Ms from the answer to a vote until reads through the front show it; undefined if the vote changes nothing. */
async function staleness(front: string, origin: string, path: string, voter: string): Promise<number | undefined> {
  const videos = (await (await fetch(front + path)).json()) as Video[];
  const segment = videos[0]?.segments[0];
  if (segment === undefined) return undefined;
  const query = new URLSearchParams({ UUID: segment.UUID, userID: voter, type: "1" });
  const vote = await fetch(`${front}/api/voteOnSponsorTime?${query}`, { method: "POST" });
  const voted = performance.now();
  await vote.arrayBuffer();
  const now = await votesOn(origin, path, segment.UUID);
  if (vote.status !== 200 || now === segment.votes) return undefined;
  while ((await votesOn(front, path, segment.UUID)) !== now) {
    if (performance.now() - voted > 60_000) throw new Error(`${path} does not show the vote`);
    await pause(POLL_MS);
  }
  return performance.now() - voted;
}

/** @param voters users who have not voted yet */
async function stalenesses(
  front: string,
  origin: string,
  paths: readonly string[],
  voters: readonly KnownUser[],
): Promise<number[]> {
  // At once, but on different prefixes.
  const chosen = [...new Set(paths)].slice(0, VOTES);
  const all = await Promise.all(chosen.map((path, at) => staleness(front, origin, path, voters[at]?.localId ?? "")));
  return all.filter((ms) => ms !== undefined).sort((a, b) => a - b);
}

async function measure(
  front: Front,
  lifetime: number,
  service: Server,
  { paths, keepable }: Readonly<Record<"paths" | "keepable", readonly string[]>>,
  voters: readonly KnownUser[],
) {
  await using stack = new AsyncDisposableStack();
  const port = Number(new URL(service.base).port);
  const base =
    front === "none" ? service.base : `http://127.0.0.1:${stack.use(await startCache(front, [port, port])).port}`;
  const load = await underLoad(base, service, paths, Math.max(2, lifetime));
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(path, (counts.get(path) ?? 0) + 1);
  const weights = keepable.map((path) => counts.get(path) ?? 0);
  const share = weights.reduce((sum, weight) => sum + weight, 0) / paths.length;
  const { hitRatio } = outcomeOf(classesOf(weights, load.perSecond * share), {
    ttl: front === "none" ? 0 : lifetime,
    capacity: Number.POSITIVE_INFINITY,
  });
  const stale = await stalenesses(base, service.base, keepable.toReversed(), voters);
  return { load, computed: share * hitRatio, stale };
}

await using stack = new AsyncDisposableStack();
stack.defer(endProcesses);
const folder = await mkdtemp(join(tmpdir(), "segmark-shared-cache-"));
stack.defer(() => rm(folder, { recursive: true, force: true }));
const data = makeData(shapes["100k"]);
const url = `sqlite:${join(folder, "segmark.db")}`;
await fill(url, data);
await settle(url, data);
const { popularPrefixes } = readsOf(data, []);
say(`${data.shape.segments} segments loaded`);

const launch = launcher(folder, stack);
const rows: string[][] = [];
for (const lifetime of lifetimes) {
  // One after the other: a service that is idle still follows the feed of changes.
  const service = await launch.service(url, { SHARED_CACHE_SECONDS: String(lifetime), ONE_VOTE_PER_IP: "false" });
  const keepable = await withLifetime(service, popularPrefixes);
  for (const front of fronts) {
    const { load, computed, stale } = await measure(
      front,
      lifetime,
      service,
      { paths: popularPrefixes, keepable },
      data.known.slice(VOTES * rows.length),
    );
    const ms = (share: number): string => percentile(stale, share).toFixed(0);
    rows.push([
      front,
      `${lifetime}`,
      load.perSecond.toFixed(0),
      load.p99.toFixed(1),
      `${(load.hitRatio * 100).toFixed(1)} %`,
      `${(computed * 100).toFixed(1)} %`,
      load.atOrigin.toFixed(0),
      load.cpuMicros.toFixed(1),
      `${stale.length}`,
      ms(0.5),
      ms(1),
    ]);
    say(rows.at(-1)?.join(", ") ?? "");
  }
}
console.log(
  tableOf(rows, [
    "cache",
    "lifetime, s",
    "answers/s",
    "p99, ms",
    "hits",
    "hits, computed",
    "at the service, 1/s",
    "CPU of the service, µs an answer",
    "votes",
    "stale, median ms",
    "stale, at most ms",
  ]),
);
