import { createHash, randomUUID } from "node:crypto";
import { type Pause, realPause } from "@segmark/database/pause";
import { type OptionNames, refuseUnknownOptions } from "@segmark/openapi/internal/known-options";
import type { Loader } from "../engine/list/loader.ts";
import { cancelledError } from "../protocol/cancelled.ts";
import type { Change, ConfigSnapshot, ConfigStore, Instance, Node, Section } from "../protocol/contracts.ts";
import { MigratorError } from "../protocol/errors.ts";
import { silent } from "../protocol/log.ts";
import type { NamesByLeader } from "../protocol/outcomes.ts";
import { safeLog } from "../protocol/safe-log.ts";
import { type Amendments, amend } from "./amend.ts";
import { getApplied } from "./applied.ts";
import { cancel } from "./cancel.ts";
import type { BuildSchema, Call, Cluster, ClusterLog } from "./cluster.ts";
import { readClusterState } from "./cluster-state.ts";
import { withRun } from "./guard.ts";
import { type History, type HistoryOptions, history } from "./history.ts";
import { findLeader } from "./leaders.ts";
import { createLockQueue } from "./lock-queue.ts";
import { moveMigrationsState } from "./move.ts";
import { plan } from "./plan.ts";
import { harmless, type ReportProgress } from "./progress.ts";
import { type ClusterStatus, status } from "./status.ts";
import { up } from "./up.ts";
import { warningsOf } from "./warnings.ts";

/** Whether this instance is the leader of its replica set now, by the same rules as for a run. */
async function isLeader(cluster: Cluster): Promise<boolean> {
  const { topology } = await readClusterState(cluster);
  const own = topology.instances.find(({ alias }) => alias === cluster.alias);
  if (own === undefined) return false;
  const { leader } = await findLeader(cluster, topology, own.replicaset);
  return leader?.alias === cluster.alias;
}

/**
 * - `alias`        name of this instance in the topology
 * - `own`          this instance's own node, called directly
 * - `nodeFor`      client for any other instance
 * - `useSchema`    whether `up` writes the schema of the cluster
 * - `buildSchema`  builds it from the schemas of the leaders
 * - `now`          a monotonic clock in ms; default `performance.now`
 */
export type ManagerOptions = Readonly<{
  alias: string;
  store: ConfigStore;
  own: Node;
  nodeFor(instance: Instance): Node;
  loader(): Loader;
  useSchema?(): boolean;
  buildSchema: BuildSchema;
  log?: ClusterLog;
  now?(): number;
  pause?: Pause;
}>;

/**
 * - `waitMs`  how long to wait for another run to end, up to `Infinity`; default 0. Any other value is a TypeError
 * - `signal`  ends a call that waits for another run: it rejects with the reason. A started run continues
 */
export type CallOptions = Readonly<{ waitMs?: number; onProgress?: ReportProgress; signal?: AbortSignal | undefined }>;
/**
 * - `only`  alias of the one leader to run on; the schema of the cluster is left to the run that completes the others
 * - `to`    the last migration to apply
 */
export type UpOptions = CallOptions & Readonly<{ only?: string | undefined; to?: string | undefined }>;
/** `write`: do it, instead of telling what would be done. Default false. */
export type AmendOptions = CallOptions & Readonly<{ write?: boolean }>;
export type ConfigPatch = Readonly<{ version: number; sections: readonly Section[]; by?: string }>;

/**
 * A coordinator. Every instance has one, and any of them can coordinate a call. All methods reject with MigratorError,
 * or with the reason of a given signal.
 */
