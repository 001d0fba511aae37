import type { Pause } from "@segmark/database/pause";
import type { Knex } from "knex";
import type { Loader } from "../engine/list/loader.ts";
import type { Node } from "../protocol/contracts.ts";
import type { MigratorLog } from "../protocol/log.ts";
import type { NodeStorage } from "./storage.ts";

/**
 * An instance and its own database, given as a URL, as an open Knex, which remains the caller's to close, or as a
 * storage.
 * - `replicaset`    its replica set; a function is called for every migration
 * - `databaseUrl`   `sqlite:<path>` or `mysql://user:password@host:3306/database`
 * - `loader`        called for every operation
 * - `now`           ms since 1970, for recorded times; durations are measured with a monotonic clock
 * - `leaseMs`       how long a lease outlives a killed process, 100 ms to an hour; default 30 s
 * - `lockWaitMs`    how long a run waits for the leader's lock, up to Infinity; default 1 s
 * - `graceMs` how long code and statements of a stopped run may take to end, and then (at least 1 s) its outcome to be
 *   recorded, before it is reported as still running; default 1 s
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

/** The options with defaults filled in, and the storage. */
export type NodeContext = Readonly<
  Required<Omit<NodeOptions, "databaseUrl" | "knex" | "leaseMs" | "replicaset">> & { replicaset(): string }
>;

/**
 * - `prepare` creates the record tables, as a run does by itself; for leaders only: a replica would get tables of its
 *   own
 * - `close`    stops what runs, as if leadership had been lost, and closes what was opened here
 */
export type LocalNode = Node & AsyncDisposable & Readonly<{ prepare(): Promise<void>; close(): Promise<void> }>;
