import type { CoordinatorLock, Listed, RunRequest } from "../protocol/contracts.ts";
import { MigratorError } from "../protocol/errors.ts";
import { names, seconds } from "../protocol/format.ts";
import type { NamesByLeader } from "../protocol/outcomes.ts";
import { safeDisposable } from "../protocol/safe-log.ts";
import { changeConfig } from "./change-config.ts";
import type { Call, Cluster } from "./cluster.ts";
import { clusterSchema } from "./cluster-schema.ts";
import { type ClusterState, ownList, readClusterState, requireMoved } from "./cluster-state.ts";
import { schemaSection } from "./config/sections.ts";
import { runReplicaset, type Work } from "./failover.ts";
import { failureOf, outcomesOf } from "./failure.ts";
import { requireLock, withRun } from "./guard.ts";
import type { LeaderResult } from "./leader-outcome.ts";
import { type Leader, leadersOf } from "./leaders.ts";
import { preflight, type Ready } from "./preflight.ts";

/**
 * Reads the schema back from every leader and writes it to the configuration, unless it is already there.
 * @throws MigratorError `schema_differs`, `schema_invalid`, `config_conflict`, `config_store_unavailable`,
 *   `leader_unreachable`
 */
async function writeSchema(cluster: Cluster, leaders: readonly Leader[], runId: string): Promise<void> {
  const text = await clusterSchema(cluster, leaders);
  await changeConfig(cluster, `${cluster.alias}, run ${runId}`, ({ sections }) =>
    sections.get(schemaSection) === text ? null : { filename: schemaSection, content: text },
  );
}

/** `only` is the alias of the one leader to run on, `to` the last migration to apply. */
export type UpCall = Call & Readonly<{ only?: string | undefined; to?: string | undefined }>;

type Prepared = Readonly<{ state: ClusterState; list: readonly Listed[]; ready: readonly Ready[] }>;

/** All preflight checks, before anything runs anywhere. */
async function prepare(cluster: Cluster, call: UpCall, deadline: number): Promise<Prepared> {
  const { runId, progress } = call;
  const state = await readClusterState(cluster);
  requireMoved(state.settings);
  progress({ runId, step: "finding leaders" });
  const leaders = onlyLeader(await leadersOf(cluster, state.topology), call.only);
  const list = await ownList(cluster, call);
  namesUpTo(list, call.to);
  progress({ runId, step: "comparing" });
  const { appliedWritable } = state.settings;
  const ready = await preflight(cluster, leaders, { list, appliedWritable }, { runId, signal: call.waiting, deadline });
  return { state, list, ready };
}

/**
 * Starts all leaders in parallel and waits for all of them. When one fails, the others finish their current migration
 * and begin no further one: what fails on one leader would probably fail, or do harm, on them.
 */
async function runAll(
  cluster: Cluster,
  call: UpCall,
  lock: CoordinatorLock,
  prepared: Prepared,
): Promise<LeaderResult[]> {
  const { log, alias } = cluster;
  const { runId } = call;
  const { state, list, ready } = prepared;
  const { storageTimeoutMs: limitMs, appliedWritable } = state.settings;
  const { to } = call;
  const request: RunRequest = { runId, fence: lock.fence, coordinator: alias, list, limitMs, appliedWritable, to };
  const halting = new AbortController();
  const work: Work = {
    topology: state.topology,
    request,
    signal: call.signal,
    halt: halting.signal,
    mayContinue: async () => !halting.signal.aborted && (await lock.stillHeld()) && !call.signal.aborted,
    watch: (leader, report) => call.progress({ runId, step: "running", leader, report }),
  };
  const run = async (own: Ready): Promise<LeaderResult> => {
    const { alias: leader, replicaset } = own.leader;
    const pending = list.length - own.inspection.applied.length;
    const { interrupted } = own.inspection;
    log.info({ run_id: runId, leader, replicaset, pending, limit: seconds(limitMs) }, "migrating leader");
    if (interrupted.length > 0) log.warn({ run_id: runId, leader, interrupted }, "an earlier run was interrupted");
    const result = await runReplicaset(cluster, work, own);
    const facts = { run_id: runId, leader: result.leader, replicaset, ...result.outcome };
    if (result.code === null) log.debug?.(facts, "leader is done");
    else log.warn({ ...facts, code: result.code }, "leader is not done");
    if (result.code !== null) halting.abort();
    return result;
  };
  return Promise.all(ready.map(run));
}

