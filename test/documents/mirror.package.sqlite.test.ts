import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { world as folder } from "../../packages/openapi/test/cli/support.ts";
import { readConfig } from "../../src/config/config.ts";
import { inherited } from "../support/child.ts";
import { emptyDatabase } from "../support/database.ts";
import { examplesOf, rootFolder } from "../support/documents.ts";
import { launch } from "../support/service.ts";
import { local, world } from "../support/world.ts";

const page = "docs/data/mirror.md";
const command = fileURLToPath(new URL("../../src/cli/segmark.js", import.meta.url));
const npx = `npx() { shift; "${process.execPath}" "${command}" "$@"; }`;
const settingsOf = (line: string): Record<string, string> =>
  Object.fromEntries([...line.matchAll(/(\w+)=(\S+)/g)].map(([, name = "", value = ""]) => [name, value]));

it(`the commands of ${page} make mirrors of a service, and the last of them passes on what is sent to it`, async () => {
  await using origin = await world();
  await using database = await emptyDatabase();
  await using here = folder();
  const submit = (base: string, at: number) =>
    fetch(`${base}/api/skipSegments`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        videoID: "dQw4w9WgXcQ",
        userID: local("ann"),
        segments: [{ segment: [at, at + 5], category: "sponsor" }],
      }),
    });
  await submit(origin.base, 10);
  const lines = examplesOf(page).map((example) => example.command.replaceAll("http://127.0.0.1:8080", origin.base));
  expect(lines).toHaveLength(3);
  for (const line of lines) {
    if (line.includes("npx segmark follow")) {
      const run = promisify(execFile)("bash", ["-c", `set -e; ${npx}; ${line}`], { cwd: here.path, env: inherited });
      expect((await run).stdout).toContain('"inStep":true');
      continue;
    }
    expect(line).toMatch(/ npm start$/);
    const settings = settingsOf(line);
    await using mirror = launch({ ...settings, DATABASE_URL: database.url, AUTO_MIGRATE: "true" });
    const base = await mirror.address();
    const read = async () => (await fetch(`${base}/api/skipSegments?videoID=dQw4w9WgXcQ`)).json().catch(() => []);
    await expect.poll(read, { timeout: 20_000 }).toHaveLength(1);
    expect((await submit(base, 30)).status).toBe(settings["SUBMIT_URL"] === undefined ? 403 : 200);
    if (settings["SUBMIT_URL"] !== undefined) await expect.poll(read, { timeout: 20_000 }).toHaveLength(2);
    mirror.kill("SIGTERM");
    await mirror.exited;
  }
}, 90_000);

it("its table has the settings, their values and their defaults", () => {
  const text = readFileSync(join(rootFolder, page), "utf8");
  const rows = [...text.matchAll(/^\| `([A-Z_]+)` \| .* \| (?:`([^`]*)`|none.*) \|$/gm)];
  const defaults = Object.fromEntries(rows.map(([, name = "", value]) => [name, value]));
  expect(Object.keys(defaults)).toEqual(["FOLLOW_URL", "SUBMIT_URL", "SUBMIT_FORWARD_ADDRESS"]);
  const urls = { FOLLOW_URL: "http://127.0.0.1:1", SUBMIT_URL: "http://127.0.0.1:2" };
  expect(readConfig({ ...defaults, ...urls }).mirror).toEqual(readConfig(urls).mirror);
  expect(readConfig(defaults).mirror).toEqual({ followUrl: undefined, submit: undefined });
  const settings = readFileSync(join(rootFolder, "docs/deployment/settings.md"), "utf8");
  for (const name of Object.keys(defaults)) expect(settings).toContain(`\`${name}\``);
});
