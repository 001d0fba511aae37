import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { bundleCheckout } from "../scripts/bundle-program.ts";
import { deliveryRows } from "./deliveries.ts";
import { microRows } from "./micro.ts";
import { type Options, readOptions, usage } from "./options.ts";
import { regressionsOf } from "./regressions.ts";
import { documentOf, report } from "./report.ts";
import { type Results, type StoredResults, scoredOf } from "./results.ts";
import { measureService } from "./service.ts";

const resultsFile = new URL("results/service.json", import.meta.url);

async function bench(options: Options): Promise<Results> {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "segmark-bench-"));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const { data, rounds, seconds } = options;
  const git = ["rev-parse", "--short", "HEAD"];
  const commit = execFileSync("git", git, { cwd: import.meta.dirname, encoding: "utf8" }).trim();
  const results = await measureService(options, folder, (text) => console.error(text));
  const isWhole = options.rows === undefined;
  const micro = isWhole ? microRows(Math.min(1, seconds / 3)) : [];
  const deliveries = isWhole ? await deliveryRows(seconds) : [];
  const machine = { node: process.versions.node, cores: availableParallelism() };
  return { data, commit, ...machine, rounds, seconds, ...results, micro, deliveries };
}

/** Lists regressions relative to the stored results of the same data set. */
function comparison(before: Results | undefined, now: Results): string {
  if (before === undefined) return `No results of --data ${now.data} are kept to compare with.`;
  const regressions = regressionsOf(scoredOf(before), scoredOf(now));
  if (regressions.length === 0) return `Nothing fell by more than 15 % since ${before.commit}.`;
  return regressions.map((line) => `FELL: ${line}`).join("\n");
}

const options = readOptions(process.argv.slice(2));
if (options === undefined) {
  console.error(usage);
  process.exit(2);
}
await bundleCheckout();
const stored: StoredResults = JSON.parse(await readFile(resultsFile, "utf8").catch(() => "{}"));
const results = await bench(options);
console.log(report(results));
console.log(comparison(stored[results.data], results));
if (options.write) {
  const all: StoredResults = { ...stored, [results.data]: results };
  await writeFile(resultsFile, `${JSON.stringify(all, undefined, 2)}\n`);
  await writeFile(new URL("results/service.md", import.meta.url), documentOf(all));
}
