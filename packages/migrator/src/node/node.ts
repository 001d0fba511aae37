import { type Pause, realPause } from "@segmark/database/pause";
import { leaseBounds, milliseconds } from "../engine/run/milliseconds.ts";
import { cancelledText } from "../protocol/cancelled.ts";
import { silent } from "../protocol/log.ts";
import { safeLog } from "../protocol/safe-log.ts";
import { amend } from "./amend.ts";
import { connect } from "./connect.ts";
import { explain } from "./explain.ts";
import { asMigratorError } from "./faults.ts";
import { history } from "./history.ts";
import { createJobs } from "./jobs.ts";
import { createKnexStorage } from "./knex-storage.ts";
import { move } from "./move.ts";
import type { LocalNode, NodeContext, NodeOptions } from "./node-options.ts";
import { prepareLeader } from "./prepare.ts";
import { RunAborted } from "./reject-after-abort.ts";
import { run } from "./run-job.ts";
import { inspect, status } from "./status.ts";
import type { NodeStorage } from "./storage.ts";

export type { LocalNode, NodeOptions } from "./node-options.ts";

function storageOf({ alias, databaseUrl, knex, storage, ...options }: NodeOptions, pause: Pause): NodeStorage {
  const leaseMs = milliseconds("leaseMs", options.leaseMs ?? 30_000, leaseBounds);
  if ([databaseUrl, knex, storage].filter((one) => one !== undefined).length !== 1)
    throw new TypeError("A node needs one of databaseUrl, knex and storage.");
  if (storage !== undefined) return storage;
  const db = knex ?? connect(databaseUrl ?? "");
  return createKnexStorage({ alias, db, isShared: knex !== undefined, pause, leaseMs });
}

const fixed = (name: string) => (): string => name;

function complete(options: NodeOptions): NodeContext {
  const { alias, roles, loader } = options;
  const replicaset = typeof options.replicaset === "function" ? options.replicaset : fixed(options.replicaset);
  const { now = Date.now, pause = realPause } = options;
  const lockWaitMs = milliseconds("lockWaitMs", options.lockWaitMs ?? 1000, { max: Number.POSITIVE_INFINITY });
  const graceMs = milliseconds("graceMs", options.graceMs ?? 1000);
  const storage = storageOf(options, pause);
  const log = safeLog(options.log ?? silent);
  return { alias, replicaset, roles, loader, storage, log, now, pause, lockWaitMs, graceMs };
}

/**
 * An instance and its own database. Connects with the first call.
 * @throws RangeError for a duration outside its bounds
 */
export function createNode(options: NodeOptions): LocalNode {
  const own = complete(options);
  const { alias, storage } = own;
  const jobs = createJobs(alias, own.now, own.pause, (job) => run(own, job));
  const guarded = <T>(work: Promise<T>): Promise<T> =>
    work.catch(async (error: unknown) => {
      throw asMigratorError(alias, await explain(own, error));
    });
  const probe = async () => ({ alias, ...(await storage.probe()) });
  const close = async (): Promise<void> => {
    await jobs.close();
    await storage.close();
  };
  return {
    alias,
    probe: () => guarded(probe()),
    inspect: () => guarded(inspect(own)),
    start: async (request) => jobs.start(request),
    poll: jobs.poll,
    cancel: async (runId, { afterCurrent = false } = {}) =>
      afterCurrent ? jobs.halt(runId) : jobs.stop(runId, new RunAborted("timed_out", cancelledText)),
    applied: () => guarded(storage.applied()),
    move: (request) => guarded(move(own, request)),
    schema: () => guarded(storage.schema()),
    status: () => guarded(status(own, jobs.live())),
    amend: (request) => guarded(amend(own, request)),
    history: (limit) => guarded(history(own, limit)),
    prepare: () => guarded(prepareLeader(own)),
    close,
    [Symbol.asyncDispose]: close,
  };
}
