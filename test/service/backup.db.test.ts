import { execFile } from "node:child_process";
import { mkdir, mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, inject, it } from "vitest";
import { emptyDatabase, testDatabase } from "../support/database.ts";
import { program } from "../support/debian.ts";
import { examplesOf } from "../support/documents.ts";
import { launch } from "../support/service.ts";
import { local } from "../support/world.ts";

const run = promisify(execFile);
const segmark = fileURLToPath(new URL("../../src/cli/segmark.js", import.meta.url));
const commands = examplesOf("docs/operations.md").map(({ command }) => command);
const [backUp = "", restore = "", dump = "", load = ""] = commands.slice(
  commands.findIndex((command) => command.startsWith("npx segmark backup")),
);

/** A command of the page on the server of this test. */
async function onServer(command: string, url: string): Promise<void> {
  const { hostname, port, username, password, pathname } = new URL(url);
  const [name = "", ...rest] = command.split(" ");
  const path = await program([name], "mariadb-client");
  const line = rest.join(" ").replace(/\bsegmark(?:_restored)?\b(?!\.)/, pathname.slice(1));
  const env = { ...process.env, MYSQL_PWD: password };
  await run("sh", ["-c", `"$0" --no-defaults --host=${hostname} --port=${port} --user=${username} ${line}`, path], {
    env,
    cwd: folder,
  });
}
let folder = "";

/** Backs up and restores with the commands of the page. Returns the address of the restored database. */
async function copied(from: string, empty: string): Promise<string> {
  if (inject("engine") === "mariadb") {
    await onServer(dump, from);
    await onServer(load, empty);
    return empty;
  }
  const env = { ...process.env, DATABASE_URL: from };
  const { stdout } = await run("sh", ["-c", backUp.replace("npx segmark", `"$0" "${segmark}"`), process.execPath], {
    env,
    cwd: folder,
  });
  expect(stdout).toMatch(/^copy\.db: \d+\.\d MB, checked\n$/);
  await mkdir(join(folder, "data"));
  await run("sh", ["-c", restore], { cwd: folder });
  return `sqlite:${join(folder, "data/segmark.db")}`;
}

const starts = (text: string): number[] =>
  (JSON.parse(text) as { segment: [number, number] }[]).map(({ segment: [start] }) => start);

it("a backup that is made while clients write has what was acknowledged before, and becomes a service again", async () => {
  await using place = await mkdtempDisposable(join(tmpdir(), "segmark-backup-"));
  folder = place.path;
  await using original = await testDatabase();
  await using empty = await emptyDatabase();
  await using service = launch({ DATABASE_URL: original.url });
  const address = await service.address();
  const userID = local("ann");
  const acknowledged: number[] = [];
  const submit = async (at: string, start: number): Promise<void> => {
    const body = JSON.stringify({
      videoID: "dQw4w9WgXcQ",
      userID,
      segments: [{ segment: [start, start + 2], category: "sponsor" }],
    });
    const headers = { "content-type": "application/json" };
    expect((await fetch(`${at}/api/skipSegments`, { method: "POST", headers, body })).status).toBe(200);
  };
  const read = async (at: string): Promise<number[]> =>
    starts(await (await fetch(`${at}/api/skipSegments?videoID=dQw4w9WgXcQ`)).text());

  for (let start = 0; start < 100; start += 5) await submit(address, start);
  const before = await read(address);
  expect(before).toHaveLength(20);
  let isDone = false;
  const writing = (async () => {
    for (let start = 1000; !isDone; start += 5) {
      await submit(address, start);
      acknowledged.push(start);
    }
  })();
  await expect.poll(() => acknowledged.length).toBeGreaterThan(2);
  const sure = [...before, ...acknowledged];
  const url = await copied(original.url, empty.url);
  isDone = true;
  await writing;

  await using other = launch({ DATABASE_URL: url, AUTO_MIGRATE: "false" });
  const again = await other.address();
  const kept = await read(again);
  expect(kept).toEqual(expect.arrayContaining(sure));
  expect([...before, ...acknowledged]).toEqual(expect.arrayContaining(kept));
  await submit(again, 50_000);
  expect(await read(again)).toContain(50_000);
});
