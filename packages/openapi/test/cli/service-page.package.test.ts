import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { stringify } from "yaml";
import { hashRounds } from "../../../../src/adapters/rounds.ts";
import { inherited, keepGroup } from "../../../../test/support/child.ts";
import { freePort } from "../../../../test/support/cluster/ports.ts";
import { examplesOf, rootFolder } from "../../../../test/support/documents.ts";
import { deaf } from "../../../../test/support/subscriptions.ts";
import { local } from "../../../../test/support/world.ts";
import { commandNames, type Result, world } from "./support.ts";

const page = "docs/commands.md";
const command = fileURLToPath(new URL("../../../../src/cli/segmark.js", import.meta.url));
const npx = `npx() { shift; "${process.execPath}" "${command}" "$@"; }`;

/** A line of the page, typed into bash. */
async function typed(line: string, folder: string, env: Readonly<Record<string, string>>): Promise<Result> {
  const child = keepGroup(
    spawn("bash", ["-c", `set -e; ${npx}; ${line}`], {
      cwd: folder,
      env: { ...inherited, ...env },
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    }),
  );
  const [out, err, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { status, out, err };
}

it(`every command of ${page} works, in the order of the page, and prints what the page says`, async () => {
  await using here = world();
  here.write("local-id", `${local("ann")}\n`);
  here.write("notes", "");
  here.write("dump/vipUsers_1.csv", `userID\n${hashRounds(local("ann"))}\n`);
  here.write("webhooks.yaml", stringify({ subscriptions: [deaf("bot")] }));
  const env = { PORT: String(await freePort()), WEBHOOKS_OUT: "webhooks.yaml" };
  const outputs = new Map<string, string>();
  for (const { command: lines, output } of examplesOf(page))
    for (const line of lines.split("\n")) {
      if (line === "npx segmark serve") {
        await here.startWith({ env }, "serve").line('"listening"');
        continue;
      }
      const { status, out, err } = await typed(line.replace("127.0.0.1:8080", `127.0.0.1:${env.PORT}`), here.path, env);
      const asOnThePage = out.replaceAll(here.path, "/srv/segmark").replace(process.versions.node, "24.21.0");
      expect([line, status, err]).toEqual([
        line,
        output === undefined ? 0 : 1,
        output === undefined ? "" : expect.anything(),
      ]);
      if (output !== undefined) expect(asOnThePage.trim()).toBe(output);
      outputs.set(line, out);
    }
  expect(outputs.get("npx segmark hash-user-id < local-id")).toBe(`${hashRounds(local("ann"))}\n`);
  expect(here.read("_segmark")).toMatch(/^#compdef segmark\n/);
  expect(here.read("segmark.fish")).toMatch(/^# fish completion/);
});

it("each command is on the page of the service or on that of documents", () => {
  const pages = [page, "packages/openapi/docs/commands.md"].map((name) => readFileSync(join(rootFolder, name), "utf8"));
  const shown = [...pages.join("\n").matchAll(/npx segmark ([a-z][\w-]*)/g)].map(([, word]) => word);
  expect([...new Set(shown)].sort()).toEqual(commandNames);
});
