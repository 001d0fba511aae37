import { settlesWithin } from "@segmark/database/pause";
import type { ListedMigration } from "../engine/list/loader.ts";
import { pendingOf } from "../engine/records/history.ts";
import { withFirstFailure } from "../engine/records/records.ts";
import { applyInOrder } from "../engine/run/apply-in-order.ts";
import { failurePlaceOf, logFailure } from "../engine/run/failure.ts";
import { listWithTimeout, loadWithTimeout } from "../engine/run/load-with-timeout.ts";
import type { Listed, RunRequest } from "../protocol/contracts.ts";
import { MigratorError } from "../protocol/errors.ts";
import { safeDisposable } from "../protocol/safe-log.ts";
import { type AttemptResult, attemptMigration } from "./attempt.ts";
import { explain } from "./explain.ts";
import { asMigratorError, endsLeadership, reasonOf } from "./faults.ts";
import { type Job, type JobOutcome, overdue } from "./job.ts";
import type { NodeContext } from "./node-options.ts";
import { prepareLeader } from "./prepare.ts";
import { RunAborted } from "./reject-after-abort.ts";
import { requireSameList } from "./same-list.ts";
import { minWriteMs, type StillRunning } from "./stop-code.ts";
import type { Tools } from "./tools.ts";
import { updateChecksums } from "./update-checksums.ts";

/**
 * A clock that never returns the same time twice, nor an earlier one: no attempt of a run ends before it began, also
 * when the system clock is set back.
 */
function monotonicClock(now: () => number): () => number {
  let last = 0;
  return () => {
    last = Math.max(now(), last + 1);
    return last;
  };
}

const succeeded: JobOutcome = { state: "applied", failed: null, error: null, code: null, stillRunning: false };
const halted: JobOutcome = { ...succeeded, state: "halted" };

/** The pending migrations up to `to`. */
function todoOf<One extends Listed>(listed: readonly One[], applied: readonly Listed[], request: RunRequest): One[] {
  const pending = pendingOf(listed, applied, request);
  const { to } = request;
  return to === undefined ? pending : pending.slice(0, 1 + pending.findIndex(({ name }) => name === to));
}

/** The pending migrations, after repeating all checks under the lock. */
async function pending(tools: Omit<Tools, "work">, listed: readonly ListedMigration[], job: Job) {
  const applied = await tools.own.storage.applied();
  const todo = todoOf(listed, applied, job.request);
  job.applied = applied.map(({ name }) => name);
  await updateChecksums(tools, job.request, listed, applied);
  return todo;
}

function outcomeOf(verdict: Exclude<AttemptResult, { outcome: "applied" }>, name: string): JobOutcome {
  const { outcome, tried, error, attempt, stillRunning } = verdict;
  const reason = reasonOf(error);
  const failed = tried || outcome !== "leadership_lost" ? name : null;
  const place = failurePlaceOf(error, name);
  return {
    state: outcome,
    failed,
    error: attempt === undefined || outcome !== "failed" ? reason : withFirstFailure(reason, attempt),
    place,
    code: null,
    stillRunning: stillRunning !== undefined,
  };
}

