import type { Statements } from "./measure-statements.ts";
import type { Ratio } from "./ratio.ts";
import type { Results, StoredResults } from "./results.ts";
import { shapes } from "./shapes.ts";
import { tableOf } from "./table.ts";

const digits = (value: number | null | undefined, count = 2): string =>
  value === undefined || value === null || !Number.isFinite(value) ? "" : value.toFixed(count);
/** Large numbers without decimals, small ones with two. */
const amount = (value: number): string => digits(value, value >= 100 ? 0 : 2);

/** Two significant digits. */
const ratioText = (ratio: number | null | undefined): string => digits(ratio, (ratio ?? 1) < 0.1 ? 3 : 2);

const ratioHead = [
  "measurement",
  "engine",
  "baseline",
  "ratio",
  "CPU ratio",
  "value",
  "baseline value",
  "unit",
  "CPU µs",
  "p50 ms",
  "p99 ms",
];
const ratioCells = ({ what, engine, against, ...row }: Ratio): string[] => [
  what,
  engine,
  against,
  ratioText(row.ratio),
  ratioText(row.cpuRatio),
  amount(row.value),
  amount(row.base),
  row.unit,
  digits(row.cpuMicros, 0),
  digits(row.p50),
  digits(row.p99),
];

const statementHead = [
  "one operation on MariaDB",
  "statements",
  "select",
  "insert",
  "update",
  "delete",
  "commit",
  "prepared",
  "rows read",
];
const statementCells = ({ what, ...counts }: Statements): string[] => [
  what,
  ...(["sent", "select", "insert", "update", "delete", "commit", "executed", "rows"] as const).map((name) =>
    digits(counts[name]),
  ),
];

/** Tables without rows are omitted. */
const tables = (all: readonly (readonly [head: readonly string[], rows: readonly (readonly string[])[]])[]): string =>
  all
    .filter(([, rows]) => rows.length > 0)
    .map(([head, rows]) => `${tableOf(rows, head)}\n`)
    .join("\n");

/** The tables of one run. */
export function report(results: Results): string {
  const { segments, videos, users } = shapes[results.data];
  return `${segments} segments of ${videos} videos by ${users} users (\`--data ${results.data}\`); ${results.cores} cores, Node ${results.node}, commit ${results.commit}.
Median of ${results.rounds} rounds of ${results.seconds} s.

${tables([
  [ratioHead, results.ratios.map(ratioCells)],
  [statementHead, results.statements.map(statementCells)],
  [["operation in one process", "µs", "relative to hand-written"], results.micro],
  [["verify, parse, dispatch", "bytes", "deliveries/s", "relative to hand-written"], results.deliveries],
])}`;
}

const legend = `The higher a ratio, the better. What is compared is measured in turns, and a ratio is the median of the ratios of the rounds, because the speed of a
machine drifts; all of it is one machine, client included. The bare servers give the same bytes for the same addresses out of a map, and take writes
of the same size. The raw driver reads the rows that an answer needs, and makes no answer of them. CPU: processor time of the process that answers,
without the database server. Latencies: 32 connections that never pause, 16 for writes; in the mix from the moment a request was due. The delay of the
event loop contains the 10 ms of the timer it is measured with. Statements and rows read: one request after another, less what idle processes ask.
`;

/** The document with all stored results. */
export function documentOf(stored: StoredResults): string {
  const sections = Object.values(stored).map((results) => `## ${results.data}\n\n${report(results)}`);
  return ["# The service, measured by `npm run bench`\n", legend, ...sections].join("\n");
}
