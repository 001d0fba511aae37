import type { MigratorErrorCode } from "../errors.ts";
import type { FailurePlace } from "../runner/outcomes.ts";
import type { SpaceDocument } from "../schema/document.ts";

export type { FailurePlace, LeaderOutcome, LeaderOutcomes, Outcome } from "../runner/outcomes.ts";

/** A migration as lists name it; `hash` is the SHA-256 of its text, when the loader knows it. */
export type Listed = Readonly<{ name: string; hash: string | null }>;

/** How the databases of a replica set replicate. Detected, never configured. */
export type Mode = "sqlite" | "galera" | "group" | "async";

/** What an instance says about its own database. */
export type Probe = Readonly<{
  alias: string;
  mode: Mode;
  writable: boolean;
  /** Why it does not accept writes. */
  why: string | null;
  /** The PRIMARY of group replication; elsewhere the same as `writable`. */
  primary: boolean;
  /** The user may write although the server is read-only: SUPER or READ ONLY ADMIN. */
  bypassesReadOnly: boolean;
  /** Identity of the database server. */
  server: string;
  version: string;
}>;

/**
 * - `list`             the coordinator's
 * - `limitMs`          the budget of this leader for its whole run
 * - `appliedWritable`  another text of an applied migration is no reason to refuse; its record gets the new hash. False unless told:
 *                      older versions neither send nor know it
 */
export type RunRequest = Readonly<{
  runId: string;
  fence: number;
  coordinator: string;
  list: readonly Listed[];
  limitMs: number;
  appliedWritable?: boolean;
}>;

export type RunState = "running" | "applied" | "failed" | "timed_out" | "leadership_lost" | "refused";

export type RunReport = Readonly<{
  runId: string;
  state: RunState;
  /** The migration that runs now. */
  current: string | null;
  appliedNow: readonly string[];
  applied: readonly string[];
  /** The migration that failed or ran out of time. */
  failed: string | null;
  error: string | null;
  /** Older versions do not tell it. */
  place?: FailurePlace | null;
  /** Of a refusal. */
  code: MigratorErrorCode | null;
  /** The database could not stop the statement and still works on it. */
  stillRunning: boolean;
  elapsedMs: number;
}>;

/** What a leader has before anything runs. `since` is in ms since 1970. */
export type Inspection = Readonly<{
  listed: readonly Listed[];
  applied: readonly Listed[];
  /** Names whose attempt began and never ended: their process died. */
  interrupted: readonly string[];
  /** The leader's lock is held by somebody. */
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
    /** Percent of a running ALTER, where the product tells it. */
    progress: number | null;
  }> | null;
  last: Readonly<{
    runId: string;
    name: string;
    outcome: string;
    startedAt: number;
    endedAt: number | null;
    error: string | null;
    /** Older versions do not tell it. */
    place?: FailurePlace | null;
  }> | null;
  lock: Readonly<{ runId: string | null; owner: string | null; since: number | null }> | null;
}>;

/** `write: false` only says what would be copied. */
export type MoveRequest = Readonly<{ runId: string; fence: number; names: readonly string[]; write: boolean }>;

/** An instance as a coordinator sees it: in this process, or behind signed HTTP. Every method may reject with MigratorError. */
export interface Node {
  readonly alias: string;
  probe(): Promise<Probe>;
  inspect(): Promise<Inspection>;
  /** Idempotent by run id. A refusal (lower fence, lock held, not writable) shows in `poll` as state `refused` with its code. */
  start(request: RunRequest): Promise<void>;
  /** Answers at once when the run is finished, else after `waitMs` at the latest. */
  poll(runId: string, waitMs: number): Promise<RunReport>;
  /** Stops the run as its time limit would. */
  cancel(runId: string): Promise<void>;
  applied(): Promise<readonly Listed[]>;
  /** The names copied, or that would be; `state_inconsistent` when what is there does not begin the list. */
  move(request: MoveRequest): Promise<readonly string[]>;
  schema(): Promise<SpaceDocument>;
  status(): Promise<NodeStatus>;
}

/** The cluster-wide configuration at one version. `changedAt` is in ms since 1970. */
export type ConfigSnapshot = Readonly<{
  version: number;
  sections: ReadonlyMap<string, string>;
  changedAt: number;
  changedBy: string;
}>;

/** A section as it shall be; `content: null` removes it. */
export type Section = Readonly<{ filename: string; content: string | null }>;

/** The right to coordinate. `fence` grows with every taker. */
export type CoordinatorLock = AsyncDisposable & Readonly<{ fence: number; stillHeld(): Promise<boolean> }>;

export type LockRequest = Readonly<{ runId: string; owner: string; waitMs: number }>;
export type LockHolder = Readonly<{ owner: string; runId: string; since: number }>;
export type ConfigChange = Readonly<{ version: number; sections: readonly Section[]; by: string }>;

/** Where the cluster-wide configuration lives. Every method rejects with `config_store_unavailable` when the store cannot be reached. */
export interface ConfigStore {
  /** Always fresh. */
  read(): Promise<ConfigSnapshot>;
  /** One transaction; `config_conflict` when the version moved, `bad_config` when a section is not valid. */
  patch(change: ConfigChange): Promise<ConfigSnapshot>;
  /** `run_in_progress` naming holder, run id and since when, after `waitMs` at the latest. */
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

/** Which replica sets there are and who belongs to them. The order of instances is the order of preference. */
export type Topology = Readonly<{
  cluster: string;
  replicasets: ReadonlyMap<string, Readonly<{ roles: readonly string[] }>>;
  instances: readonly Instance[];
}>;
