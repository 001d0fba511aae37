import { once } from "node:events";
import { readdir, readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { realPause } from "@segmark/database/pause";
import { describe, expect, it } from "vitest";
import { startNode } from "../../../../../test/support/child.ts";
import { folderOf } from "../../../../../test/support/manager/folder.ts";
import { nodes } from "../../../../../test/support/manager/nodes.ts";
import { newDirectoryLoader } from "../../../src/engine/list/directory-loader.ts";
import { createMigrator } from "../../../src/index.ts";

const child = new URL("../../../../../test/support/children/migrate.ts", import.meta.url);
const leaseMs = 300;

/** Writes down who runs it, and blocks its process until there is the file `.go`, or the test is long over. */
const blocking = `
import { appendFileSync, existsSync } from "node:fs";
const beside = (name) => new URL(name, import.meta.url);
export function up() {
  appendFileSync(beside(".log"), process.pid + " ");
  process.stdout.write("begun ");
  for (const end = performance.now() + 60_000; !existsSync(beside(".go")) && performance.now() < end; );
}
`;

/** A process that is executing a migration, and has not renewed its lease since it began. */
async function blockedProcess() {
  const own = await nodes();
  const folder = await folderOf({ "01.mjs": blocking });
  const { child: process, ended } = startNode(child, [own.url, folder.path, String(leaseMs)]);
  if (process.stdout === null) throw new Error("no output");
  await once(process.stdout, "data");
  const isExpired = async (): Promise<boolean> =>
    (await own.knex("_migrations_lock").where("expires_at", "<", Date.now()).first("one")) !== undefined;
  await expect.poll(isExpired).toBe(true);
  const dispose = async (): Promise<void> => {
    process.kill("SIGKILL");
    await ended;
    await folder[Symbol.asyncDispose]();
    await own[Symbol.asyncDispose]();
  };
  const loader = newDirectoryLoader(folder.path);
  const log = (): Promise<string> => readFile(join(folder.path, ".log"), "utf8");
  const go = (): Promise<void> => folder.write(".go", "");
  const names = (): Promise<string[]> => readdir(dirname(own.url.slice("sqlite:".length)));
  return { own, loader, names, process, ended, log, go, [Symbol.asyncDispose]: dispose };
}

describe("a process that blocks its event loop for longer than its lease", () => {
  it("stays the only one that runs the migration", async () => {
    await using blocked = await blockedProcess();
    const { own, loader, process, ended } = blocked;
    const applied = createMigrator({ knex: own.knex, loader, leaseMs, waitMs: 30_000 }).up();
    await Promise.race([applied, realPause(500)]); // it would not have waited longer than for the lease
    await blocked.go();
    expect(await applied).toEqual([]);
    expect(await ended).toMatchObject({ code: 0, stdout: 'begun ["01.mjs"]' });
    expect(await blocked.log()).toBe(`${process.pid} `);
  });

  it("is reported as the holder, by the lock of an empty file beside the database", async () => {
    await using blocked = await blockedProcess();
    const { own, loader, process, ended } = blocked;
    const owner = expect.stringMatching(new RegExp(`process ${process.pid}$`));
    expect((await own.over({ loader: () => loader }).inspect()).busy).toMatchObject({ owner });
    await expect(createMigrator({ knex: own.knex, loader, leaseMs, waitMs: 0 }).up()).rejects.toMatchObject({
      code: "run_in_progress",
      message: expect.stringContaining(`process ${process.pid}`),
    });
    expect(await blocked.names()).toContain("test.db-migrations_lock");
    const database = own.url.slice("sqlite:".length);
    const [its, lock] = await Promise.all([stat(database), stat(`${database}-migrations_lock`)]);
    expect([lock.mode, lock.size]).toEqual([its.mode, 0]);
    await blocked.go();
    await ended;
  });

  it("is replaced as soon as it was killed", async () => {
    await using blocked = await blockedProcess();
    const { own, loader, process, ended } = blocked;
    process.kill("SIGKILL");
    await ended;
    await blocked.go();
    expect(await createMigrator({ knex: own.knex, loader, leaseMs, waitMs: 30_000 }).up()).toEqual(["01.mjs"]);
  });
});
