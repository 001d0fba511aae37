import type { ReplicationState } from "@segmark/database/replication/replication-state";
import type { SpaceDocument } from "./document.ts";
import type { MigratorErrorCode } from "./errors.ts";
import type { FailurePlace } from "./outcomes.ts";

export type { FailurePlace, LeaderOutcome, LeaderOutcomes, Outcome } from "./outcomes.ts";

/** A migration in a list; `hash` is the SHA-256 of its text, when the loader knows it. */
export type Listed = Readonly<{ name: string; hash: string | null }>;

/** How the databases of a replica set replicate. Detected, never configured. */
export type Mode = "sqlite" | ReplicationState["mode"];

/** The kind of a database, which decides how SQL is written. */
export type Engine = "sqlite" | "mysql";

/** What an instance reports about its database. */
export type Probe = Readonly<{ alias: string; mode: Mode }> & Omit<ReplicationState, "mode">;

/**
 * - `list`             the coordinator's
 * - `limitMs`          time limit of this leader for the whole run
 * - `appliedWritable` a changed text of an applied migration is accepted, and its record gets the new hash. Default
 *   false: older versions
 *                      neither send nor know it
 * - `to` the last migration to apply; default: all
 */
export type RunRequest = Readonly<{
  runId: string;
  fence: number;
  coordinator: string;
  list: readonly Listed[];
  limitMs: number;
  appliedWritable?: boolean;
  to?: string | undefined;
}>;

/** `halted`: it was asked to begin no further migration, and some are left. */
export type RunState = "running" | "applied" | "failed" | "timed_out" | "leadership_lost" | "refused" | "halted";

export type RunReport = Readonly<{
  runId: string;
  state: RunState;
  /** The migration that is running. */
  current: string | null;
  appliedNow: readonly string[];
  applied: readonly string[];
  /** The migration that failed or timed out. */
  failed: string | null;
  error: string | null;
  /** Missing from older versions. */
  place?: FailurePlace | null;
  /** Set for a refusal. */
  code: MigratorErrorCode | null;
  /** The database could not kill the statement and still executes it. */
  stillRunning: boolean;
  elapsedMs: number;
}>;

/** State of a leader before a run. `since` is in ms since 1970. */
export type Inspection = Readonly<{
  listed: readonly Listed[];
  applied: readonly Listed[];
  /** Migrations whose attempt has no recorded end: their process died. */
  interrupted: readonly string[];
  /** Holder of the leader's lock; null when it is free. */
  busy: Readonly<{ runId: string | null; owner: string | null; since: number | null }> | null;
}>;

/** Times are in ms since 1970, durations in ms. */
export type NodeStatus = Readonly<{
  applied: readonly string[];
  pending: readonly string[];
  interrupted: readonly string[];
  running: Readonly<{
    runId: string;
    name: string | null;
    since: number;
    elapsedMs: number;
    limitMs: number;
    /** Progress of a running ALTER in percent, where the product reports it. */
    progress: number | null;
    /**
     * Set while a statement waits for a table that another transaction uses; `detail` says who blocks it. Missing from
     * older versions.
     */
    waiting?: Readonly<{ elapsedMs: number; detail: string }> | null;
  }> | null;
  last: Readonly<{
    runId: string;
    name: string;
    outcome: string;
    startedAt: number;
    endedAt: number | null;
    error: string | null;
    /** Missing from older versions. */
    place?: FailurePlace | null;
  }> | null;
  lock: Readonly<{ runId: string | null; owner: string | null; since: number | null }> | null;
}>;

/**
 * One line of the history of a database: an attempt, or a record that came in another way. Unknown parts are null,
 * times are in ms since 1970. `checksum` is what is recorded now, on the line that recorded the migration.
 */
export type HistoryLine = Readonly<{
  runId: string | null;
  name: string;
  outcome: string;
  startedAt: number | null;
  endedAt: number | null;
  coordinator: string | null;
  checksum: string | null;
  error: string | null;
}>;

/** `write: false` is a dry run. */
export type MoveRequest = Readonly<{ runId: string; fence: number; names: readonly string[]; write: boolean }>;

/**
 * A change of the records that runs no migration.
 * - `baseline`  everything up to this migration is there already
 * - `repair` accepts another text of an applied migration, and forgets a failed attempt; of these migrations, or of all
 *   when none is named
 * - `adopt` takes over what another tool has recorded, in its own table or the one given. `file` is the text of a file
 *   that the tool keeps beside its table or in place of it
 */
