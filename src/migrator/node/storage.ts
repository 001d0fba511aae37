import type { Knex } from "knex";
import type { Inspection, Listed, NodeStatus, Probe } from "../coordinator/contracts.ts";
import type { Attempt, AttemptOutcome, Failure, OutdatedHash, Run } from "../records/records.ts";
import type { SpaceDocument } from "../schema/document.ts";

/** A run that a coordinator asked for; a later coordinator has a higher fence. */
export type FencedRun = Run & Readonly<{ fence: number }>;

/** Who holds the lock of the leader; unknown parts are null. `since` is in ms since 1970. */
export type Holder = NonNullable<Inspection["busy"]>;

/** An attempt as the journal has it; without an `outcome` it has not ended, or its process died. */
export type LastAttempt = Omit<NonNullable<NodeStatus["last"]>, "outcome"> & Readonly<{ outcome: string | null }>;

/**
 * What the code of one run works with; no query of anybody else uses it.
 * - `threads`  what the server calls its connections
 * - `inUse`    code holds a connection now, or left one with an open transaction
 * - `abandon`  ends those that code holds, and with them its transactions; `busy` are threads that still work and are left alone
 */
export type WorkPool = AsyncDisposable &
  Readonly<{ knex: Knex; threads(): number[]; inUse(): boolean; abandon(busy?: readonly number[]): Promise<void> }>;

/** Within `limitMs`; `ended` tells whether the code that sends the statements has ended. */
export type Killing = Readonly<{ limitMs: number; ended: () => boolean }>;

/**
 * The database while one run may migrate it, which is the only way to write its records.
 * Once a later run took over, whatever would be written is refused with MigratorError `leadership_lost`.
 */
export type LockedStorage = AsyncDisposable &
  Readonly<{
    /** Aborts when it is found, between two steps, that somebody else may have the lock. */
    lost: AbortSignal;
    stillHeld(): Promise<boolean>;
    /** A line in the journal before code runs, so that a later run knows of one whose process died. */
    begin(name: string, work: WorkPool): Promise<Attempt>;
    /** How an attempt ended that is not recorded. */
    end(attempt: Attempt, outcome: Exclude<AttemptOutcome, "applied">, failure: Failure): Promise<void>;
    /** The record and the end of the attempt, both or none. */
    record(attempt: Attempt, hash: string | null): Promise<void>;
    updateHashes(outdated: readonly OutdatedHash[]): Promise<void>;
    /** Adds records that nothing ran for. @param choose is shown what is applied; what it throws leaves everything as it was */
    append(choose: (applied: readonly Listed[]) => readonly Listed[]): Promise<readonly Listed[]>;
  }>;

/**
 * The database of one instance. Nothing is connected before a method is called.
 * Every method rejects with MigratorError, or with what the driver throws.
 */
export interface NodeStorage {
  /** How it replicates and whether it takes writes now. Changes nothing. */
  probe(): Promise<Omit<Probe, "alias">>;
  /** Makes the tables of records and locks; any number of instances may come at once. */
  prepare(): Promise<void>;
  /** Applied migrations in the order of their ids; none when it was never migrated. */
  applied(): Promise<readonly Listed[]>;
  /** Names whose last attempt began and never ended, except those that the holder of the lock is at. */
  interrupted(holder: Holder | null): Promise<readonly string[]>;
  lastAttempt(): Promise<LastAttempt | null>;
  holder(): Promise<Holder | null>;
  /** Rejects with `run_in_progress` naming the holder after `waitMs`, and at once when a later coordinator was here. */
  lock(run: FencedRun, waitMs: number): Promise<LockedStorage>;
  /** @param signal when it aborts, no connection is handed out any more, and those that are refuse statements */
  openWork(signal: AbortSignal): WorkPool;
  /** Ends the statements of these threads; answers with those that go on working. */
  kill(threads: readonly number[], killing: Killing): Promise<readonly number[]>;
  /** Answers when none of these threads works any more, or nobody can tell. */
  untilIdle(threads: readonly number[]): Promise<void>;
  /** Percent of a running ALTER, where the product tells it. */
  progress(threads: readonly number[]): Promise<number | null>;
  schema(): Promise<SpaceDocument>;
  close(): Promise<void>;
}
