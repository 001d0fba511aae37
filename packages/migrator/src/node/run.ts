import { settlesWithin } from "@segmark/database/pause";
import type { LoadedMigration } from "../engine/list/loader.ts";
import { pendingOf } from "../engine/records/history.ts";
import { logFailure, placeOf } from "../engine/run/failure.ts";
import { loadInTime } from "../engine/run/load-in-time.ts";
import { applyInOrder } from "../engine/run/sequence.ts";
import type { Listed } from "../protocol/contracts.ts";
import { MigratorError } from "../protocol/errors.ts";
import { safeDisposable } from "../protocol/safe-log.ts";
import { attemptMigration, type Verdict } from "./attempt.ts";
import { explain } from "./explain.ts";
import { asMigratorError, endsLeadership, reasonOf } from "./faults.ts";
import { Stopped } from "./gate.ts";
import { type Ending, type Job, overdue } from "./job.ts";
import type { Own } from "./options.ts";
import { prepareLeader } from "./prepare.ts";
import { requireSameList } from "./same-list.ts";
import { leastWriteMs, type Remains } from "./stop-code.ts";
import { takeOverTexts } from "./take-over-texts.ts";
import type { Tools } from "./tools.ts";

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

const succeeded: Ending = { state: "applied", failed: null, error: null, code: null, stillRunning: false };

/** The pending migrations, after repeating all checks under the lock. */
async function pending(tools: Omit<Tools, "work">, listed: readonly LoadedMigration[], job: Job) {
  const applied = await tools.own.storage.applied();
  const todo = pendingOf(listed, applied, job.request);
  job.applied = applied.map(({ name }) => name);
  await takeOverTexts(tools, job.request, listed, applied);
  return todo;
}

function endingOf(verdict: Exclude<Verdict, { outcome: "applied" }>, name: string): Ending {
  const { outcome, tried, error, remains } = verdict;
  const failed = tried || outcome !== "leadership_lost" ? name : null;
  const place = placeOf(error, name);
  return { state: outcome, failed, error: reasonOf(error), place, code: null, stillRunning: remains !== undefined };
}

/** Applies what is pending, under the lock. Code that cannot be stopped keeps the lock until it ends. */
async function apply(own: Own, listed: readonly LoadedMigration[], job: Job): Promise<Ending> {
  const { request } = job;
  const { runId: id, fence, coordinator: owner } = request;
  const run = { id, fence, owner, now: monotonicClock(own.now) };
  const lock = await own.storage.lock(run, own.lockWaitMs);
  await using _lock = safeDisposable(lock, own.log);
  const lose = (): void => job.stop(new Stopped("leadership_lost", `The migration lock of ${own.alias} was lost.`));
  lock.lost.addEventListener("abort", lose, { once: true });
  job.revoked.throwIfAborted();

  const todo = await pending({ own, lock }, listed, job);
  const interrupted = await own.storage.interrupted(null);
  const work = own.storage.openWork(job.signal);
  await using _work = safeDisposable(work, own.log);
  job.threads = work.threads;
  job.waiting = work.waiting;
  const failed = await applyInOrder(todo, { interrupted, log: own.log, about: { run: id } }, async (migration) => {
    const { name } = migration;
    job.current = name;
    const verdict = await attemptMigration({ own, lock, work }, job, migration);
    if (verdict.outcome !== "applied") {
      const ending = endingOf(verdict, name);
      const level = verdict.error instanceof Stopped ? "warn" : "error";
      const about = { migration: name, run: id, outcome: ending.state, place: ending.place };
      logFailure(own.log, level, about, verdict.error);
      await settle(job, ending, verdict.remains);
      return ending;
    }
    job.appliedNow.push(name);
    job.applied.push(name);
  });
  return failed ?? succeeded;
}

async function settle(job: Job, ending: Ending, remains: Remains | undefined): Promise<void> {
  if (remains === undefined) return;
  job.finish(ending);
  await remains.ended;
}

/** Before the first migration every error is a refusal: nothing has run. */
async function refusal(own: Own, error: unknown): Promise<Ending> {
  const { alias } = own;
  const reason = await explain(own, error);
  const { code, message } = endsLeadership(reason)
    ? new MigratorError("leadership_lost", `${alias} does not lead: ${reasonOf(reason)}.`)
    : asMigratorError(alias, reason);
  return { state: "refused", failed: null, error: message, code, stillRunning: false };
}

/**
 * How long a run that must end may take to tell its outcome, in ms: at most two waits, and what it asks its database
 * then.
 */
const latestMs = (graceMs: number): number => 2 * Math.max(graceMs, leastWriteMs) + 1000;

/**
 * How much longer a run may take that has not come to a migration when its limit is over, in ms: the limit is for
 * these, and without any it succeeds.
 */
const latestBeginMs = 30_000;

/**
 * The limit holds, and an instance closes, even while the database does not answer. The run is then reported as still
 * running, because what was sent last may have been executed.
 */
async function finishInTime(own: Own, job: Job): Promise<void> {
  await Promise.race([job.finished, job.stopped]);
  if (job.current === null) await settlesWithin(latestBeginMs, own.pause, job.finished, job.revoked);
  if (await settlesWithin(latestMs(own.graceMs), own.pause, job.finished)) return;
  const stopped = overdue(job);
  if (stopped === undefined) return;
  const error = `${stopped.message} The database of ${own.alias} may not answer: what was sent to it last has not ended.`;
  job.finish({ state: stopped.outcome, failed: job.current, error, code: null, stillRunning: true });
}

/** A whole run on this leader; reports its outcome to the job and never rejects. */
export async function run(own: Own, job: Job): Promise<void> {
  void finishInTime(own, job);
  const { coordinator, list } = job.request;
  try {
    const listed = await loadInTime(own, job.revoked);
    requireSameList(own.alias, asListed(listed), coordinator, list);
    await prepareLeader(own);
    job.finish(await apply(own, listed, job));
  } catch (error) {
    if (error instanceof Stopped) {
      const { outcome: state, message } = error;
      return job.finish({ state, failed: job.current, error: message, code: null, stillRunning: false });
    }
    const ending = await refusal(own, error);
    own.log.warn({ run: job.request.runId, code: ending.code, error: ending.error }, "run refused");
    job.finish(job.current === null ? ending : { ...ending, state: "failed", code: null, failed: job.current });
  }
}

const asListed = (loaded: readonly LoadedMigration[]): Listed[] => loaded.map(({ name, hash }) => ({ name, hash }));
