import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { examplesOf, rootFolder } from "../support/documents.ts";
import { pathOf } from "./support/programs.ts";
import { settingNames } from "./support/settings.ts";

const run = promisify(execFile);
const pages = ["monitoring.md", "kubernetes.md", "compose.md"].map((name) => `docs/deployment/${name}`);

it.each(pages)("the commands of %s succeed", async (page) => {
  const folder = await mkdtemp(join(tmpdir(), "segmark-pages-"));
  try {
    await cp(join(rootFolder, "deploy"), join(folder, "deploy"), { recursive: true });
    await cp(join(folder, "deploy/prometheus"), folder, { recursive: true });
    await writeFile(join(folder, "segmark-operator-token"), "x");
    const programs = [await pathOf("promtool"), await pathOf("kubectl")].map((path) => dirname(path));
    const PATH = [...programs, process.env["PATH"]].join(":");
    for (const { command } of examplesOf(page)) await run("sh", ["-c", command], { cwd: folder, env: { PATH } });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

it.each(pages)("%s names files, settings and objects that exist", async (page) => {
  const text = await readFile(join(rootFolder, page), "utf8");
  for (const [, target = ""] of text.matchAll(/\]\(([^)#]+)[^)]*\)/g))
    expect(existsSync(join(rootFolder, dirname(page), target)), target).toBe(true);
  const files = (await readdir(join(rootFolder, "deploy"), { recursive: true })).map((path) => path.split("/").at(-1));
  for (const [, file] of text.matchAll(/[` ]([\w.-]+\.(?:yaml|env|cnf|conf|json))\b/g)) expect(files).toContain(file);
  const others = ["SEGMARK_IMAGE", "SEGMARK_PORT", "GALERA_FOUND"];
  for (const [, name] of text.matchAll(/`([A-Z]+_[A-Z_]+)`/g)) expect([...settingNames(), ...others]).toContain(name);
  const alerts = await readFile(join(rootFolder, "deploy/prometheus/segmark-alerts.yaml"), "utf8");
  for (const [, alert] of text.matchAll(/`(Segmark\w+)`/g)) expect(alerts).toContain(`alert: ${alert}\n`);
});