export type Change =
  | Readonly<{ kind: "baseline"; name: string }>
  | Readonly<{ kind: "repair"; migrations: readonly string[] }>
  | Readonly<{ kind: "adopt"; from: string; table?: string | undefined; file?: string | undefined }>;

/** `list` is the coordinator's; `write: false` is a dry run. */
export type AmendRequest = Readonly<{
  runId: string;
  fence: number;
  coordinator: string;
  list: readonly Listed[];
  write: boolean;
  change: Change;
}>;

/** What changes, or would, on one leader; `change` is the outcome of the line in the history. */
export type Amendment = Readonly<{
  changes: readonly Readonly<{ migration: string; change: string; detail: string | null }>[];
  /** What a person should know before it is done. */
  remarks: readonly string[];
  /** The table of another tool that is not there. */
  missing?: string;
}>;

/**
 * An instance as a coordinator sees it: in this process, or remote via signed HTTP. Every method may reject with
 * MigratorError.
 */
export interface Node {
  readonly alias: string;
  probe(): Promise<Probe>;
  inspect(): Promise<Inspection>;
  /**
   * Idempotent by run id. A refusal (lower fencing token, lock held, not writable) shows in `poll` as state `refused`
   * with its code.
   */
  start(request: RunRequest): Promise<void>;
  /** Long poll: resolves at once when the run has finished, otherwise after at most `waitMs`. */
  poll(runId: string, waitMs: number): Promise<RunReport>;
  /** Stops the run as its time limit would, or `afterCurrent` before its next migration. */
  cancel(runId: string, options?: Readonly<{ afterCurrent?: boolean }>): Promise<void>;
  applied(): Promise<readonly Listed[]>;
  /**
   * Names that were or would be copied; `state_inconsistent` when the existing records are not a prefix of the list.
   */
  move(request: MoveRequest): Promise<readonly string[]>;
  schema(): Promise<SpaceDocument>;
  status(): Promise<NodeStatus>;
  /**
   * Changes records without running anything, in one transaction.
   * @throws MigratorError `lists_differ`, `order_violation`, `state_inconsistent`
   */
  amend(request: AmendRequest): Promise<Amendment>;
  /** What was done to its database: the newest `limit` lines, newest last. */
  history(limit: number): Promise<readonly HistoryLine[]>;
}

/** The cluster-wide configuration at one version. `changedAt` is in ms since 1970. */
export type ConfigSnapshot = Readonly<{
  version: number;
  sections: ReadonlyMap<string, string>;
  changedAt: number;
  changedBy: string;
}>;

/** New content of a section; `content: null` removes it. */
export type Section = Readonly<{ filename: string; content: string | null }>;

/** The coordinator lock. `fence` is a fencing token that grows with every holder. */
export type CoordinatorLock = AsyncDisposable & Readonly<{ fence: number; stillHeld(): Promise<boolean> }>;

/** When `signal` aborts, the wait ends with its reason. */
export type LockRequest = Readonly<{ runId: string; owner: string; waitMs: number; signal?: AbortSignal }>;
export type LockHolder = Readonly<{ owner: string; runId: string; since: number }>;
export type ConfigChange = Readonly<{ version: number; sections: readonly Section[]; by: string }>;

/**
 * Where the cluster-wide configuration is stored. Every method rejects with `config_store_unavailable` when the store
 * cannot be reached.
 */
export interface ConfigStore {
  /** Never cached. */
  read(): Promise<ConfigSnapshot>;
  /** Atomic; `config_conflict` when the version has changed, `bad_config` when a section is not valid. */
  patch(change: ConfigChange): Promise<ConfigSnapshot>;
  /** Rejects with `run_in_progress`, naming holder, run id and start, after at most `waitMs`. */
  lock(request: LockRequest): Promise<CoordinatorLock>;
  holder(): Promise<LockHolder | null>;
  close(): Promise<void>;
}

export type Instance = Readonly<{
  alias: string;
  replicaset: string;
  url: string;
  public: boolean;
  disabled: boolean;
}>;

/** The replica sets and their instances. The order of instances is the order of preference. */
export type Topology = Readonly<{
  cluster: string;
  replicasets: ReadonlyMap<string, Readonly<{ roles: readonly string[] }>>;
  instances: readonly Instance[];
}>;
