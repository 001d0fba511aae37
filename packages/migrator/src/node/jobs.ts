import { type Pause, settlesWithin } from "@segmark/database/pause";
import type { RunReport, RunRequest } from "../protocol/contracts.ts";
import { MigratorError } from "../protocol/errors.ts";
import { type Job, startJob } from "./job.ts";
import { RunAborted } from "./reject-after-abort.ts";

/** Maximum number of ended runs kept for polling. */
const maxKept = 32;

/** The runs of one instance by id. Starting a known run id is a no-op. */
export function createJobs(alias: string, now: () => number, pause: Pause, work: (job: Job) => Promise<void>) {
  const jobs = new Map<string, Job>();
  let isClosed = false;

  const deleteOld = (): void => {
    const ended = [...jobs].filter(([, job]) => job.isOver());
    for (const [runId] of ended.slice(0, Math.max(0, ended.length - maxKept))) jobs.delete(runId);
  };
  const start = (request: RunRequest): void => {
    if (jobs.has(request.runId)) return;
    // Coordinators elsewhere try again for a while: the process may be starting again.
    if (isClosed) throw new MigratorError("leader_unreachable", `${alias} is closing and begins nothing more.`);
    jobs.set(request.runId, startJob(request, now(), work));
    deleteOld();
  };
  const poll = async (runId: string, waitMs: number): Promise<RunReport> => {
    const job = jobs.get(runId);
    if (job === undefined)
      throw new MigratorError(
        "leadership_lost", // a response, so callers do not retry
        `${alias} knows no run ${runId}; its process was started again meanwhile, and the run ended with the old one. Ask what is applied.`,
        { runId },
      );
    await settlesWithin(waitMs, pause, job.finished);
    return job.report();
  };
  const stopOne = (runId: string, reason: RunAborted): void => jobs.get(runId)?.stop(reason);
  const haltOne = (runId: string): void => jobs.get(runId)?.halt();
  const closeAll = async (): Promise<void> => {
    isClosed = true;
    const live = [...jobs.values()].filter((job) => !job.isOver());
    for (const job of live) job.stop(new RunAborted("leadership_lost", `The instance ${alias} is closing.`));
    await Promise.all(live.map((job) => job.finished));
  };
  /** The active run; others are only about to be refused. */
  const live = (): Job | undefined => {
    const open = [...jobs.values()].filter((job) => !job.isOver());
    return open.find(({ current }) => current !== null) ?? open[0];
  };
  return { start, poll, stop: stopOne, halt: haltOne, close: closeAll, live };
}
