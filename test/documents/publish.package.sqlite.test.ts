import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { readConfig } from "../../src/config/config.ts";
import type { DumpIndex } from "../../src/dumps/publish/dump-index.ts";
import { dumpFolder } from "../dumps/support.ts";
import { inherited } from "../support/child.ts";
import { testStorage } from "../support/database.ts";
import { examplesOf, rootFolder } from "../support/documents.ts";
import { put } from "../support/rows.ts";
import { launch } from "../support/service.ts";

const page = "docs/data/publish.md";
const run = promisify(execFile);
const command = fileURLToPath(new URL("../../src/cli/segmark.js", import.meta.url));
const npx = `npx() { shift; "${process.execPath}" "${command}" "$@"; }`;

it("every command of docs/data/publish.md works, and a mirror has what the index says", async () => {
  await using database = await testStorage();
  using folder = dumpFolder();
  await put(database, { userAgent: "a, b" });
  const [serve, ...others] = examplesOf(page).flatMap((example) => example.command.split("\n"));
  expect(serve).toBe("PUBLISH_DUMPS=./dumps npx segmark serve");
  const env = { DATABASE_URL: database.url, PUBLISH_DUMPS: join(folder.path, "dumps") };
  await using service = launch(env);
  const base = await service.address();
  await service.logged(({ msg }) => msg === "a dump is published");
  const outputs: string[] = [];
  for (const line of others) {
    const typed = line.replaceAll("http://127.0.0.1:8080", base);
    const { stdout } = await run("bash", ["-c", `set -e; ${npx}; ${typed}`], {
      cwd: folder.path,
      env: { ...inherited, ...env },
    });
    outputs.push(stdout);
  }
  const index = JSON.parse(outputs[0] ?? "") as DumpIndex;
  for (const { url, size, sha256 } of index.links) {
    const bytes = readFileSync(join(folder.path, url.slice("/database/".length)));
    expect([bytes.length, createHash("sha256").update(bytes).digest("hex")]).toEqual([size, sha256]);
  }
  expect(outputs.join("")).toMatch(/^sponsorTimes_\d+\.csv\.gz: 1 rows, 0\.0 MB$/m);
  expect(folder.read("sponsorTimes.csv")).toContain('"a, b"');
  expect(folder.read("by-hand/sponsorTimes.csv")).toBe(folder.read("sponsorTimes.csv"));
});

it("its table has the settings, their values and their defaults", () => {
  const text = readFileSync(join(rootFolder, page), "utf8");
  const rows = [...text.matchAll(/^\| `(\w+)` \| .* \| (?:`([^`]*)`|none) \|$/gm)];
  const defaults = Object.fromEntries(rows.map(([, name = "", value]) => [name, value]));
  const { dumps } = readConfig({ ...defaults, PUBLISH_DUMPS: "/srv/dumps" });
  expect(dumps).toEqual(readConfig({ PUBLISH_DUMPS: "/srv/dumps" }).dumps);
  expect(Object.keys(defaults)).toHaveLength(6);
  const settings = readFileSync(join(rootFolder, "docs/deployment/settings.md"), "utf8");
  for (const name of Object.keys(defaults)) expect(settings).toContain(`\`${name}\``);
});
