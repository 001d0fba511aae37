import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareGround } from "../support/cluster/ground.ts";
import { makeServer } from "../support/cluster/server.ts";
import { makeTemplate } from "../support/cluster/template.ts";

export type Engine = "sqlite" | "mariadb";

/**
 * A database that can be killed and comes back with its data. SQLite lives in the process of the service and dies with
 * it.
 */
export type Database = AsyncDisposable &
  Readonly<{ url: string; crash: (() => Promise<void>) | undefined; restart: () => Promise<void> }>;

async function sqlite(): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), "segmark-endurance-"));
  return {
    url: `sqlite:${join(folder, "endurance.db")}`,
    crash: undefined,
    restart: async () => {},
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

async function mariadb(): Promise<Database> {
  await using stack = new AsyncDisposableStack();
  const ground = stack.use(await prepareGround());
  const template = await makeTemplate(ground);
  // What is committed is on the disk; otherwise nothing could be required of a database that is killed.
  const flags = ["--innodb-flush-log-at-trx-commit=1", "--innodb-buffer-pool-size=256M"];
  const server = await makeServer(ground, { name: "endurance", template, flags });
  await server.start("template");
  await server.run("create database app_endurance");
  const held = stack.move();
  return {
    url: server.url("app_endurance"),
    crash: server.kill,
    restart: () => server.start("own data"),
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

export const makeDatabase = (engine: Engine): Promise<Database> => (engine === "sqlite" ? sqlite() : mariadb());
