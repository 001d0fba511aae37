import { within } from "@segmark/database/pause";
import type { ListedMigration } from "../engine/list/loader.ts";
import type { Attempt, AttemptOutcome } from "../engine/records/records.ts";
import { runWithStorage } from "../engine/run/context.ts";
import { failurePlaceOf } from "../engine/run/failure.ts";
import { MigratorError } from "../protocol/errors.ts";
import { explain } from "./explain.ts";
import { endsLeadership, reasonOf } from "./faults.ts";
import { type Job, overdue } from "./job.ts";
import { RunAborted } from "./reject-after-abort.ts";
import { waitOf } from "./status.ts";
import { type StillRunning, stopCode } from "./stop-code.ts";
import type { Tools } from "./tools.ts";

/** `stillRunning` is set when code or statements could not be stopped. */
export type AttemptResult =
  | Readonly<{ outcome: "applied" }>
  | Readonly<{
      outcome: Exclude<AttemptOutcome, "applied">;
      tried: boolean;
      error: unknown;
      attempt?: Attempt;
      stillRunning?: StillRunning;
    }>;

/** Checked after each migration, which is also just before the next one. */
async function requireLock({ own, lock }: Tools): Promise<void> {
  if (await lock.stillHeld()) return;
  throw new RunAborted(
    "leadership_lost",
    `The migration lock of ${own.alias} was lost. Nothing more was started there.`,
  );
}

const isLost = (error: unknown): boolean =>
  (error instanceof MigratorError && error.code === "leadership_lost") || endsLeadership(error);

/** A migration that ends with an open transaction has not committed its changes. */
async function requireClosed({ own, work }: Pick<Tools, "own" | "work">, job: Job): Promise<void> {
  const deadline = performance.now() + own.graceMs;
  while (work.inUse()) {
    if (job.signal.aborted) return;
    if (performance.now() > deadline) {
      await work.abandon();
      throw new Error("It ended and left a transaction open or a query unanswered. Await everything it starts.");
    }
    await own.pause(10);
  }
}

async function runCode({ own, work }: Tools, job: Job, { name, up }: ListedMigration): Promise<void> {
  const { alias, log } = own;
  const storage = { knex: work.knex, alias, replicaset: own.replicaset(), roles: own.roles(), signal: job.signal, log };
  await runWithStorage(storage, up, {
    migration: name,
    settle: () => requireClosed({ own, work }, job),
    stray: (error) => job.stop(new RunAborted("failed", reasonOf(error), { cause: error })),
    progress: (percent) => {
      job.progress = percent;
    },
  });
}

/** Names what the run waited for when it had to end. */
async function withWait({ own }: Tools, job: Job, stopped: RunAborted): Promise<RunAborted> {
  const wait = await within(own.graceMs, own.pause, waitOf(own.storage, job), () => stopped).catch(() => null);
  if (wait === null) return stopped;
  return new RunAborted(stopped.outcome, `${stopped.message} ${wait.detail.replace("It waits", "It waited")}`);
}

/** Resolves with the error, or undefined; never rejects. */
const settled = (code: Promise<void>): Promise<Readonly<{ error: unknown }> | undefined> =>
  code.then(
    () => undefined,
    (error: unknown) => ({ error }),
  );

/** Records how it ended, if the database still accepts writes. */
async function close(
  { own, lock }: Tools,
  attempt: Attempt,
  outcome: Exclude<AttemptOutcome, "applied">,
  error: unknown,
): Promise<void> {
  await lock
    .end(attempt, outcome, { error: reasonOf(error), place: failurePlaceOf(error, attempt.name) })
    .catch((cause) =>
      own.log.warn({ migration: attempt.name, outcome, error: reasonOf(cause) }, "the journal could not be written"),
    );
}

/**
 * Runs one migration and records it, if this instance is the leader before and after. The journal line is written
 * before the code runs, so that a later run can tell that a process died half-way. There is no rollback: MySQL commits
 * implicitly at every schema change.
 */
export async function attemptMigration(tools: Tools, job: Job, migration: ListedMigration): Promise<AttemptResult> {
  const { own, lock, work } = tools;
  let attempt: Attempt | undefined;
  try {
    const timeout = overdue(job);
    if (timeout !== undefined) return { outcome: timeout.outcome, tried: false, error: timeout };
    const line = await lock.begin(migration.name, work);
    attempt = line;
    const late = overdue(job);
    if (late !== undefined) throw late;

    const code = runCode(tools, job, migration);
    const failure = await Promise.race([settled(code), job.stopped]);
    const ending = overdue(job);
    if (ending !== undefined) {
      const { outcome } = ending;
      const isBroken = outcome === "failed";
      const error = isBroken ? ending.cause : await withWait(tools, job, ending);
      const stopping = { code: settled(code), isBroken };
      const stillRunning = await stopCode(tools, stopping, () => close(tools, line, outcome, error));
      return { outcome, tried: true, error, attempt: line, ...(stillRunning === undefined ? {} : { stillRunning }) };
    }
    if (failure !== undefined) throw failure.error;
    await requireLock(tools);
    await lock.record(line, migration.hash);
    return { outcome: "applied" };
  } catch (thrown) {
    const error = thrown instanceof RunAborted ? thrown : await explain(own, thrown);
    const outcome = error instanceof RunAborted ? error.outcome : isLost(error) ? "leadership_lost" : "failed";
    if (attempt !== undefined) await close(tools, attempt, outcome, error);
    return { outcome, tried: attempt !== undefined, error, ...(attempt === undefined ? {} : { attempt }) };
  }
}
