import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { environment } from "../test/endurance/writes.ts";
import { makeData } from "./data.ts";
import { worker } from "./launch.ts";
import { fill, settle } from "./load.ts";
import { mariadbUrl } from "./mariadb.ts";
import { run } from "./process.ts";
import { type Figures, familyFigures } from "./process-figures.ts";
import { percentile } from "./quantile.ts";
import { randomFrom } from "./random.ts";
import { shapeOf } from "./shapes.ts";
import { type Answered, mixOf, startMix } from "./soak-load.ts";
import { tableOf } from "./table.ts";

const { values: options } = parseArgs({
  options: {
    minutes: { type: "string", default: "30" },
    segments: { type: "string", default: "100000" },
    engine: { type: "string", default: "sqlite" },
  },
});
const [minutes, count] = [Number(options.minutes), Number(options.segments)];
if (
  !(minutes >= 1 && minutes <= 1440) ||
  !(count >= 1000 && count <= 2_000_000) ||
  !/^(sqlite|mariadb)$/.test(options.engine)
) {
  console.error("Usage: npm run soak -- [--minutes 1..1440] [--segments 1000..2000000] [--engine sqlite|mariadb]");
  process.exit(2);
}

type Minute = Readonly<{ answers: readonly Answered[]; figures: Figures }>;

/** Slope of a least-squares fit, in units of y per minute. */
function slopeOf(values: readonly number[]): number {
  const meanX = (values.length - 1) / 2;
  const meanY = values.reduce((sum, value) => sum + value, 0) / values.length;
  const above = values.reduce((sum, value, x) => sum + (x - meanX) * (value - meanY), 0);
  return above / values.reduce((sum, _value, x) => sum + (x - meanX) ** 2, 0);
}

const p = (answers: readonly Answered[], share: number): string =>
  percentile(
    answers.map(({ ms }) => ms).toSorted((a, b) => a - b),
    share,
  ).toFixed(1);
const failed = ({ status }: Answered): boolean => status === 0 || status >= 500;

async function soak(): Promise<Minute[]> {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "segmark-soak-"));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const url = options.engine === "sqlite" ? `sqlite:${join(folder, "soak.db")}` : await mariadbUrl(stack);
  const data = makeData(shapeOf(count));
  await fill(url, data);
  await settle(url, data);
  const segments = [...data.segments()];
  const { base, pid } = stack.use(
    await run(worker, { ...environment, DATABASE_URL: url }, join(folder, "service.log")),
  );

  const done: Minute[] = [];
  let answers: Answered[] = [];
  const stop = startMix(base, mixOf(segments, randomFrom(7)), (answered) => void answers.push(answered));
  for (let minute = 1; minute <= minutes; minute++) {
    await pause(60_000);
    const [now, figures] = [answers, await familyFigures(pid)];
    answers = [];
    done.push({ answers: now, figures });
    const reads = now.filter(({ kind }) => kind.startsWith("read"));
    console.error(
      `minute ${minute}: ${now.length} answers, ${now.filter(failed).length} failed, reads p50 ${p(reads, 0.5)} p99 ${p(reads, 0.99)} ms, ` +
        `RSS ${figures.rss.toFixed(0)} MB, ${figures.handles} handles`,
    );
  }
  await stop();
  return done;
}

const done = await soak();
const [first, last] = [done[0], done.at(-1)];
if (first === undefined || last === undefined) throw new Error("no minute was measured");
const names = [...new Set(done.flatMap(({ answers }) => answers.map(({ kind }) => kind)))];
const row = (name: string): string[] => {
  const of = ({ answers }: Minute): Answered[] => answers.filter(({ kind }) => kind === name);
  const all = done.flatMap(of);
  return [
    name,
    String(all.length),
    String(all.filter(failed).length),
    p(of(first), 0.5),
    p(of(first), 0.99),
    p(of(last), 0.5),
    p(of(last), 0.99),
  ];
};
// The first third is a warm-up of caches and pools.
const settled = done.slice(Math.floor(done.length / 3)).map(({ figures }) => figures);
console.log(`${options.engine}, ${count} segments, ${minutes} minutes\n`);
console.log(
  tableOf(names.map(row), [
    "requests",
    "answered",
    "failed",
    "first minute p50 ms",
    "p99",
    "last minute p50 ms",
    "p99",
  ]),
);
console.log(
  `\nRSS ${first.figures.rss.toFixed(0)} MB after a minute, ${last.figures.rss.toFixed(0)} MB at the end, ` +
    `slope over the last two thirds ${slopeOf(settled.map(({ rss }) => rss)).toFixed(2)} MB a minute; ` +
    `handles ${first.figures.handles} and ${last.figures.handles}, slope ${slopeOf(settled.map(({ handles }) => handles)).toFixed(2)} a minute`,
);
