import { silent } from "../log.ts";
import { realPause } from "../pause.ts";
import { productOf } from "../product.ts";
import { readApplied } from "../records.ts";
import { readSchema } from "../schema/introspect.ts";
import { connect } from "./connect.ts";
import { asMigratorError } from "./faults.ts";
import { Stopped } from "./gate.ts";
import { createJobs } from "./jobs.ts";
import { move } from "./move.ts";
import type { LocalNode, NodeOptions, Own } from "./options.ts";
import { ensureTables, requireWritable } from "./prepare.ts";
import { probeDatabase } from "./probe.ts";
import { run } from "./run.ts";
import { inspect, status } from "./status.ts";

export type { LocalNode, NodeOptions } from "./options.ts";

function complete(options: NodeOptions): Own {
  const { knex, databaseUrl } = options;
  if ((knex === undefined) === (databaseUrl === undefined))
    throw new TypeError("A node wants one of databaseUrl and knex.");
  return {
    log: silent,
    now: Date.now,
    pause: realPause,
    leaseMs: 30_000,
    lockWaitMs: 1000,
    graceMs: 1000,
    ...options,
    db: knex ?? connect(databaseUrl ?? ""),
  };
}

/** An instance over its own database. Nothing is connected before a method is called. */
export function createNode(options: NodeOptions): LocalNode {
  const own = complete(options);
  const { alias, db } = own;
  const jobs = createJobs(alias, own.now, own.pause, (job) => run(own, job));
  const guarded = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw asMigratorError(alias, error);
    });

  const probe = async () => ({ alias, ...(await probeDatabase(db)) });
  const prepare = async (): Promise<void> => {
    await requireWritable(own);
    await ensureTables(own, await productOf(db));
  };
  const close = async (): Promise<void> => {
    await jobs.close();
    if (options.knex === undefined) await db.destroy();
  };
  return {
    alias,
    probe: () => guarded(probe()),
    inspect: () => guarded(inspect(own)),
    start: async (request) => jobs.start(request),
    poll: jobs.poll,
    cancel: async (runId) => jobs.stop(runId, new Stopped("timed_out", "The run was cancelled.")),
    applied: () => guarded(readApplied(db)),
    move: (request) => guarded(move(own, request)),
    schema: () => guarded(readSchema(db)),
    status: () => guarded(status(own, jobs.live())),
    prepare: () => guarded(prepare()),
    close,
    [Symbol.asyncDispose]: close,
  };
}
