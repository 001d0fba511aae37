import type {
  Amendment,
  HistoryLine,
  Inspection,
  Listed,
  Node,
  NodeStatus,
  Probe,
  RunReport,
  RunRequest,
} from "@segmark/migrator/internal/protocol/contracts";
import type { SpaceDocument } from "@segmark/migrator/internal/protocol/document";
import { MigratorError } from "@segmark/migrator/internal/protocol/errors";
import type { VirtualClock } from "./clock.ts";
import type { FakeDatabase } from "./database.ts";
import { type FakeRun, fakeRun } from "./run.ts";

/** The state of the connection to an instance. */
export type Line = "good" | "refused" | "mute";

const pastOf = ({ name, hash }: Listed): HistoryLine => ({
  runId: null,
  name,
  outcome: "applied",
  startedAt: 0,
  endedAt: 1,
  coordinator: null,
  checksum: hash,
  error: null,
});

const amendmentOf = (change: string): Amendment => ({
  changes: [{ migration: "01", change, detail: null }],
  remarks: [],
});

const noSchema: SpaceDocument = { spaces: {}, sequences: {} };

/** An instance whose process, database and line can each fail. */
export function fakeNode(alias: string, database: FakeDatabase, clock: VirtualClock, loaded: () => readonly Listed[]) {
  const runs = new Map<string, FakeRun>();
  const calls: string[] = [];
  const state = {
    line: "good" as Line,
    lateMs: 0,
    /** Answers of single methods that are not what they should be. */
    faults: new Map<string, () => unknown>(),
    answersAs: alias,
    /** It is of a version that does not know the option for changed texts. */
    isOlder: false,
    schema: noSchema,
  };

  async function answer<T>(method: string, give: () => T | Promise<T>): Promise<T> {
    calls.push(method);
    const mustAnswer = (): void => {
      const cause = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
      if (state.line === "refused")
        throw new MigratorError("leader_unreachable", `${alias} refuses connections.`, { cause });
    };
    mustAnswer();
    if (state.line === "mute") return new Promise<T>(() => undefined);
    if (state.lateMs > 0) await clock.pause(state.lateMs);
    const fault = state.faults.get(method);
    if (fault !== undefined) fault();
    const given = await give();
    mustAnswer(); // the instance may have died meanwhile
    return given;
  }

  const writable = (): boolean => database.writable.has(alias);
  const probe = (): Probe => ({
    alias: state.answersAs,
    mode: database.mode,
    writable: writable(),
    why: writable() ? null : "read_only is ON",
    primary: writable(),
    bypassesReadOnly: database.bypasses.has(alias),
    server: `server of ${alias}`,
    version: "fake",
  });
  const inspect = (): Inspection => ({
    listed: loaded(),
    applied: [...database.applied],
    interrupted: [...database.interrupted],
    busy: database.lock,
  });

  function start(asked: RunRequest): void {
    const request = { ...asked, appliedWritable: asked.appliedWritable === true && !state.isOlder };
    if (runs.has(request.runId)) return;
    database.busy += 1;
    database.mostBusy = Math.max(database.mostBusy, database.busy);
    const die = (): void => {
      state.line = "refused";
      runs.clear();
    };
    const run = fakeRun({ alias, database, clock, request, die });
    run.done.finally(() => {
      database.busy -= 1;
    });
    runs.set(request.runId, run);
  }

  async function poll(runId: string, waitMs: number): Promise<RunReport> {
    const run = runs.get(runId);
    if (run === undefined) throw new MigratorError("internal", `${alias} knows nothing of run ${runId}.`);
    const enough = new AbortController();
    await Promise.race([run.done, clock.pause(waitMs, enough.signal)]);
    enough.abort();
    return run.report();
  }

  function move({ names, write, fence }: Parameters<Node["move"]>[0]): string[] {
    if (fence < database.fence) throw new MigratorError("run_in_progress", "A later coordinator was here.");
    database.fence = fence;
    for (const [position, { name }] of database.applied.entries())
      if (names[position] !== undefined && names[position] !== name)
        throw new MigratorError("state_inconsistent", `${alias} has ${name} at position ${position + 1}.`);
    const missing = names.slice(database.applied.length);
    if (write) database.applied.push(...missing.map((name) => ({ name, hash: null })));
    return missing;
  }

  function status(): NodeStatus {
    const running = [...runs.values()].map((run) => run.report()).find((report) => report.state === "running");
    const applied = database.applied.map(({ name }) => name);
    return {
      applied,
      pending: loaded()
        .map(({ name }) => name)
        .filter((name) => !applied.includes(name)),
      interrupted: [...database.interrupted],
      running:
        running === undefined
          ? null
          : { runId: running.runId, name: running.current, since: 0, elapsedMs: 0, limitMs: 0, progress: null },
      last: null,
      lock: database.lock,
    };
  }

  const node: Node = {
    alias,
    probe: () => answer("probe", probe),
    inspect: () => answer("inspect", inspect),
    start: (request) => answer("start", () => start(request)),
    poll: (runId, waitMs) => answer("poll", () => poll(runId, waitMs)),
    cancel: (runId, { afterCurrent = false } = {}) =>
      answer(afterCurrent ? "halt" : "cancel", () => runs.get(runId)?.[afterCurrent ? "halt" : "cancel"]()),
    applied: () => answer("applied", () => [...database.applied]),
    move: (request) => answer(request.write ? "move" : "check", () => move(request)),
    schema: () => answer("schema", () => state.schema),
    status: () => answer("status", status),
    amend: ({ write, change }) => answer(write ? "amend" : "check", () => amendmentOf(change.kind)),
    history: (limit) => answer("history", () => database.applied.slice(-limit).map(pastOf)),
  };
  return Object.assign(state, { node, calls, database });
}

export type FakeNode = ReturnType<typeof fakeNode>;
