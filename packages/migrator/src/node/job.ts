import { maxTimerMs } from "@segmark/database/pause";
import type { RunReport, RunRequest } from "../protocol/contracts.ts";
import { messageOf } from "../protocol/errors.ts";
import { redactMessage } from "../protocol/secrets.ts";
import type { LockWait } from "./lock-waits.ts";
import { RunAborted } from "./reject-after-abort.ts";
import type { Thread } from "./storage.ts";

/** How a run ended; `stillRunning` is true until the job has ended. */
export type JobOutcome = Pick<RunReport, "state" | "failed" | "error" | "place" | "code"> &
  Readonly<{ stillRunning: boolean }>;

/**
 * One run of this process. `signal` aborts with a `RunAborted` when the run must end.
 * - `progress`  percent that its code reports
 * - `stopped`   it must end
 * - `revoked` aborts with the `RunAborted` of a run that must end before its time limit. That limit is for migrations:
 *   a run without any succeeds
 * - `finished`  its outcome is known
 * - `ended`     none of its code is running and its lock is released
 */
export type Job = {
  readonly request: RunRequest;
  readonly since: number;
  readonly signal: AbortSignal;
  readonly stopped: Promise<void>;
  readonly revoked: AbortSignal;
  readonly finished: Promise<void>;
  readonly ended: Promise<void>;
  current: string | null;
  progress: number | null;
  applied: string[];
  readonly appliedNow: string[];
  threads: () => readonly Thread[];
  waiting: () => LockWait | undefined;
  elapsedMs(): number;
  isOver(): boolean;
  isHalted(): boolean;
  /** No further migration begins. */
  halt(): void;
  stop(reason: RunAborted): void;
  finish(outcome: JobOutcome): void;
  report(): RunReport;
};

const timedOut = (limitMs: number): RunAborted =>
  new RunAborted("timed_out", `The run took longer than its limit of ${limitMs / 1000} seconds.`);

/** An internal error. Before the first migration it is a refusal, because nothing has run. */
const internalFailure = (error: unknown, current: string | null): JobOutcome => ({
  state: current === null ? "refused" : "failed",
  failed: current,
  error: redactMessage(messageOf(error)),
  code: "internal",
  stillRunning: false,
});

/** A promise that is resolved from outside. Node 20 has no `Promise.withResolvers`. */
function deferred(): Readonly<{ promise: Promise<void>; resolve: () => void }> {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve };
}

/** @param work what the job does; it calls `finish` once and settles when the job has ended */
export function startJob(request: RunRequest, since: number, work: (job: Job) => Promise<void>): Job {
  const started = performance.now();
  const deadline = started + request.limitMs;
  const stopping = new AbortController();
  const revoking = new AbortController();
  const stopped = deferred();
  const finished = deferred();
  const ended = deferred();
  let outcome: JobOutcome | undefined;
  let endedAt: number | undefined;
  let [hasEnded, isHalted] = [false, false];
  let timer: NodeJS.Timeout | undefined;

  const end = (reason: RunAborted): void => {
    stopping.abort(reason); // the first reason wins
    stopped.resolve();
  };
  const stop = (reason: RunAborted): void => {
    end(reason);
    revoking.abort(reason);
  };
  const watch = (): void => {
    const left = deadline - performance.now();
    if (left <= 0) end(timedOut(request.limitMs));
    else timer = setTimeout(watch, Math.min(left, maxTimerMs));
  };
  const job: Job = {
    request,
    since,
    signal: stopping.signal,
    stopped: stopped.promise,
    revoked: revoking.signal,
    finished: finished.promise,
    ended: ended.promise,
    current: null,
    progress: null,
    applied: [],
    appliedNow: [],
    threads: () => [],
    waiting: () => undefined,
    elapsedMs: () => Math.round((endedAt ?? performance.now()) - started),
    isOver: () => hasEnded,
    isHalted: () => isHalted,
    halt: () => {
      isHalted = true;
    },
    stop,
    finish: (result) => {
      if (outcome !== undefined) return;
      outcome = result;
      endedAt = performance.now();
      clearTimeout(timer);
      finished.resolve();
    },
    report: () => ({
      runId: request.runId,
      state: outcome?.state ?? "running",
      current: outcome === undefined ? job.current : null,
      appliedNow: [...job.appliedNow],
      applied: [...job.applied],
      failed: outcome?.failed ?? null,
      error: outcome?.error ?? null,
      place: outcome?.place ?? null,
      code: outcome?.code ?? null,
      stillRunning: outcome?.stillRunning === true && !hasEnded,
      elapsedMs: job.elapsedMs(),
    }),
  };
  watch();
  /** Even an unexpected error ends the job: callers poll for its outcome, and the next run waits for its end. */
  const execute = async (): Promise<void> => {
    try {
      await work(job);
      if (outcome === undefined) throw new Error("The run ended without an outcome.");
    } catch (error) {
      job.finish(internalFailure(error, job.current));
    } finally {
      hasEnded = true;
      ended.resolve();
    }
  };
  void execute();
  return job;
}

/** Timers are late when code blocks the event loop, so the clock is checked as well. */
export function overdue(job: Job): RunAborted | undefined {
  if (job.elapsedMs() >= job.request.limitMs) job.stop(timedOut(job.request.limitMs));
  return job.signal.reason instanceof RunAborted ? job.signal.reason : undefined;
}
