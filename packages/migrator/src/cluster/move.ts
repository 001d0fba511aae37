import { MigratorError } from "../protocol/errors.ts";
import { names } from "../protocol/format.ts";
import type { NamesByLeader } from "../protocol/outcomes.ts";
import { safeDisposable } from "../protocol/safe-log.ts";
import { callNode } from "./call-node.ts";
import { changeConfig } from "./change-config.ts";
import type { Call, Cluster } from "./cluster.ts";
import { readClusterState } from "./cluster-state.ts";
import { migrationsSection } from "./config/sections.ts";
import { withoutApplied } from "./config/settings.ts";
import { nothingRun, notWritten } from "./failure.ts";
import { requireLock } from "./guard.ts";
import { type LeaderResult, resultOfError } from "./leader-outcome.ts";
import { type Leader, leadersOf } from "./leaders.ts";

type Copy = Readonly<{ runId: string; fence: number; names: readonly string[]; write: boolean }>;

async function copy(cluster: Cluster, { alias, node }: Leader, request: Copy): Promise<LeaderResult> {
  try {
    const copied = await callNode(cluster, node, (one) => one.move(request));
    const applied_now = request.write ? copied : [];
    const outcome = !request.write ? "not_started" : copied.length > 0 ? "applied" : "nothing_to_do";
    const open = new Set(request.write ? [] : copied);
    const applied = request.names.filter((name) => !open.has(name));
    return { leader: alias, outcome: { outcome, applied_now, applied }, code: null };
  } catch (error) {
    if (!(error instanceof MigratorError)) throw error;
    return resultOfError(alias, error, { applied: [] });
  }
}

/**
 * Copies the list that version 0.x kept in the configuration to every leader, then removes it there. No migration is
 * executed. All leaders are checked before the first is written to.
 * @returns names copied by this call, for every leader; an empty map when there is no list
 */
export async function moveMigrationsState(cluster: Cluster, call: Call): Promise<NamesByLeader> {
  const { store, log, alias } = cluster;
  const { runId, waitMs, signal, waiting, progress } = call;
  progress({ runId, step: "waiting for the lock" });
  const lock = await store.lock({ runId, owner: alias, waitMs, signal: waiting });
  await using _lock = safeDisposable(lock, log);
  waiting.throwIfAborted();
  const { settings, topology } = await readClusterState(cluster);
  if (settings.applied.length === 0) {
    log.info({ run_id: runId }, "the configuration has no list of applied migrations");
    return {};
  }
  progress({ runId, step: "finding leaders" });
  const leaders = await leadersOf(cluster, topology);
  const request = { runId, fence: lock.fence, names: settings.applied };
  const copyAll = (write: boolean): Promise<LeaderResult[]> =>
    Promise.all(leaders.map((leader) => copy(cluster, leader, { ...request, write })));

  progress({ runId, step: "comparing" });
  const refusal = nothingRun(await copyAll(false), runId, "copied");
  if (refusal !== undefined) throw refusal;
  await requireLock(cluster, lock);
  signal.throwIfAborted();

  progress({ runId, step: "copying" });
  const results = await copyAll(true);
  for (const { leader, outcome } of results)
    log.info({ run_id: runId, leader, copied: names(outcome.applied_now) }, "copied the list of applied migrations");
  const failure = notWritten(
    results,
    runId,
    "The list stays in the configuration. Call again: only what is missing is copied.",
  );
  if (failure !== undefined) throw failure;
  await changeConfig(cluster, `${alias}, run ${runId}`, ({ sections }) => {
    const text = sections.get(migrationsSection);
    return text === undefined ? null : { filename: migrationsSection, content: withoutApplied(text) };
  });
  return Object.fromEntries(results.map(({ leader, outcome }) => [leader, [...outcome.applied_now]]));
}