/** The migrations up to `to`. @throws MigratorError `bad_request` when the list has no such name */
function namesUpTo(list: readonly Listed[], to: string | undefined): string[] {
  const all = list.map(({ name }) => name);
  if (to === undefined) return all;
  const last = all.indexOf(to);
  if (last < 0) throw new MigratorError("bad_request", `to: there is no migration ${to}. Nothing was run.`);
  return all.slice(0, last + 1);
}

/** @throws MigratorError `bad_request` when no leader has this alias */
function onlyLeader(leaders: readonly Leader[], only: string | undefined): readonly Leader[] {
  const chosen = leaders.filter(({ alias }) => only === undefined || alias === only);
  if (chosen.length > 0) return chosen;
  const known = names(leaders.map(({ alias }) => alias));
  throw new MigratorError(
    "bad_request",
    `only: ${only} is not a leader now; expected one of ${known}. Nothing was run.`,
  );
}

/** The leaders that finished, which after a fail-over are not those that began. */
const finalLeaders = (cluster: Cluster, { state }: Prepared, results: readonly LeaderResult[]): Leader[] =>
  state.topology.instances
    .filter(({ alias }) => results.some(({ leader }) => leader === alias))
    .map((instance) => ({ alias: instance.alias, replicaset: instance.replicaset, node: cluster.nodeOf(instance) }));

async function upLocked(
  cluster: Cluster,
  call: UpCall,
  lock: CoordinatorLock,
  deadline: number,
): Promise<NamesByLeader> {
  const { log } = cluster;
  const { runId, progress } = call;
  const prepared = await prepare(cluster, call, deadline);
  await requireLock(cluster, lock);
  call.signal.throwIfAborted();

  const results = await runAll(cluster, call, lock, prepared);
  const { list, state } = prepared;
  const limitMs = state.settings.storageTimeoutMs;
  const failure = failureOf(results, { runId, list: namesUpTo(list, call.to), limitMs });
  if (failure !== undefined) throw failure;

  if (cluster.useSchema() && call.only === undefined)
    try {
      await requireLock(cluster, lock);
      log.info({ run_id: runId }, "all leaders are done, writing the schema");
      progress({ runId, step: "writing the schema" });
      await writeSchema(cluster, finalLeaders(cluster, prepared, results), runId);
    } catch (error) {
      const next = " All migrations are applied; call again to write the schema.";
      throw withRun(error, runId, { leaders: outcomesOf(results), next });
    }
  const applied = results.filter(({ outcome }) => outcome.applied_now.length > 0);
  return Object.fromEntries(applied.map(({ leader, outcome }) => [leader, [...outcome.applied_now]]));
}

/**
 * Applies what is pending on the leader of every replica set, and writes the schema of the cluster; on `only` one of
 * them it leaves the schema to the run that completes the others.
 * @returns what this call applied; leaders with nothing new are left out
 */
export async function up(cluster: Cluster, call: UpCall): Promise<NamesByLeader> {
  const { runId, waitMs, waiting, progress } = call;
  const deadline = cluster.now() + waitMs;
  progress({ runId, step: "waiting for the lock" });
  const lock = await cluster.store.lock({ runId, owner: cluster.alias, waitMs, signal: waiting });
  await using _lock = safeDisposable(lock, cluster.log);
  waiting.throwIfAborted();
  return await upLocked(cluster, call, lock, deadline);
}
