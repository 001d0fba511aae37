import type { Listed, RunReport, RunRequest } from "@segmark/migrator/internal/protocol/contracts";
import type { VirtualClock } from "./clock.ts";
import type { Effect, FakeDatabase } from "./database.ts";

export type FakeRun = Readonly<{ done: Promise<void>; report(): RunReport; cancel(): void; halt(): void }>;

type Surroundings = Readonly<{
  alias: string;
  database: FakeDatabase;
  clock: VirtualClock;
  request: RunRequest;
  die(): void;
}>;

const usual = 10;

/** A leader at work, with lock, fence and limit. */
export function fakeRun({ alias, database, clock, request, die }: Surroundings): FakeRun {
  const { runId, fence, limitMs, list, coordinator, appliedWritable = false, to } = request;
  const begun = clock.now();
  const stop = new AbortController();
  let isHalted = false;
  let report: RunReport = {
    runId,
    state: "running",
    current: null,
    appliedNow: [],
    applied: database.applied.map(({ name }) => name),
    failed: null,
    error: null,
    code: null,
    stillRunning: false,
    elapsedMs: 0,
  };
  const say = (more: Partial<RunReport>): void => {
    const applied = database.applied.map(({ name }) => name);
    report = { ...report, applied, ...more, elapsedMs: clock.now() - begun };
  };
  const unlock = (): void => {
    if (database.lock?.runId === runId) database.lock = null;
  };

  /** Returns whether the next migration may run. */
  async function apply(name: string, hash: string | null, effect: Effect): Promise<boolean> {
    say({ current: name });
    const left = begun + limitMs - clock.now();
    const needs = effect.kind === "hang" || effect.kind === "die" || effect.kind === "lose" ? 0 : (effect.ms ?? usual);
    if (effect.kind === "die") {
      await clock.pause(1);
      database.interrupted.add(name);
      unlock();
      die();
      return false;
    }
    if (effect.kind === "lose") {
      const kept = database.applied.length - (effect.forgets ?? 0);
      say({ state: "leadership_lost", failed: name, error: "read-only", stillRunning: effect.stillRunning ?? false });
      database.applied.length = kept;
      database.writable.clear();
      unlock();
      void clock.pause(effect.ms ?? 0).then(() => effect.next !== null && database.writable.add(effect.next));
      return false;
    }
    await clock.pause(effect.kind === "hang" ? left : Math.min(left, needs), stop.signal);
    if (stop.signal.aborted || effect.kind === "hang" || left <= needs) {
      const stillRunning = effect.kind === "unstoppable";
      say({ state: "timed_out", failed: name, stillRunning });
      if (stillRunning) void clock.pause(effect.ms).then(unlock);
      else unlock();
      return false;
    }
    if (effect.kind === "fail") {
      say({ state: "failed", failed: name, error: effect.error ?? "disk on fire" });
      unlock();
      return false;
    }
    database.applied.push({ name, hash });
    database.executed.push(name);
    database.interrupted.delete(name);
    say({ appliedNow: [...report.appliedNow, name], current: null });
    return true;
  }

  async function work(): Promise<void> {
    if (fence < database.fence) return say({ state: "refused", code: "run_in_progress", error: `${alias}: old fence` });
    if (database.lock !== null) return say({ state: "refused", code: "run_in_progress", error: `${alias} is busy` });
    if (!database.writable.has(alias))
      return say({ state: "refused", code: "leadership_lost", error: `${alias} is read-only` });
    const textOf = new Map(list.map(({ name, hash }) => [name, hash]));
    const isChanged = ({ name, hash }: Listed): boolean => hash !== null && hash !== (textOf.get(name) ?? hash);
    if (!appliedWritable && database.applied.some(isChanged))
      return say({ state: "refused", code: "applied_migration_changed", error: `${alias}: another text` });
    database.applied = database.applied.map(({ name, hash }) => ({ name, hash: textOf.get(name) ?? hash }));
    database.fence = fence;
    database.lock = { runId, owner: coordinator, since: begun };
    const last = to === undefined ? list.length : 1 + list.findIndex(({ name }) => name === to);
    for (const { name, hash } of list.slice(database.applied.length, last)) {
      if (isHalted) break;
      if (!(await apply(name, hash, database.nextEffect(name)))) return;
    }
    say({ state: isHalted && database.applied.length < last ? "halted" : "applied" });
    unlock();
  }
  const halt = (): void => {
    isHalted = true;
  };
  return { done: work(), report: () => ({ ...report }), cancel: () => stop.abort(), halt };
}
