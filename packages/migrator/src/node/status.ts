import { listWithTimeout, loadWithTimeout } from "../engine/run/load-with-timeout.ts";
import type { Inspection, NodeStatus } from "../protocol/contracts.ts";
import type { Job } from "./job.ts";
import type { NodeContext } from "./node-options.ts";
import type { Holder } from "./storage.ts";

type Last = NonNullable<NodeStatus["last"]>;
type Waiting = NonNullable<NonNullable<NodeStatus["running"]>["waiting"]>;

/** Also loads what is pending, so that a run starts nowhere while a migration does not load on one leader. */
export async function inspect(own: NodeContext): Promise<Inspection> {
  const { storage } = own;
  const list = await listWithTimeout(own);
  const busy = await storage.holder();
  const applied = await storage.applied();
  const names = new Set(applied.map(({ name }) => name));
  await loadWithTimeout(
    own,
    list.filter(({ name }) => !names.has(name)),
  );
  const listed = list.map(({ name, hash }) => ({ name, hash }));
  return { listed, applied, interrupted: await storage.interrupted(busy), busy };
}

async function lastAttempt({ storage }: NodeContext, holder: Holder | null): Promise<Last | null> {
  const last = await storage.lastAttempt();
  if (last === null) return null;
  const unfinished = holder?.runId === last.runId ? "running" : "interrupted";
  return { ...last, outcome: last.outcome ?? unfinished, place: last.place ?? null };
}

async function runningNow({ storage }: NodeContext, job: Job | undefined): Promise<NodeStatus["running"]> {
  if (job === undefined) return null;
  const { request, current, since } = job;
  const progress = job.progress ?? (await storage.progress(job.threads()));
  const { runId, limitMs } = request;
  const waiting = await waitOf(storage, job);
  return { runId, name: current, since, elapsedMs: job.elapsedMs(), limitMs, progress, waiting };
}

/** What the run waits for, which another transaction has. */
export async function waitOf(storage: NodeContext["storage"], job: Job): Promise<Waiting | null> {
  const wait = job.waiting();
  if (wait === undefined) return null;
  const detail = `It waits for a table lock. ${await storage.blockers(wait.sql, job.threads())}`;
  return { elapsedMs: wait.elapsedMs(), detail };
}

/** @param job the run of this process that has not ended */
export async function status(own: NodeContext, job: Job | undefined): Promise<NodeStatus> {
  const { listed, applied, interrupted, busy } = await inspect(own);
  const names = new Set(applied.map(({ name }) => name));
  return {
    applied: [...names],
    pending: listed.map(({ name }) => name).filter((name) => !names.has(name)),
    interrupted,
    running: await runningNow(own, job),
    last: await lastAttempt(own, busy),
    lock: busy,
  };
}
