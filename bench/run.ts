import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { deliveryRows } from "./deliveries.ts";
import { microRows } from "./micro.ts";
import { type Options, readOptions, usage } from "./options.ts";
import { whatFell } from "./regressions.ts";
import { documentOf, report } from "./report.ts";
import { type Kept, type Results, scoredOf } from "./results.ts";
import { measureService } from "./service.ts";

const keptFile = new URL("results/service.json", import.meta.url);

async function bench(options: Options): Promise<Results> {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "segmark-bench-"));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const { data, rounds, seconds } = options;
  const git = ["rev-parse", "--short", "HEAD"];
  const commit = execFileSync("git", git, { cwd: import.meta.dirname, encoding: "utf8" }).trim();
  const found = await measureService(options, folder, (text) => console.error(text));
  const isWhole = options.rows === undefined;
  const micro = isWhole ? microRows(Math.min(1, seconds / 3)) : [];
  const deliveries = isWhole ? await deliveryRows(seconds) : [];
  const machine = { node: process.versions.node, cores: availableParallelism() };
  return { data, commit, ...machine, rounds, seconds, ...found, micro, deliveries };
}

/** Lists regressions relative to the stored results of the same data set. */
function compared(before: Results | undefined, now: Results): string {
  if (before === undefined) return `No results of --data ${now.data} are kept to compare with.`;
  const fell = whatFell(scoredOf(before), scoredOf(now));
  if (fell.length === 0) return `Nothing fell by more than 15 % since ${before.commit}.`;
  return fell.map((line) => `FELL: ${line}`).join("\n");
}

const options = readOptions(process.argv.slice(2));
if (options === undefined) {
  console.error(usage);
  process.exit(2);
}
const kept: Kept = JSON.parse(await readFile(keptFile, "utf8").catch(() => "{}"));
const found = await bench(options);
console.log(report(found));
console.log(compared(kept[found.data], found));
if (options.write) {
  const all: Kept = { ...kept, [found.data]: found };
  await writeFile(keptFile, `${JSON.stringify(all, undefined, 2)}\n`);
  await writeFile(new URL("results/service.md", import.meta.url), documentOf(all));
}
