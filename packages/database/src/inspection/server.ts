import type { Knex } from "knex";
import { mysqlClock } from "../clock.ts";
import { poolQuery, readGlobals } from "../query-fn.ts";
import { readFacts } from "../replication/read-facts.ts";
import { type ReplicationState, replicationState } from "../replication/replication-state.ts";

/**
 * What a database server reports.
 * - `clockLeadMs`     how far its clock is ahead of this machine's, plus or minus `clockErrorMs`
 * - `maxConnections`  0 if unknown
 * - `flushesLog`      whether a commit is on disk when it is acknowledged
 */
export type ServerFacts = Readonly<{
  state: ReplicationState;
  clockLeadMs: number;
  clockErrorMs: number;
  maxConnections: number;
  flushesLog: boolean;
}>;

const flushVariable = "innodb_flush_log_at_trx_commit";

/** @throws the error of the driver */
export async function inspectServer(db: Knex, now: () => number = Date.now): Promise<ServerFacts> {
  const state = replicationState(await readFacts(db));
  const globals = await readGlobals(poolQuery(db), "variables", ["max_connections", flushVariable]);
  const before = now();
  const [[{ clock }]] = await db.raw(`select ${mysqlClock} as clock`);
  const after = now();
  return {
    state,
    clockLeadMs: Number(clock) - (before + after) / 2,
    clockErrorMs: (after - before) / 2,
    maxConnections: Number(globals.get("max_connections") ?? 0),
    flushesLog: (globals.get(flushVariable) ?? "1") === "1",
  };
}
