import { copyFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { endServices } from "../endurance/service.ts";
import { campaign, medianOf, type Report } from "./campaign.ts";
import { startTarget } from "./target.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "60" },
    seed: { type: "string", default: "1" },
    only: { type: "string" },
    engine: { type: "string", default: "both" },
  },
});
const [seconds, seed] = [Number(values.seconds), Number(values.seed)];
const only = values.only === undefined ? undefined : Number(values.only);
const engines = (["sqlite", "mariadb"] as const).filter(
  (engine) => values.engine === "both" || values.engine === engine,
);
const isUsable =
  seconds >= 1 && seconds <= 86_400 && Number.isSafeInteger(seed) && (only ?? 0) >= 0 && engines.length > 0;
if (!isUsable) {
  console.error("Usage: npm run fuzz -- [--seconds 1..86400] [--seed N] [--only NUMBER] [--engine sqlite|mariadb]");
  process.exit(2);
}

const show = ({ inputs, statuses, findings, before, during, after }: Report): string => {
  const line = (name: string, health: typeof before): string =>
    `${name}: RSS ${health.rss.toFixed(0)} MB, ${health.live.toFixed(0)} MB in use, ${health.handles} handles, event loop p99 ${health.p99.toFixed(1)} ms`;
  const most = (of: (health: typeof before) => number): string => Math.max(0, ...during.map(of)).toFixed(0);
  return [
    `${inputs} inputs; answers ${JSON.stringify(statuses)}`,
    line("before", before),
    `during: RSS at most ${most(({ rss }) => rss)} MB; event loop p99 ${medianOf(during.map(({ p99 }) => p99)).toFixed(1)} ms (median of looks), ` +
      `${most(({ p99 }) => p99)} ms (worst look), longest ${most(({ longest }) => longest)} ms`,
    line("after", after),
    `${findings.length} findings`,
    ...findings.map((finding) => `  ${finding}`),
  ].join("\n");
};

for (const engine of engines) {
  await using target = await startTarget(engine);
  const report = await campaign({ ...target, seed, seconds, only, say: (text) => console.error(`${engine}: ${text}`) });
  console.log(`\n${engine}, seed ${seed}\n${show(report)}`);
  if (report.findings.length > 0) {
    process.exitCode = 1;
    const kept = join(tmpdir(), `segmark-fuzz-${engine}-${seed}.log`);
    await copyFile(target.logFile, kept);
    console.error(`The log of the service is kept as ${kept}.`);
  }
}
await endServices();
