import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { bundleCheckout } from "../scripts/bundle-program.ts";
import { workerOptions } from "../src/process/supervisor/worker-options.js";
import { OPERATOR_TOKEN } from "../test/support/operator.ts";
import { ask } from "./client.ts";
import { makeData } from "./data.ts";
import { fill, settle } from "./load.ts";
import { run } from "./process.ts";
import { cpuSeconds } from "./process-figures.ts";
import { anyOf, inTurn, readsOf } from "./requests.ts";
import { isShapeName, shapes } from "./shapes.ts";
import { tableOf } from "./table.ts";

// What a full cache adds to the memory of a worker: the same requests to workers without a cache, and with some sizes.

const { values: options } = parseArgs({
  options: {
    data: { type: "string", default: "100k" },
    sizes: { type: "string", default: "32,128" },
    passes: { type: "string", default: "3" },
    seconds: { type: "string", default: "5" },
    encoding: { type: "string", default: "identity" },
    flags: { type: "string", default: "" },
  },
});
const sizes = options.sizes.split(",").map(Number);
const [passes, seconds] = [Number(options.passes), Number(options.seconds)];
const CONNECTIONS = 32;
const { data: shape, encoding } = options;
if (
  !isShapeName(shape) ||
  !sizes.every((size) => size >= 1 && size <= 4096) ||
  !(passes >= 2 && passes <= 100) ||
  !(seconds >= 1 && seconds <= 60)
) {
  console.error(
    "Usage: bench/cache-memory.ts [--data 100k|1m|dense] [--sizes MB,MB] [--passes 2..100] [--seconds 1..60]" +
      " [--encoding identity|br|gzip] [--flags='--FLAG --FLAG']",
  );
  process.exit(2);
}

type Usage = NodeJS.MemoryUsage;
type Memory = Readonly<{ before: Usage; after: Usage }>;

const mebibytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);
const probe = pathToFileURL(join(import.meta.dirname, "memory-probe.ts")).href;

/**
 * Asks for each path at least a number of times, in turn, which misses a cache that is too small for all of them.
 * Returns how often it asked.
 */
async function askInTurn(base: string, paths: readonly string[], times: number): Promise<number> {
  const next = inTurn(paths, { "accept-encoding": encoding });
  let answered = 0;
  while (answered < paths.length * times) answered += (await ask(base, next, 1, CONNECTIONS)).answers;
  return answered;
}

async function memoryOf(pid: number, logFile: string): Promise<Memory> {
  process.kill(pid, "SIGUSR2");
  for (;;) {
    const [, found] = /^\{"memory":(.*)\}$/m.exec(await readFile(logFile, "utf8")) ?? [];
    if (found !== undefined) return JSON.parse(found);
    await pause(50);
  }
}

async function cachedBytes(base: string): Promise<Readonly<{ answers: number; segments: number }>> {
  const response = await fetch(`${base}/metrics`, { headers: { authorization: `Bearer ${OPERATOR_TOKEN}` } });
  const text = await response.text();
  const of = (name: string): number => Number(new RegExp(`^segmark_${name}(?:{.*})? (.*)$`, "m").exec(text)?.[1]);
  return { answers: of("cached_answer_bytes"), segments: of("cached_segment_bytes") };
}

await bundleCheckout();
const { worker } = await import("./launch.ts"); // which looks whether there is a bundle of these sources
await using stack = new AsyncDisposableStack();
const folder = await mkdtemp(join(tmpdir(), "segmark-memory-"));
stack.defer(() => rm(folder, { recursive: true, force: true }));
const data = makeData(shapes[shape]);
const url = `sqlite:${join(folder, "memory.db")}`;
await fill(url, data);
await settle(url, data);
const reads = readsOf(data, []);
const categories = reads.oneHit[0]?.split("?")[1] ?? "";
const every = [
  ...new Set(data.videos.map(({ hash }) => `/api/skipSegments/${hash.slice(0, 4)}?${categories}`)),
  ...data.videos.map(({ id }) => `/api/skipSegments?videoID=${id}&${categories}`),
];

const lines: string[][] = [];
let without: Memory | undefined;
for (const size of [0, ...sizes]) {
  const logFile = join(folder, `worker-${size}.log`);
  const env = {
    DATABASE_URL: url,
    OPERATOR_TOKEN,
    RATE_LIMITS: "off",
    LOAD_SHEDDING: "off",
    CACHE_MB: String(size),
    NODE_OPTIONS: `${workerOptions({})} --expose-gc --import=${probe}`,
  };
  await using service = await run(worker, env, logFile, options.flags.split(" ").filter(Boolean));
  await askInTurn(service.base, every, passes - 1);
  const atFull = await cpuSeconds(service.pid);
  const asked = await askInTurn(service.base, every, 1);
  const missMicros = (((await cpuSeconds(service.pid)) - atFull) * 1e6) / asked;
  const cached = await cachedBytes(service.base);
  const before = await cpuSeconds(service.pid);
  const hot = await ask(service.base, anyOf(reads.hotPrefixes), seconds, CONNECTIONS);
  const micros = (((await cpuSeconds(service.pid)) - before) * 1e6) / hot.answers;
  const memory = await memoryOf(service.pid, logFile);
  without ??= memory;
  const added = ({ before: b, after: a }: Memory, none: Memory) => ({
    rss: b.rss - none.before.rss,
    live: a.heapUsed + a.external - none.after.heapUsed - none.after.external,
  });
  const { rss, live } = added(memory, without);
  const counted = cached.answers + cached.segments;
  lines.push([
    String(size),
    mebibytes(counted),
    mebibytes(memory.before.rss),
    mebibytes(memory.after.rss),
    mebibytes(memory.after.heapUsed),
    mebibytes(memory.after.external),
    size === 0 ? "" : (live / counted).toFixed(2),
    size === 0 ? "" : (rss / 1024 / 1024 / size).toFixed(2),
    missMicros.toFixed(0),
    micros.toFixed(1),
  ]);
  console.error(lines.at(-1)?.join("  "));
}
console.log(
  tableOf(lines, [
    "CACHE_MB",
    "counted",
    "RSS",
    "RSS after gc",
    "heap",
    "external",
    "live per counted",
    "RSS per CACHE_MB",
    "µs in turn",
    "µs of hot reads",
  ]),
);