export interface Manager {
  /**
   * Applies what is pending everywhere; returns the names applied by this call, without leaders that had nothing
   * pending.
   */
  up(options?: UpOptions): Promise<NamesByLeader>;
  getApplied(): Promise<NamesByLeader>;
  /** Imports the list of version 0.x; returns the names copied by this call. */
  moveMigrationsState(options?: CallOptions): Promise<NamesByLeader>;
  /** What `up` would run; rejects if `up` would. */
  plan(): Promise<NamesByLeader>;
  status(): Promise<ClusterStatus>;
  /**
   * Changes the records of every leader without running anything: a baseline, a repair, or what another tool has
   * applied. Without `write` it only tells what it would change.
   */
  amend(change: Change, options?: AmendOptions): Promise<Amendments>;
  /** What is remarkable about the migrations of this instance and no fault, as sentences. */
  warnings(): Promise<string[]>;
  /** What was done to every leader, and when. */
  history(options?: HistoryOptions): Promise<History>;
  /** Whether this instance is the leader of its replica set now. */
  leads(): Promise<boolean>;
  /** Stops a run as its time limit would; false when it is not in progress. */
  cancel(runId: string): Promise<boolean>;
  /**
   * From now on no call may change anything, and those that still wait for another run end with `shutting_down`.
   * Running ones continue.
   */
  refuseNew(): void;
  /**
   * Ends all calls, and resolves when they have ended. Other leaders continue on their own; close the own instance at
   * the same time.
   */
  close(): Promise<void>;
  readonly config: Readonly<{
    read(): Promise<ConfigSnapshot>;
    patch(change: ConfigPatch): Promise<ConfigSnapshot>;
  }>;
}

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Does nothing until a method of the result is called. */
export function createManager(options: ManagerOptions): Manager {
  const { alias, store, own, nodeFor, loader, buildSchema } = options;
  const { useSchema = () => true, now = () => performance.now(), pause = realPause } = options;
  const log: ClusterLog = safeLog(options.log ?? silent);
  const nodeOf = (instance: Instance): Node => (instance.alias === alias ? own : nodeFor(instance));
  const closing = new AbortController();
  const closingError = new MigratorError(
    "shutting_down",
    `${alias} is closing. Use another instance, or try again later.`,
  );
  let isClosing = false;
  const queue = createLockQueue(store, { now, pause });
  const lock: ConfigStore["lock"] = async (request) => {
    if (isClosing) throw closingError;
    return queue.lock(request);
  };
  const cluster: Cluster = {
    alias,
    store: { ...store, lock },
    own,
    nodeOf,
    loader,
    useSchema,
    buildSchema,
    log,
    now,
    pause,
    closing: closing.signal,
  };
  const running = new Map<string, AbortController>();
  const calls = new Set<Promise<unknown>>();

  /** Runs a call under its own run id, by which it is found in the logs of all instances and can be cancelled. */
  function run<T>(name: string, options: CallOptions, work: (call: Call) => Promise<T>): Promise<T> {
    const call = runTracked(name, options, work);
    calls.add(call);
    const forget = (): unknown => calls.delete(call);
    call.then(forget, forget);
    return call;
  }

  async function runTracked<T>(name: string, options: CallOptions, work: (call: Call) => Promise<T>): Promise<T> {
    refuseUnknownOptions(options, { waitMs: true, onProgress: true, signal: true } satisfies OptionNames<CallOptions>);
    const { waitMs = 0, onProgress, signal: caller } = options;
    if (!(waitMs >= 0)) throw new TypeError(`waitMs must be a number of milliseconds from 0, not ${waitMs}.`);
    if (closing.signal.aborted) throw closingError;
    const runId = randomUUID();
    const cancelled = new AbortController();
    running.set(runId, cancelled);
    try {
      const { signal } = cancelled;
      const waiting = caller === undefined ? signal : AbortSignal.any([signal, caller]);
      const answer = await work({ runId, waitMs, signal, waiting, progress: harmless(onProgress) });
      const write = name === "up" || name === "amend" || name === "move_migrations_state" ? log.info : log.debug;
      write?.call(log, { run_id: runId, operation: name }, "done");
      return answer;
    } catch (thrown) {
      if (caller?.aborted && thrown === caller.reason) {
        log.info({ run_id: runId, operation: name }, "the caller has left while the call waited for another run");
        throw thrown;
      }
      const error = withRun(thrown, runId);
      const write = log.error ?? log.warn;
      write.call(
        log,
        { run_id: runId, operation: name, code: error.code, leaders: error.leaders, err: error },
        error.message,
      );
      throw error;
    } finally {
      running.delete(runId);
    }
  }

  async function patch({ version, sections, by = alias }: ConfigPatch): Promise<ConfigSnapshot> {
    const next = await store.patch({ version, sections, by });
    for (const { filename, content } of sections)
      log.info(
        { section: filename, sha256: content === null ? null : hashOf(content), by, version: next.version },
        content === null ? "section removed" : "section written",
      );
    return next;
  }

  async function cancelRun(runId: string): Promise<boolean> {
    const controller = running.get(runId);
    log.info({ run_id: runId }, "cancelling the run");
    controller?.abort(cancelledError()); // the call stops its leaders by itself, also those that it is about to start
    return cancel(cluster, runId, controller !== undefined);
  }

  function refuseNew(): void {
    isClosing = true;
    for (const runId of queue.waiting()) running.get(runId)?.abort(closingError);
  }

  async function close(): Promise<void> {
    refuseNew();
    closing.abort(closingError);
    for (const controller of running.values()) controller.abort(closingError);
    await Promise.allSettled(calls);
  }

  return {
    up: ({ only, to, ...upOptions } = {}) => run("up", upOptions, (call) => up(cluster, { ...call, only, to })),
    getApplied: () => run("get_applied", {}, () => getApplied(cluster)),
    moveMigrationsState: (moveOptions = {}) =>
      run("move_migrations_state", moveOptions, (call) => moveMigrationsState(cluster, call)),
    plan: () => run("plan", {}, (call) => plan(cluster, call)),
    status: () => status(cluster, { runId: randomUUID(), signal: closing.signal }),
    amend: (change, { write = false, ...amendOptions } = {}) =>
      run("amend", amendOptions, (call) => amend(cluster, call, change, write)),
    warnings: () => warningsOf(cluster),
    history: (historyOptions = {}) => history(cluster, historyOptions),
    leads: () => isLeader(cluster),
    cancel: cancelRun,
    refuseNew,
    close,
    config: { read: () => store.read(), patch },
  };
}
