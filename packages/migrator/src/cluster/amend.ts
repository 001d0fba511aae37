import type { Amendment, Change, CoordinatorLock, Listed } from "../protocol/contracts.ts";
import { MigratorError } from "../protocol/errors.ts";
import { names } from "../protocol/format.ts";
import { safeDisposable } from "../protocol/safe-log.ts";
import { callNode } from "./call-node.ts";
import type { Call, Cluster } from "./cluster.ts";
import { ownList, readClusterState, requireMoved } from "./cluster-state.ts";
import { compareTables } from "./compare-tables.ts";
import { inProgress } from "./config/store-fault.ts";
import { nothingRun, notWritten } from "./failure.ts";
import { requireLock } from "./guard.ts";
import { type LeaderResult, resultOfError } from "./leader-outcome.ts";
import { type Leader, leadersOf } from "./leaders.ts";

/** What changed on each leader, or without `written` would change. */
export type Amendments = Readonly<{ written: boolean; leaders: Readonly<Record<string, Amendment>> }>;

type Result = LeaderResult & Readonly<{ amendment: Amendment }>;

const nothing: Amendment = { changes: [], remarks: [] };
const namesIn = (amendments: readonly Amendment[]): string[] => [
  ...new Set(amendments.flatMap(({ changes }) => changes.map(({ migration }) => migration))),
];

const badRequest = (message: string): MigratorError => new MigratorError("bad_request", message);

/** @throws MigratorError `bad_request` for a baseline that the list does not have */
function requireListed(change: Change, list: readonly Listed[]): void {
  if (change.kind !== "baseline" || list.some(({ name }) => name === change.name)) return;
  throw badRequest(`${change.name} is not in the list of migrations.`);
}

/**
 * A repair is of one migration, or of those that are named.
 * @throws MigratorError `bad_request`
 */
function requireMeant(change: Change, amendments: readonly Amendment[], write: boolean): void {
  if (change.kind !== "repair") return;
  const found = namesIn(amendments);
  const others = change.migrations.filter((name) => !found.includes(name));
  if (others.length > 0) throw badRequest(`There is nothing to repair of ${names(others)}.`);
  if (write && change.migrations.length === 0 && found.length > 1)
    throw badRequest(`There is something to repair of ${names(found)}. Name those that you mean. Nothing was changed.`);
}

/** @throws MigratorError `state_inconsistent` when no leader has the table of the other tool */
function requireTable(amendments: readonly Amendment[]): void {
  const [first] = amendments;
  if (first?.missing === undefined || amendments.some(({ missing }) => missing === undefined)) return;
  throw new MigratorError("state_inconsistent", `No leader has a table ${first.missing}. Nothing was changed.`);
}

/** Compares what is there with what a baseline says is there; the tables of each leader, as a remark. */
async function withTables(
  cluster: Cluster,
  leaders: readonly Leader[],
  change: Change,
  results: readonly Result[],
): Promise<Result[]> {
  if (change.kind !== "baseline" || results.every(({ amendment }) => amendment.changes.length === 0))
    return [...results];
  const remarks = await compareTables(cluster, leaders);
  return results.map((one) => {
    const { changes, remarks: own } = one.amendment;
    return { ...one, amendment: { changes, remarks: [...own, ...(remarks.get(one.leader) ?? [])] } };
  });
}

async function amendLocked(
  cluster: Cluster,
  call: Call,
  change: Change,
  lock: CoordinatorLock | undefined,
): Promise<Amendments> {
  const { runId, signal, progress } = call;
  const { topology, settings } = await readClusterState(cluster);
  requireMoved(settings);
  progress({ runId, step: "finding leaders" });
  const leaders = await leadersOf(cluster, topology);
  const list = await ownList(cluster, call);
  requireListed(change, list);
  const request = { runId, fence: lock?.fence ?? 0, coordinator: cluster.alias, list, change };
  const amendOne = async ({ alias: leader, node }: Leader, write: boolean): Promise<Result> => {
    try {
      const amendment = await callNode(cluster, node, (one) => one.amend({ ...request, write }));
      const changed = amendment.changes.length > 0;
      const outcome = !write ? "not_started" : changed ? "applied" : "nothing_to_do";
      return {
        leader,
        outcome: { outcome, applied_now: write ? namesIn([amendment]) : [], applied: [] },
        code: null,
        amendment,
      };
    } catch (error) {
      if (!(error instanceof MigratorError)) throw error;
      return { ...resultOfError(leader, error, { applied: [] }), amendment: nothing };
    }
  };
  const amendAll = (write: boolean): Promise<Result[]> => Promise.all(leaders.map((leader) => amendOne(leader, write)));
  const resultOf = (results: readonly Result[]): Amendments => ({
    written: lock !== undefined,
    leaders: Object.fromEntries(results.map(({ leader, amendment }) => [leader, amendment])),
  });

  progress({ runId, step: "comparing" });
  const planned = await amendAll(false);
  const refusal = nothingRun(planned, runId, "changed");
  if (refusal !== undefined) throw refusal;
  const amendments = planned.map(({ amendment }) => amendment);
  requireMeant(change, amendments, lock !== undefined);
  requireTable(amendments);
  const compared = await withTables(cluster, leaders, change, planned);
  if (lock === undefined) return resultOf(compared);

  await requireLock(cluster, lock);
  signal.throwIfAborted();
  progress({ runId, step: "writing" });
  const results = await amendAll(true);
  const remarksOf = new Map(compared.map(({ leader, amendment }) => [leader, amendment.remarks]));
  for (const { leader, amendment } of results)
    cluster.log.info(
      { run_id: runId, leader, change: change.kind, changed: names(namesIn([amendment])) },
      "records changed",
    );
  const failure = notWritten(results, runId, "Call again: only what is missing is changed.");
  if (failure !== undefined) throw failure;
  return resultOf(
    results.map((one) => ({
      ...one,
      amendment: { changes: one.amendment.changes, remarks: remarksOf.get(one.leader) ?? [] },
    })),
  );
}

/**
 * Changes the records of every leader without running anything. All leaders are checked before the first is written to.
 * Without `write` nothing is changed and no lock is taken.
 * @throws MigratorError as `up` before its first leader is started, and `bad_request` for a name that does not fit
 */
export async function amend(cluster: Cluster, call: Call, change: Change, write: boolean): Promise<Amendments> {
  const { runId, waitMs, waiting, progress } = call;
  if (!write) {
    const holder = await cluster.store.holder();
    if (holder !== null) throw inProgress(holder);
    return amendLocked(cluster, call, change, undefined);
  }
  progress({ runId, step: "waiting for the lock" });
  const lock = await cluster.store.lock({ runId, owner: cluster.alias, waitMs, signal: waiting });
  await using _lock = safeDisposable(lock, cluster.log);
  waiting.throwIfAborted();
  return await amendLocked(cluster, call, change, lock);
}
