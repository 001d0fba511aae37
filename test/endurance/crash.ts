import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type CrashReport, crashLoop, type Victim } from "./crash-loop.ts";
import type { Engine } from "./database.ts";
import { endServices } from "./service.ts";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "20" } } });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1 || rounds > 1000) {
  console.error("Usage: npm run crash -- [--rounds 1..1000]");
  process.exit(2);
}

const plans: readonly (readonly [Engine, Victim])[] = [
  ["sqlite", "service"],
  ["mariadb", "service"],
  ["mariadb", "database"],
];

function table({ findings, downMs }: CrashReport): string {
  const rows = findings.map((f) =>
    [f.kind, f.acknowledged, f.unknown, f.refused, f.lost, f.twice, f.strange].join(" | "),
  );
  const [median, longest] = [downMs.toSorted((a, b) => a - b)[Math.floor(downMs.length / 2)] ?? 0, Math.max(...downMs)];
  return [
    "| writes | acknowledged | unanswered | refused | lost | counted twice | wrong totals |",
    "|---|---|---|---|---|---|---|",
    ...rows.map((row) => `| ${row} |`),
    `ready again after ${Math.round(median)} ms (median), ${Math.round(longest)} ms (longest)`,
  ].join("\n");
}

const folder = await mkdtemp(join(tmpdir(), "segmark-crash-"));
let isWhole = true;
for (const [engine, victim] of plans) {
  const report = await crashLoop({ engine, victim, rounds, folder, say: (text) => console.error(text) });
  console.log(`\n${engine}, SIGKILL of the ${victim}, ${rounds} rounds\n\n${table(report)}`);
  isWhole &&= report.findings.every(({ lost, twice, strange }) => lost + twice + strange === 0);
}
await endServices();
console.error(`logs: ${folder}`);
process.exitCode = isWhole ? 0 : 1;
