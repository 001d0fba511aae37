import type { Knex } from "knex";
import type { Node } from "../coordinator/contracts.ts";
import type { Loader } from "../loaders/loader.ts";
import type { MigratorLog } from "../runner/log.ts";
import type { Pause } from "../runner/pause.ts";
import type { NodeStorage } from "./storage.ts";

/**
 * An instance and its own database, given as an address, as an open Knex, which then stays the caller's to close, or as a storage.
 * - `replicaset`    where it belongs; asked afresh for every migration when it is a function
 * - `databaseUrl`   `sqlite:<path>` or `mysql://user:password@host:3306/database`
 * - `loader`        asked afresh for every operation
 * - `now`           ms since 1970, for what is written down; durations are measured with a monotonic clock
 * - `leaseMs`       how long a lease outlives a killed process; default 30 s
 * - `lockWaitMs`    how long a run waits for the lock of the leader; default 1 s
 * - `graceMs`       how long code and statements of a stopped run have to end before it is reported as still running; default 1 s
 */
export type NodeOptions = Readonly<{
  alias: string;
  replicaset: string | (() => string);
  roles(): readonly string[];
  databaseUrl?: string;
  knex?: Knex;
  storage?: NodeStorage;
  loader(): Loader;
  log?: MigratorLog;
  now?: () => number;
  pause?: Pause;
  leaseMs?: number;
  lockWaitMs?: number;
  graceMs?: number;
}>;

/** The same with everything filled in, over its storage. */
export type Own = Readonly<
  Required<Omit<NodeOptions, "databaseUrl" | "knex" | "leaseMs" | "replicaset">> & { replicaset(): string }
>;

/**
 * - `prepare`  makes the tables of records, which a run does by itself; only for a leader: a replica would have tables of its own
 * - `close`    stops what runs, as if the leadership had been lost, and closes what was opened here
 */
export type LocalNode = Node & AsyncDisposable & Readonly<{ prepare(): Promise<void>; close(): Promise<void> }>;
