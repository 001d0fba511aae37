import { MigratorError } from "../errors.ts";
import type { LoadedMigration } from "../loaders/loader.ts";
import type { Attempt, AttemptOutcome } from "../records/records.ts";
import { runWithStorage } from "../runner/context.ts";
import { placeOf } from "../runner/failure.ts";
import { explain } from "./explain.ts";
import { endsLeadership, reasonOf } from "./faults.ts";
import { Stopped } from "./gate.ts";
import { type Job, overdue } from "./job.ts";
import { type Remains, stopCode } from "./stop-code.ts";
import type { Tools } from "./tools.ts";

/** `remains` is set when code or statements could not be stopped. */
export type Verdict =
  | Readonly<{ outcome: "applied" }>
  | Readonly<{ outcome: Exclude<AttemptOutcome, "applied">; tried: boolean; error: unknown; remains?: Remains }>;

/** Checked after each migration, which is also just before the next one. */
async function requireLock({ own, lock }: Tools): Promise<void> {
  if (await lock.stillHeld()) return;
  throw new Stopped("leadership_lost", `The migration lock of ${own.alias} was lost. Nothing more was started there.`);
}

const isLost = (error: unknown): boolean =>
  (error instanceof MigratorError && error.code === "leadership_lost") || endsLeadership(error);

/** A migration that ends but leaves a transaction open has not done what it seems to have done. */
async function requireClosed({ own, work }: Tools, job: Job): Promise<void> {
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

async function runCode({ own, work }: Tools, job: Job, { up }: LoadedMigration): Promise<void> {
  const { alias, log } = own;
  const storage = { knex: work.knex, alias, replicaset: own.replicaset(), roles: own.roles(), signal: job.signal, log };
  await runWithStorage(storage, up);
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
    .end(attempt, outcome, { error: reasonOf(error), place: placeOf(error, attempt.name) })
    .catch((cause) =>
      own.log.warn({ migration: attempt.name, outcome, error: reasonOf(cause) }, "the journal could not be written"),
    );
}

/**
 * Runs one migration and records it, if this instance is the leader before and after. The journal line is written before the code runs, so that a
 * later run can tell that a process died half-way. There is no rollback: MySQL commits implicitly at every schema change.
 */
export async function attemptMigration(tools: Tools, job: Job, migration: LoadedMigration): Promise<Verdict> {
  const { own, lock, work } = tools;
  let attempt: Attempt | undefined;
  try {
    const timeout = overdue(job);
    if (timeout !== undefined) return { outcome: timeout.outcome, tried: false, error: timeout };
    const line = await lock.begin(migration.name, work);
    attempt = line;
    const late = overdue(job);
    if (late !== undefined) throw late;

    const code = runCode(tools, job, migration).then(() => requireClosed(tools, job));
    const failure = await Promise.race([settled(code), job.stopped]);
    const stopped = overdue(job);
    if (stopped !== undefined) {
      const remains = await stopCode(tools, settled(code), () => close(tools, line, stopped.outcome, stopped));
      return { outcome: stopped.outcome, tried: true, error: stopped, ...(remains === undefined ? {} : { remains }) };
    }
    if (failure !== undefined) throw failure.error;
    await requireLock(tools);
    await lock.record(line, migration.hash);
    return { outcome: "applied" };
  } catch (thrown) {
    const error = thrown instanceof Stopped ? thrown : await explain(own, thrown);
    const outcome = error instanceof Stopped ? error.outcome : isLost(error) ? "leadership_lost" : "failed";
    if (attempt !== undefined) await close(tools, attempt, outcome, error);
    return { outcome, tried: attempt !== undefined, error };
  }
}