/** Applies what is pending, under the lock. Code that cannot be stopped keeps the lock until it ends. */
async function apply(own: NodeContext, listed: readonly ListedMigration[], job: Job): Promise<JobOutcome> {
  const { request } = job;
  const { runId: id, fence, coordinator: owner } = request;
  const run = { id, fence, owner, now: monotonicClock(own.now) };
  const lock = await own.storage.lock(run, own.lockWaitMs);
  await using _lock = safeDisposable(lock, own.log);
  const lose = (): void => job.stop(new RunAborted("leadership_lost", `The migration lock of ${own.alias} was lost.`));
  lock.lost.addEventListener("abort", lose, { once: true });
  job.revoked.throwIfAborted();

  const todo = await pending({ own, lock }, listed, job);
  const interrupted = await own.storage.interrupted(null);
  const work = own.storage.openWork(job.signal);
  await using _work = safeDisposable(work, own.log);
  job.threads = work.threads;
  job.waiting = work.waiting;
  const failed = await applyInOrder(todo, { interrupted, log: own.log, about: { run: id } }, async (migration) => {
    if (job.isHalted()) return halted;
    const { name } = migration;
    job.current = name;
    const verdict = await attemptMigration({ own, lock, work }, job, migration);
    if (verdict.outcome !== "applied") {
      const ending = outcomeOf(verdict, name);
      const level = verdict.error instanceof RunAborted ? "warn" : "error";
      const about = { migration: name, run: id, outcome: ending.state, place: ending.place };
      logFailure(own.log, level, about, verdict.error);
      await waitForRest(job, ending, verdict.stillRunning);
      return ending;
    }
    job.appliedNow.push(name);
    job.applied.push(name);
  });
  return failed ?? succeeded;
}

async function waitForRest(job: Job, ending: JobOutcome, remains: StillRunning | undefined): Promise<void> {
  if (remains === undefined) return;
  job.finish(ending);
  await remains.ended;
}

/** Before the first migration every error is a refusal, because nothing has run. */
async function refusalOf(own: NodeContext, error: unknown): Promise<JobOutcome> {
  const { alias } = own;
  const reason = await explain(own, error);
  const { code, message } = endsLeadership(reason)
    ? new MigratorError("leadership_lost", `${alias} does not lead: ${reasonOf(reason)}.`)
    : asMigratorError(alias, reason);
  return { state: "refused", failed: null, error: message, code, stillRunning: false };
}

/** How long an aborted run may take to report its outcome, in ms: at most two waits, and the queries after them. */
const outcomeTimeoutMs = (graceMs: number): number => 2 * Math.max(graceMs, minWriteMs) + 1000;

/**
 * Additional time for a run that has not reached a migration when its limit is over, in ms: the limit applies to
 * migrations, and a run without any succeeds.
 */
const startTimeoutMs = 30_000;

/**
 * The limit holds, and an instance closes, even while the database does not answer. The run is then reported as still
 * running, because what was sent last may have been executed.
 */
async function finishInTime(own: NodeContext, job: Job): Promise<void> {
  await Promise.race([job.finished, job.stopped]);
  if (job.current === null) await settlesWithin(startTimeoutMs, own.pause, job.finished, job.revoked);
  if (await settlesWithin(outcomeTimeoutMs(own.graceMs), own.pause, job.finished)) return;
  const stopped = overdue(job);
  if (stopped === undefined) return;
  const error = `${stopped.message} The database of ${own.alias} may not answer: what was sent to it last has not ended.`;
  job.finish({ state: stopped.outcome, failed: job.current, error, code: null, stillRunning: true });
}

/** A whole run on this leader; reports its outcome to the job and never rejects. */
export async function run(own: NodeContext, job: Job): Promise<void> {
  void finishInTime(own, job);
  const { coordinator, list } = job.request;
  try {
    const listed = await listWithTimeout(own, job.revoked);
    requireSameList(own.alias, asListed(listed), coordinator, list);
    await prepareLeader(own);
    await loadWithTimeout(own, todoOf(listed, await own.storage.applied(), job.request), job.revoked);
    job.finish(await apply(own, listed, job));
  } catch (error) {
    if (error instanceof RunAborted) {
      const { outcome: state, message } = error;
      return job.finish({ state, failed: job.current, error: message, code: null, stillRunning: false });
    }
    const ending = await refusalOf(own, error);
    own.log.warn({ run: job.request.runId, code: ending.code, error: ending.error }, "run refused");
    job.finish(job.current === null ? ending : { ...ending, state: "failed", code: null, failed: job.current });
  }
}

const asListed = (listed: readonly ListedMigration[]): Listed[] => listed.map(({ name, hash }) => ({ name, hash }));
