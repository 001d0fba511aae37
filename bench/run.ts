import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { deliveryRows } from "./deliveries.ts";
import { whatFell } from "./fell.ts";
import { microRows } from "./micro.ts";
import { type Options, readOptions, usage } from "./options.ts";
import { report } from "./report.ts";
import { type Results, scoredOf } from "./results.ts";
import { measureService } from "./service.ts";

const results = join(import.meta.dirname, "results");
const kept = join(results, "service.json");

async function bench(options: Options): Promise<Results> {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "segmark-bench-"));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const { data, rounds, seconds } = options;
  const git = ["rev-parse", "--short", "HEAD"];
  const commit = execFileSync("git", git, { cwd: import.meta.dirname, encoding: "utf8" }).trim();
  const found = await measureService(options, folder, (text) => console.error(text));
  return { data, commit, node: process.versions.node, cores: availableParallelism(), rounds, seconds, ...found };
}

/** Names what became worse since the results that are kept, when they are of the same data. */
async function compare(now: Results): Promise<string> {
  const text = await readFile(kept, "utf8").catch(() => undefined);
  if (text === undefined) return "Nothing is kept in bench/results/service.json to compare with.";
  const before: Results = JSON.parse(text);
  if (before.data !== now.data)
    return `The results that are kept are of --data ${before.data}: nothing to compare with.`;
  const fell = whatFell(scoredOf(before), scoredOf(now));
  if (fell.length === 0) return `Nothing fell by more than 15 % since ${before.commit}.`;
  return fell.map((line) => `FELL: ${line}`).join("\n");
}

const options = readOptions(process.argv.slice(2));
if (options === undefined) {
  console.error(usage);
  process.exit(2);
}
const found = await bench(options);
const inProcess = options.rows === undefined;
const text = report(found, {
  micro: inProcess ? microRows(Math.min(1, options.seconds / 3)) : [],
  deliveries: inProcess ? await deliveryRows(options.seconds) : [],
});
console.log(text);
console.log(await compare(found));
if (options.write) {
  await writeFile(join(results, "service.md"), `# The service, measured by \`npm run bench\`\n\n${text}`);
  await writeFile(kept, `${JSON.stringify(found, undefined, 2)}\n`);
}
