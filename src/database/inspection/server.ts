import type { Knex } from "knex";
import { askPool, readGlobals } from "../ask.ts";
import { mysqlClock } from "../clock.ts";
import { readFacts } from "../replication/read-facts.ts";
import { type ReplicationState, replicationState } from "../replication/replication-state.ts";

/**
 * A database server as it is.
 * - `clockLeadMs`     how far its clock is ahead of this machine's, give or take `clockDoubtMs`
 * - `maxConnections`  0 if it does not say
 * - `flushesLog`      whether a commit is on disk when it is acknowledged
 */
export type ServerFacts = Readonly<{
  state: ReplicationState;
  clockLeadMs: number;
  clockDoubtMs: number;
  maxConnections: number;
  flushesLog: boolean;
}>;

const flushing = "innodb_flush_log_at_trx_commit";

/** Errors  of the driver */
export async function inspectServer(db: Knex, now: () => number = Date.now): Promise<ServerFacts> {
  const state = replicationState(await readFacts(db));
  const globals = await readGlobals(askPool(db), "variables", ["max_connections", flushing]);
  const before = now();
  const [[{ clock }]] = await db.raw(`select ${mysqlClock} as clock`);
  const after = now();
  return {
    state,
    clockLeadMs: Number(clock) - (before + after) / 2,
    clockDoubtMs: (after - before) / 2,
    maxConnections: Number(globals.get("max_connections") ?? 0),
    flushesLog: (globals.get(flushing) ?? "1") === "1",
  };
}
