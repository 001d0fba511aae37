import { errnoOf } from "@segmark/database/driver-error";
import type { Pause } from "@segmark/database/pause";
import { quietLog } from "@segmark/database/quiet-log";
import knex, { type Knex } from "knex";
import type { Credentials } from "./credentials.ts";
import type { Driver, Target } from "./drivers.ts";

/** The tool's own user, which also cleans up behind it: a run that must stop has no connection any more. */
export function connectAs({ user, password }: Credentials, to: Pick<Target, "host" | "port" | "socket" | "database">) {
  const { host, port, socket: socketPath, database } = to;
  const place = socketPath === undefined ? { host, port } : { socketPath };
  const afterCreate = (
    connection: { query(sql: string, done: (error: unknown) => void): void },
    done: (error: unknown, connection: unknown) => void,
  ): void => connection.query("set session lock_wait_timeout = 3", (error) => done(error, connection));
  const db = knex({
    client: "mysql2",
    connection: { ...place, user, password, database, charset: "utf8mb4", connectTimeout: 5000 },
    pool: { min: 0, max: 1, afterCreate },
    acquireConnectionTimeout: 10_000,
    log: quietLog,
  });
  return { db, [Symbol.asyncDispose]: () => db.destroy() };
}

type Names = readonly Readonly<{ name: string }>[];

/** Those of these tables that exist. */
export async function tablesThere(db: Knex, names: readonly string[]): Promise<string[]> {
  const rows: Names = await db("information_schema.tables")
    .whereRaw("table_schema = database()")
    .whereIn("table_name", [...names])
    .select({ name: "table_name" });
  return rows.map(({ name }) => name);
}

/** Those of these triggers that exist. */
export async function triggersThere(db: Knex, names: readonly string[]): Promise<string[]> {
  const rows: Names = await db("information_schema.triggers")
    .whereRaw("trigger_schema = database()")
    .whereIn("trigger_name", [...names])
    .select({ name: "trigger_name" });
  return rows.map(({ name }) => name);
}

/** Whether a statement of the tool that names its triggers has not ended on the server. */
async function isMakingTriggers(db: Knex, name: string): Promise<boolean> {
  const row = await db("information_schema.processlist")
    .whereRaw("id <> connection_id() and locate(?, info) > 0", [name.replace(/_[a-z]+$/, "")])
    .first({ id: "id" });
  return row !== undefined;
}

const lockTimeout = 1205;
const maxTries = 20;

/**
 * Drops the triggers of a tool that has been stopped; also those that it was just creating. Each try waits 3 s for the
 * transactions that use the table.
 * @returns those that stay
 */
export async function dropTriggers(db: Knex, driver: Driver, target: Target, pause: Pause): Promise<string[]> {
  const names = driver.triggers(target);
  const [first] = names;
  if (first === undefined) return [];
  for (let tries = 0; tries < maxTries; tries++) {
    const there = await triggersThere(db, names);
    if (there.length === 0 && !(await isMakingTriggers(db, first))) return [];
    for (const name of there)
      await db.raw("DROP TRIGGER IF EXISTS ??", [name]).catch((error: unknown) => {
        if (errnoOf(error) !== lockTimeout) throw error;
      });
    await pause(200);
  }
  return triggersThere(db, names);
}

/** Rows of the table as it is, which come first because it changes, and as it was. */
export async function countBoth(
  db: Knex,
  table: string,
  old: string,
): Promise<Readonly<{ after: number; before: number }>> {
  const countOf = async (name: string): Promise<number> => {
    const row = await db(name).count({ n: "*" }).first();
    return Number(row?.["n"]);
  };
  const after = await countOf(table);
  return { after, before: await countOf(old) };
}
