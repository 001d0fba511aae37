import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { rootFolder } from "../support/documents.ts";
import { startMonitored, startPrometheus } from "./support/monitored.ts";
import { pathOf } from "./support/programs.ts";

const run = promisify(execFile);
const read = (path: string): Promise<string> => readFile(join(rootFolder, path), "utf8");

type Rule = Readonly<{ alert?: string; record?: string; expr: string; annotations?: Readonly<Record<string, string>> }>;
const rulesOf = async (path: string): Promise<Rule[]> =>
  (parse(await read(path)).groups as { rules: Rule[] }[]).flatMap(({ rules }) => rules);
const records = await rulesOf("deploy/prometheus/segmark-records.yaml");
const alerts = await rulesOf("deploy/prometheus/segmark-alerts.yaml");

type Panel = Readonly<{
  id: number;
  type: string;
  title: string;
  gridPos: Readonly<{ x: number; y: number; w: number; h: number }>;
  targets?: readonly Readonly<{ expr: string }>[];
  fieldConfig?: Readonly<{ defaults: Readonly<{ unit?: string }> }>;
}>;
const dashboard = JSON.parse(await read("deploy/grafana/dashboard.json"));
const panels: readonly Panel[] = dashboard.panels;
/** What Grafana puts in for its variables. */
const filledIn = (expr: string): string =>
  expr.replaceAll(/\$(?:job|instance)\b/g, ".*").replaceAll("$__rate_interval", "1m");
const queries = panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }) => ({ title, expr: filledIn(expr) })),
);
const expressions = [...records, ...alerts, ...queries].map(({ expr }) => expr);

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "segmark-promtool-"));
  await cp(join(rootFolder, "deploy/prometheus"), folder, { recursive: true });
  await writeFile(join(folder, "segmark-operator-token"), "x");
});
afterAll(() => rm(folder, { recursive: true, force: true }));
const promtool = async (...args: readonly string[]) => run(await pathOf("promtool"), args, { cwd: folder });

describe("deploy/prometheus", () => {
  it("is a valid configuration, on machines and on Kubernetes", async () => {
    await promtool("check", "config", "--lint-fatal", "prometheus.yaml");
    // Debian builds Prometheus without the discovery of Kubernetes.
    const config = parse(await read("deploy/prometheus/kubernetes.yaml"));
    for (const scrape of config.scrape_configs) {
      expect(scrape.kubernetes_sd_configs).toMatchObject([{ role: "pod", namespaces: { names: ["segmark"] } }]);
      delete scrape.kubernetes_sd_configs;
    }
    await writeFile(join(folder, "rest.yaml"), stringify(config));
    await promtool("check", "config", "--lint-fatal", "rest.yaml");
  });

  it("raises each alert when its trouble is there, and not before", async () => {
    await promtool("test", "rules", "segmark-alerts.test.yaml");
    const { tests } = parse(await read("deploy/prometheus/segmark-alerts.test.yaml"));
    const raised = tests.flatMap(
      ({ alert_rule_test: cases = [] }: { alert_rule_test?: { alertname: string; exp_alerts: [] }[] }) =>
        cases.filter((one) => one.exp_alerts.length > 0).map((one) => one.alertname),
    );
    expect(new Set(raised)).toEqual(new Set(alerts.map(({ alert }) => alert)));
  });

  it("says of each alert what is wrong and which section of the operations guide helps", async () => {
    const headings = [...(await read("docs/deployment/operations.md")).matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
      title
        .toLowerCase()
        .replaceAll(/[^\w\- ]/g, "")
        .replaceAll(" ", "-"),
    );
    for (const { alert, annotations: { summary, runbook } = {} } of alerts) {
      expect(summary, alert).toMatch(/\S.*\.$/);
      expect(headings, alert).toContain(runbook?.replace("docs/deployment/operations.md#", ""));
    }
  });

  it("asks only for problem codes and operations that exist", async () => {
    const specification = parse(await read("spec/openapi.yaml"));
    const codes = Object.keys(specification["x-problems"]);
    const operations = (Object.values(specification.paths) as Record<string, { operationId?: string }>[])
      .flatMap((path) => Object.values(path))
      .flatMap(({ operationId }) => operationId ?? []);
    const valuesOf = (label: string): string[] =>
      expressions.flatMap((expr) =>
        [...expr.matchAll(new RegExp(`\\b${label}=~?"([^"]+)"|\\b${label}!=?~?"([^"]+)"`, "g"))].flatMap(
          ([, is, not]) => {
            const value = is ?? not ?? "";
            const [, before = "", among] = /^(\w*)\((.*)\)$/.exec(value) ?? [undefined, "", value];
            return (among ?? "").split("|").map((one) => before + one);
          },
        ),
      );
    expect(valuesOf("code").length).toBeGreaterThan(6);
    for (const code of valuesOf("code")) expect(codes).toContain(code);
    for (const operation of valuesOf("operation")) expect([...operations, "unmatched"]).toContain(operation);
  });
});

describe("deploy/grafana/dashboard.json", () => {
  it("has a title, a unit and a query in each panel, and panels that do not overlap", () => {
    expect(dashboard).toMatchObject({ title: "Segmark", uid: "segmark", schemaVersion: 41 });
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const taken = new Set<string>();
    for (const { type, title, gridPos, targets, fieldConfig } of panels) {
      expect(title).toMatch(/\S/);
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++)
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
          expect(taken.has(`${x} ${y}`) || x >= 24, title).toBe(false);
          taken.add(`${x} ${y}`);
        }
      if (type === "row") continue;
      expect(targets?.length, title).toBeGreaterThan(0);
      expect(fieldConfig?.defaults.unit, title).toMatch(/^(?:short|reqps|ops|s|bytes|percentunit)$/);
    }
  });

  it("uses only variables that it defines", () => {
    const names = (dashboard.templating.list as { name: string }[]).map(({ name }) => name);
    for (const [, name] of JSON.stringify(dashboard).matchAll(/\$\{?([a-z]\w*)/g)) expect(names).toContain(name);
  });
});

describe("a service that Prometheus scrapes", () => {
  it("has every metric and label that rules and panels use, and every rule and panel shows data", async () => {
    await using service = await startMonitored();
    await using prometheus = await startPrometheus(service.address, service.token);
    expect(await service.deliver()).toBe(202);
    const shows = async (expr: string): Promise<boolean> => (await prometheus.query(expr)).length > 0;
    // An alert whose metrics are missing is as silent as one without trouble: its selectors have to find something.
    const selectors = expressions.flatMap((expr) => [...expr.matchAll(/\bsegmark[_:][\w:]+/g)].map(([name]) => name));
    const asked = [...new Set([...selectors, ...queries.map(({ expr }) => expr)])];
    expect(asked.length).toBeGreaterThan(queries.length);
    const silent = async (): Promise<string[]> => {
      await service.use();
      const found = await Promise.all(asked.map(shows));
      return asked.filter((_, i) => !found[i]);
    };
    await expect.poll(silent).toEqual([]);

    const labels = new Set([...(await service.metrics()).matchAll(/[{,](\w+)="/g)].map(([, label]) => label));
    const used = expressions.flatMap((expr) => [
      ...[...expr.matchAll(/[{,]\s*(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label]) => label),
      ...[...expr.matchAll(/\b(?:by|on) \(([^)]*)\)/g)].flatMap(([, list = ""]) => list.split(/,\s*/)),
    ]);
    for (const label of used) expect(new Set([...labels, "job", "instance"])).toContain(label);
    expect(await prometheus.query('ALERTS{alertstate="firing"}')).toEqual([]);
  });
});
