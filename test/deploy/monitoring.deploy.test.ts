import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parse } from "yaml";
import { rootFolder } from "../support/documents.ts";
import { launch } from "../support/service.ts";
import { SECRET } from "../webhooks/support/deliveries.ts";
import { pathOf } from "./support/programs.ts";
import { deployed } from "./support/settings.ts";

const run = promisify(execFile);
type Rule = Readonly<{ record?: string; alert?: string; expr: string }>;
const rules = (parse(deployed("prometheus/alerts.yaml")).groups as { rules: Rule[] }[]).flatMap((group) => group.rules);
const dashboard = JSON.parse(deployed("grafana/dashboard.json")) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const queries = [
  ...rules.map(({ record, alert, expr }) => [record ?? alert ?? "", expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

let service: ReturnType<typeof launch>;
let exposed: ReadonlySet<string>;
beforeAll(async () => {
  service = launch({ DATABASE_URL: "sqlite::memory:", WEBHOOK_SECRET: SECRET });
  const text = await (await fetch(`${await service.address()}/metrics`)).text();
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  exposed = new Set([
    ...types.flatMap(([, name = "", type]) =>
      type === "histogram" ? ["_bucket", "_sum", "_count"].map((end) => name + end) : [name],
    ),
    ...rules.flatMap(({ record }) => record ?? []),
  ]);
});
afterAll(() => service[Symbol.asyncDispose]());

it.each(queries)("%s uses metrics that exist", (_name, expr) => {
  const named = expr.match(/segmark[a-z0-9_:]+/g) ?? [];
  expect(named.filter((name) => !exposed.has(name))).toEqual([]);
  expect(named.length > 0 || expr.startsWith("up{")).toBe(true);
});

it("Prometheus accepts the rules, the configuration and every query of the dashboard", async () => {
  const promtool = await pathOf("promtool");
  const folder = await mkdtemp(join(tmpdir(), "segmark-rules-"));
  const panels = dashboard.panels.map(({ targets }, i) => ({
    record: `panel:${i}`,
    expr: targets[0]?.expr.replaceAll("$__rate_interval", "1m"),
  }));
  const file = join(folder, "dashboard.yaml");
  await writeFile(file, JSON.stringify({ groups: [{ name: "dashboard", rules: panels }] }));
  await run(promtool, ["check", "rules", join(rootFolder, "deploy/prometheus/alerts.yaml"), file]);
  await run(promtool, ["check", "config", "--syntax-only", join(rootFolder, "deploy/prometheus/prometheus.yaml")]);
  await rm(folder, { recursive: true });
});
