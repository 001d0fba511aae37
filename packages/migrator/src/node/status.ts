import { listWithTimeout, loadWithTimeout } from "../engine/run/load-with-timeout.ts";
import type { Inspection, NodeStatus } from "../protocol/contracts.ts";
import type { Job } from "./job.ts";
import type { NodeContext } from "./node-options.ts";
import type { Holder } from "./storage.ts";

type Last = NonNullable<NodeStatus["last"]>;
type Waiting = NonNullable<NonNullable<NodeStatus["running"]>["waiting"]>;

async function read(own: NodeContext) {
  const { storage } = own;
  const list = await listWithTimeout(own);
  const busy = await storage.holder();
  const applied = await storage.applied();
  const names = new Set(applied.map(({ name }) => name));
  const pending = list.filter(({ name }) => !names.has(name));
  return { list, pending, applied, interrupted: await storage.interrupted(busy), busy };
}

/** Also loads what is pending, so that a run starts nowhere while a migration does not load on one leader. */
export async function inspect(own: NodeContext): Promise<Inspection> {
  const { list, pending, ...state } = await read(own);
  await loadWithTimeout(own, pending);
  return { ...state, listed: list.map(({ name, hash }) => ({ name, hash })) };
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
  const { pending, applied, interrupted, busy } = await read(own);
  return {
    applied: applied.map(({ name }) => name),
    pending: pending.map(({ name }) => name),
    interrupted,
    running: await runningNow(own, job),
    last: await lastAttempt(own, busy),
    lock: busy,
  };
}
