import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { deliveryRows } from "./deliveries.ts";
import { fill } from "./load.ts";
import { mariadbUrl } from "./mariadb.ts";
import { type Measured, measure, type Subject } from "./measure.ts";
import { microRows } from "./micro.ts";
import { run } from "./process.ts";
import { makeSegments, type Planted } from "./segments.ts";
import { prefixesOf, readSubjects, type Servers, submissionSubjects } from "./subjects.ts";
import { rowsOf, tableOf } from "./table.ts";

const { values: options } = parseArgs({
  options: {
    segments: { type: "string", default: "100000" },
    seconds: { type: "string", default: "5" },
    write: { type: "boolean", default: false },
  },
});
const count = Number(options.segments);
const seconds = Number(options.seconds);
if (!Number.isInteger(count) || count < 1000 || count > 2_000_000 || !(seconds >= 1 && seconds <= 60)) {
  console.error("Usage: node bench/run.ts [--segments 1000..2000000] [--seconds 1..60] [--write]");
  process.exit(2);
}

const say = (text: string): void => console.error(text);

/** The answer of middle length among those a reader gets, and the prefix it belongs to. */
async function typicalRead(base: string, prefixes: readonly string[]): Promise<{ prefix: string; body: string }> {
  const answers = await Promise.all(
    prefixes.slice(0, 201).map(async (prefix) => {
      const response = await fetch(`${base}/api/skipSegments/${prefix}`);
      if (response.status !== 200) throw new Error(`${prefix} was answered with ${response.status}`);
      return { prefix, body: await response.text() };
    }),
  );
  const middle = answers.toSorted((a, b) => a.body.length - b.body.length)[Math.floor(answers.length / 2)];
  if (middle === undefined) throw new Error("nothing to read");
  return middle;
}

/** Loads one engine and starts the two services that are asked: one with its cache, one that must ask the database each time. */
async function startEngine(
  stack: AsyncDisposableStack,
  { engine, url, folder, segments }: { engine: string; url: string; folder: string; segments: readonly Planted[] },
): Promise<Servers> {
  const start = performance.now();
  await fill(url, segments);
  say(`${engine}: ${segments.length} segments loaded in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  const launch = async (name: string, cacheRows: string): Promise<string> => {
    // Everything comes from one address here, and videos are few when few segments are asked for.
    const noVideoLimits = { VIDEO_LIMIT_PER_ADDRESS: "0", VIDEO_LIMIT_PER_USER: "0" };
    const env = { DATABASE_URL: url, CACHE_ROWS: cacheRows, ...noVideoLimits };
    const main = new URL("../src/main.ts", import.meta.url);
    return stack.use(await run(main, env, join(folder, `${engine}-${name}.log`))).base;
  };
  return { engine, cached: await launch("cached", "500000"), uncached: await launch("uncached", "0") };
}

async function bench(): Promise<string> {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "segmark-bench-"));
  stack.defer(() => rm(folder, { recursive: true, force: true }));

  const segments = makeSegments(count);
  const urls = { sqlite: `sqlite:${join(folder, "bench.db")}`, mariadb: await mariadbUrl(stack) };
  const engines: Servers[] = [];
  for (const [engine, url] of Object.entries(urls))
    engines.push(await startEngine(stack, { engine, url, folder, segments }));

  const prefixes = prefixesOf(segments);
  const { prefix, body } = await typicalRead(engines[0]?.cached ?? "", prefixes);
  const bodyFile = join(folder, "body.json");
  await writeFile(bodyFile, body);
  const { base } = stack.use(
    await run(new URL("bare.ts", import.meta.url), { BODY_FILE: bodyFile }, join(folder, "bare.log")),
  );
  const bare: Subject = {
    what: `bare route, ${body.length} bytes`,
    engine: "",
    base,
    next: () => ({ method: "GET", path: `/api/bare/${prefix}` }),
  };

  // Writes come last, each group beside the bare route: the processes look for each other's changes for a while after a write.
  say("reads ...");
  const [bareRead, ...reads] = await measure(
    [bare, ...engines.flatMap((one) => readSubjects(one, prefix, prefixes))],
    seconds,
  );
  say("submissions ...");
  const [bareWrite, ...writes] = await measure(
    [bare, ...engines.flatMap((one) => submissionSubjects(one, segments))],
    seconds,
  );
  if (bareRead === undefined || bareWrite === undefined) throw new Error("the bare route was not measured");
  say("deliveries ...");
  return report(
    segments,
    [
      ...rowsOf([bareRead, ...reads], bareRead),
      ...rowsOf(
        [{ ...bareWrite, subject: { ...bare, what: `${bare.what}, again` } } satisfies Measured, ...writes],
        bareWrite,
      ),
    ],
    await deliveryRows(seconds),
  );
}

type Rows = readonly (readonly string[])[];

function report(segments: readonly Planted[], rows: Rows, deliveries: Rows): string {
  const videos = new Set(segments.map(({ videoId }) => videoId)).size;
  const users = new Set(segments.map(({ userId }) => userId)).size;
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], {
    cwd: import.meta.dirname,
    encoding: "utf8",
  }).trim();
  return [
    `${segments.length} segments of ${videos} videos by ${users} users; ${availableParallelism()} cores, Node ${process.versions.node}, commit ${commit}.`,
    "",
    tableOf(rows),
    "",
    tableOf(microRows(Math.min(1, seconds / 3)), ["in one process", "µs", "to by hand"]),
    "",
    tableOf(deliveries, ["verify, parse, dispatch", "bytes", "deliveries/s", "to by hand"]),
    "",
    "Latencies: one connection, one request after another. Requests/s: ten connections. Everything is one machine, client included.",
    "",
  ].join("\n");
}

const text = await bench();
console.log(text);
if (options.write) {
  const folder = join(import.meta.dirname, "results");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "service.md"), `# The service, measured by \`npm run bench\`\n\n${text}`);
}
