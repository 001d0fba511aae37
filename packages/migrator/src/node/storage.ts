import type { Knex } from "knex";
import type { ForeignTables, ForeignTool } from "../engine/adopt/foreign.ts";
import type { Amending, FailedAttempt, RecordState } from "../engine/records/amend.ts";
import type { Attempt, AttemptOutcome, Failure, OutdatedHash, Run } from "../engine/records/records.ts";
import type { PastLine } from "../engine/records/timeline.ts";
import type { Engine, Inspection, Listed, NodeStatus, Probe } from "../protocol/contracts.ts";
import type { SpaceDocument } from "../protocol/document.ts";
import type { LockWait } from "./lock-waits.ts";

/** A run requested by a coordinator; `fence` is its fencing token, higher for later coordinators. */
export type FencedRun = Run & Readonly<{ fence: number }>;

/** Who holds the leader's lock; unknown parts are null. `since` is in ms since 1970. */
export type Holder = NonNullable<Inspection["busy"]>;

/** An attempt in the journal; without an `outcome` it has not ended, or its process died. */
export type LastAttempt = Omit<NonNullable<NodeStatus["last"]>, "outcome"> & Readonly<{ outcome: string | null }>;

/**
 * A thread of the server. A restarted server reuses ids, so `host` is part of the identity: the client address and port
 * of the connection, as the server sees them.
 */
export type Thread = Readonly<{ id: number; host: string }>;

/**
 * The connection pool for the code of one run; nothing else uses it.
 * - `threads`  the server threads of its connections, including closed ones, whose statements may still run
 * - `waiting`  the statement that has waited longest for a table, if one waits
 * - `inUse`    code holds a connection now, or left one with an open transaction
 * - `abandon` closes those that code holds, and so ends their transactions; `busy` threads are still executing and are
 *   skipped
 */
export type WorkPool = AsyncDisposable &
  Readonly<{
    knex: Knex;
    threads(): Thread[];
    waiting(): LockWait | undefined;
    inUse(): boolean;
    abandon(busy?: readonly Thread[]): Promise<void>;
  }>;

/** Gives up after `limitMs`; `ended` tells whether the code that sends the statements has ended. */
export type Killing = Readonly<{ limitMs: number; ended: () => boolean }>;

/**
 * The database under the lock of one run, which is the only way to write its records.
 * Once a later run took over, every write is rejected with MigratorError `leadership_lost`.
 */
export type LockedStorage = AsyncDisposable &
  Readonly<{
    /** Aborts when, between two steps, another process may have taken the lock. */
    lost: AbortSignal;
    stillHeld(): Promise<boolean>;
    /** Writes a journal line before the code runs, so that a later run can tell that the process died. */
    begin(name: string, work: WorkPool): Promise<Attempt>;
    /** Writes the outcome of an attempt that was not applied. */
    end(attempt: Attempt, outcome: Exclude<AttemptOutcome, "applied">, failure: Failure): Promise<void>;
    /** Writes the record and the end of the attempt, atomically. */
    record(attempt: Attempt, hash: string | null): Promise<void>;
    updateHashes(outdated: readonly OutdatedHash[]): Promise<void>;
    /**
     * Changes records without running anything, with a line in the journal for each. @param choose receives what is
     * recorded; if it throws, nothing is changed
     */
    amend<Chosen extends Amending>(choose: (state: RecordState) => Chosen): Promise<Chosen>;
  }>;

/**
 * The database of one instance. Connects with the first call.
 * Every method rejects with MigratorError, or with what the driver throws.
 */
export interface NodeStorage {
  readonly engine: Engine;
  /** How it replicates and whether it is writable now. Read-only. */
  probe(): Promise<Omit<Probe, "alias">>;
  /** Creates the tables for records and locks; safe to call concurrently from any number of instances. */
  prepare(): Promise<void>;
  /** Applied migrations in the order of their ids; empty when it was never migrated. */
  applied(): Promise<readonly Listed[]>;
  /** Migrations whose last attempt has no recorded end, except those that the holder of the lock is running. */
  interrupted(holder: Holder | null): Promise<readonly string[]>;
  /** Failed and interrupted attempts, except those that the holder of the lock is running. */
  failed(holder: Holder | null): Promise<readonly FailedAttempt[]>;
  /** The tables of another tool; `table` is the name of its table of applied migrations, if it is not the usual one. */
  foreign(tool: ForeignTool, table: string | undefined): Promise<ForeignTables>;
  lastAttempt(): Promise<LastAttempt | null>;
  /** What was done to this database, the newest `limit` lines, newest last. */
  past(limit: number): Promise<readonly PastLine[]>;
  holder(): Promise<Holder | null>;
  /**
   * Rejects with `run_in_progress` naming the holder after `waitMs`, and at once when a later coordinator has claimed
   * the database.
   */
  lock(run: FencedRun, waitMs: number): Promise<LockedStorage>;
  /** @param signal when it aborts, no more connections are handed out, and those in use reject statements */
  openWork(signal: AbortSignal): WorkPool;
  /** Kills the statements of these threads; resolves with the threads that are still busy. */
  kill(threads: readonly Thread[], killing: Killing): Promise<readonly Thread[]>;
  /** Resolves when none of these threads is busy any more, or their state cannot be determined. */
  untilIdle(threads: readonly Thread[]): Promise<void>;
  /** Progress of a running ALTER in percent, where the product reports it. */
  progress(threads: readonly Thread[]): Promise<number | null>;
  /** Which sessions block a statement of these threads that waits for a table, as sentences. */
  blockers(sql: string, threads: readonly Thread[]): Promise<string>;
  schema(): Promise<SpaceDocument>;
  close(): Promise<void>;
}
