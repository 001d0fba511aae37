import { setTimeout as pause } from "node:timers/promises";
import { exchange, type Outcome } from "./exchange.ts";
import { createWatch, failuresIn, type Health, processesOf, type Watch } from "./health.ts";
import { type Input, inputOf, type World } from "./input.ts";

export type Plan = Readonly<{
  world: World;
  base: string;
  /** Of the process that was started; what it starts is counted with it. */
  pid: number;
  logFile: string;
  /** Where its processes write their health. */
  probeFile: string;
  seed: number;
  /** Seconds, unless `only` one input is sent again. */
  seconds: number;
  only?: number | undefined;
  say?: (text: string) => void;
}>;

export type Report = Readonly<{
  inputs: number;
  /** How many answers had each status. */
  statuses: Readonly<Record<string, number>>;
  /** A violation, with the seed and the number of the input that reproduces it. */
  findings: readonly string[];
  before: Health;
  during: readonly Health[];
  after: Health;
}>;

const CLIENTS = 24;
const LOOK_EVERY_MS = 1000;
const LOOKS_TO_SAY = 5;
const MOST_LIVE_MB = 100;
const MOST_RSS_MB = 1500;
const SLOWEST_P99_MS = 50;
const LONGEST_BLOCK_MS = 500;
const MOST_FINDINGS = 100;
/** A refusal is a sentence; only answers to reads may be long. */
const LONGEST_REFUSAL = 20_000;
/** Memory and connections may take this long to return to their level. */
const REST_MS = 60_000;

function findingOf({ operation, isOwedAnswer }: Input, { statuses, isAnswered, bytes }: Outcome): string | undefined {
  const bad = statuses.find((status) => status >= 500 && status !== 503);
  if (bad !== undefined) return `${operation} answers ${bad}`;
  if (isOwedAnswer && !isAnswered) return `${operation} gives no answer`;
  if (statuses.length === 1 && (statuses[0] ?? 0) >= 400 && bytes > LONGEST_REFUSAL)
    return `${operation} answers ${statuses[0]} with ${bytes} bytes`;
  return undefined;
}

/** Until memory and handles are back near where they were, or for a minute. */
async function rested({ lookAfterCollection }: Watch, level: Health): Promise<Health> {
  const end = performance.now() + REST_MS;
  for (;;) {
    const health = await lookAfterCollection();
    if (isRested(health, level) || performance.now() > end) return health;
    await pause(1000);
  }
}

/** Caches fill while a service works; what V8 and malloc keep for later is bounded, and no leak. */
const isRested = (health: Health, level: Health): boolean =>
  health.handles <= level.handles + 12 && health.live <= level.live + MOST_LIVE_MB && health.rss <= MOST_RSS_MB;

export const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** What is known while inputs are sent. */
function createTally() {
  const [findings, statuses] = [new Set<string>(), new Map<string, number>()];
  return {
    findings,
    note: (input: Input, outcome: Outcome, seed: number): void => {
      for (const status of outcome.statuses) statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1);
      const finding = findingOf(input, outcome);
      if (finding !== undefined && findings.size < MOST_FINDINGS)
        findings.add(`${finding} (--seed ${seed} --only ${input.index})`);
    },
    statuses: () => Object.fromEntries([...statuses].toSorted()),
  };
}

const reported = ({ rss, live, handles }: Health): string =>
  `RSS ${rss.toFixed(0)} MB, ${live.toFixed(0)} MB in use, ${handles} handles`;

/** Sends inputs from many clients at once and watches the service from outside. */
export async function campaign(plan: Plan): Promise<Report> {
  const { world, base, seed, seconds, only, logFile, probeFile, pid, say = () => {} } = plan;
  const port = Number(new URL(base).port);
  const [tally, watch] = [createTally(), createWatch(pid, probeFile)];
  const processes = await processesOf(base, pid);
  await watch.look(); // the start is not part of the measurement
  await pause(LOOK_EVERY_MS * 2);
  const before = await watch.lookAfterCollection();
  const during: Health[] = [];
  const end = performance.now() + seconds * 1000;
  let [next, inputs, isGone] = [0, 0, false];
  const goesOn = (): boolean => !isGone && performance.now() < end;

  const one = async (index: number): Promise<void> => {
    const input = inputOf(world, seed, index);
    inputs++;
    tally.note(input, await exchange(input, port), seed);
  };
  const client = async (): Promise<void> => {
    while (goesOn()) await one(next++);
  };
  /** Without its process, or with another one in its place, there is nothing more to see. */
  const isThere = async (): Promise<boolean> => (await processesOf(base, pid).catch(() => "")) === processes;
  const look = async (): Promise<void> => {
    for (let turn = 1; goesOn(); turn++) {
      await pause(LOOK_EVERY_MS);
      isGone = !(await isThere());
      if (isGone || turn % LOOKS_TO_SAY !== 0) continue;
      const health = await watch.look();
      during.push(health);
      say(
        `${inputs} inputs, ${tally.findings.size} findings, RSS ${health.rss.toFixed(0)} MB, ${health.handles} handles, ` +
          `event loop p99 ${health.p99.toFixed(1)} ms, longest ${health.longest.toFixed(0)} ms`,
      );
    }
  };
  if (only === undefined) await Promise.all([look(), ...Array.from({ length: CLIENTS }, client)]);
  else await one(only);

  const after = isGone ? await watch.look() : await rested(watch, before);
  const failures = (await failuresIn(logFile)).slice(0, MOST_FINDINGS).map((line) => line.slice(0, 1500));
  return {
    inputs,
    statuses: tally.statuses(),
    findings: [
      ...((await isThere()) ? [] : ["the process that was started is gone"]),
      ...(only === undefined && !isRested(after, before)
        ? [`afterwards ${reported(after)}, before ${reported(before)}`]
        : []),
      ...(medianOf(during.map(({ p99 }) => p99)) < SLOWEST_P99_MS
        ? []
        : ["the event loop is held for too long: p99 of most looks"]),
      ...during
        .filter(({ longest }) => longest > LONGEST_BLOCK_MS)
        .map(({ longest }) => `something held the event loop for ${longest} ms`),
      ...tally.findings,
      ...failures,
    ],
    before,
    during,
    after,
  };
}
