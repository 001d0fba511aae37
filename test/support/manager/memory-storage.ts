import { type Pause, realPause } from "@segmark/database/pause";
import type { Attempt, Failure } from "@segmark/migrator/internal/engine/records/records";
import { type PastLine, pastOf } from "@segmark/migrator/internal/engine/records/timeline";
import { inProgress } from "@segmark/migrator/internal/node/holder";
import type {
  FencedRun,
  Holder,
  LastAttempt,
  LockedStorage,
  NodeStorage,
} from "@segmark/migrator/internal/node/storage";
import { openWorkPool } from "@segmark/migrator/internal/node/work-pool";
import type { Listed, Probe } from "@segmark/migrator/internal/protocol/contracts";
import type { SpaceDocument } from "@segmark/migrator/internal/protocol/document";
import { MigratorError } from "@segmark/migrator/internal/protocol/errors";
import knex from "knex";

const pollMs = 10;
const noSchema: SpaceDocument = { spaces: {}, sequences: {} };

type Line = Attempt & { endedAt: number | null; outcome: string | null } & {
  [Part in keyof Failure]: Failure[Part] | null;
};

/** State shared by the instances of one replica set; `why` says why it is not writable, null when it is. */
export type MemoryDatabase = {
  why: string | null;
  applied: Listed[];
  journal: Line[];
  /** The run that holds the lock. */
  held: FencedRun | null;
  /** The run with the highest fencing token so far. */
  claimed: FencedRun | null;
};

export const memoryDatabase = (): MemoryDatabase => ({
  why: null,
  applied: [],
  journal: [],
  held: null,
  claimed: null,
});

export type MemoryStorageOptions = Readonly<{
  alias?: string;
  database?: MemoryDatabase;
  schema?: SpaceDocument;
  pause?: Pause;
}>;

/**
 * In-memory records, for tests and for trying things out. Each run gets its own empty in-memory SQLite database.
 */
export function createMemoryStorage(options: MemoryStorageOptions = {}): NodeStorage {
  const { alias = "local", database = memoryDatabase(), schema = noSchema, pause = realPause } = options;

  const probe = (): Omit<Probe, "alias"> => {
    const writable = database.why === null;
    const common = { mode: "async", bypassesReadOnly: false, server: `memory of ${alias}`, version: "memory" } as const;
    return { ...common, writable, primary: writable, why: database.why };
  };
  const requireWritable = (): void => {
    if (database.why !== null)
      throw new MigratorError("leadership_lost", `${alias} does not accept writes: ${database.why}.`);
  };
  const holder = (): Holder | null => {
    if (database.held === null) return null;
    const { id: runId, owner } = database.held;
    return { runId, owner, since: database.journal.find(({ run }) => run.id === runId)?.startedAt ?? null };
  };
  const interrupted = (at: Holder | null): string[] => {
    const open = database.journal.filter(
      (line, place) =>
        line.endedAt === null &&
        line.run.id !== at?.runId &&
        !database.applied.some(({ name }) => name === line.name) &&
        !database.journal.slice(place + 1).some(({ name }) => name === line.name),
    );
    return open.map(({ name }) => name);
  };
  const lastAttempt = (): LastAttempt | null => {
    const last = database.journal.at(-1);
    if (last === undefined) return null;
    const { run, name, startedAt, endedAt, outcome, error, place } = last;
    return { runId: run.id, name, startedAt, endedAt, outcome, error, place };
  };

  const past = (limit: number): PastLine[] => {
    const lines = database.journal.map(
      ({ run, name, startedAt, endedAt, outcome, error }): PastLine => ({
        ...{ runId: run.id, name, outcome, startedAt, endedAt, coordinator: run.owner, checksum: null, error },
      }),
    );
    const explained = lines.filter(({ outcome }) => outcome === "applied").map(({ name }) => name);
    return pastOf(lines, database.applied, new Set(explained), limit);
  };

  function locked(run: FencedRun): LockedStorage {
    const lost = new AbortController();
    const requireClaim = (): void => {
      requireWritable();
      if (database.claimed !== run)
        throw new MigratorError("leadership_lost", `Run ${database.claimed?.id} took over on ${alias}.`);
    };
    const end = ({ name, startedAt }: Attempt, outcome: string, failure?: Failure): void => {
      const line = database.journal.find((one) => one.name === name && one.startedAt === startedAt);
      if (line !== undefined) Object.assign(line, { endedAt: run.now(), outcome, ...failure });
    };
    return {
      lost: lost.signal,
      stillHeld: async () => {
        if (database.held !== run) lost.abort(new Error("Somebody else has the lock."));
        return database.held === run;
      },
      begin: async (name) => {
        requireClaim();
        const attempt: Attempt = { run, name, startedAt: run.now(), firstFailure: null };
        database.journal.push({ ...attempt, endedAt: null, outcome: null, error: null, place: null });
        return attempt;
      },
      end: async (attempt, outcome, failure) => {
        requireWritable();
        end(attempt, outcome, failure);
      },
      record: async (attempt, hash) => {
        requireClaim();
        database.applied.push({ name: attempt.name, hash });
        end(attempt, "applied");
      },
      updateHashes: async (outdated) => {
        requireClaim();
        database.applied = database.applied.map((one) => {
          const change = outdated.find(({ name, before }) => name === one.name && before === one.hash);
          return change === undefined ? one : { name: one.name, hash: change.hash };
        });
      },
      amend: async (choose) => {
        requireClaim();
        const chosen = choose({ applied: [...database.applied], failed: [] });
        database.applied.push(...chosen.append);
        return chosen;
      },
      [Symbol.asyncDispose]: async () => {
        if (database.held === run) database.held = null;
      },
    };
  }

  async function lock(run: FencedRun, waitMs: number): Promise<LockedStorage> {
    for (let waited = 0; database.held !== null; waited += pollMs) {
      if (waited >= waitMs) throw inProgress(alias, holder());
      await pause(pollMs);
    }
    const { claimed } = database;
    if (claimed !== null && claimed.fence > run.fence)
      throw new MigratorError(
        "run_in_progress",
        `A later run took over: this one has number ${run.fence}, number ${claimed.fence} was seen. Ask again.`,
      );
    database.held = run;
    database.claimed = run;
    return locked(run);
  }

  return {
    engine: "sqlite",
    probe: async () => probe(),
    prepare: async () => requireWritable(),
    applied: async () => [...database.applied],
    interrupted: async (at) => interrupted(at),
    failed: async () => [],
    foreign: async () => ({ records: undefined, beside: new Map() }),
    lastAttempt: async () => lastAttempt(),
    past: async (limit) => past(limit),
    holder: async () => holder(),
    lock,
    openWork: (signal) => {
      const connection = { filename: ":memory:" };
      const db = knex({ client: "better-sqlite3", connection, useNullAsDefault: true, pool: { min: 1, max: 1 } });
      const work = openWorkPool(db, signal, pause);
      return {
        ...work,
        [Symbol.asyncDispose]: async () => {
          await work[Symbol.asyncDispose]();
          await db.destroy();
        },
      };
    },
    kill: async () => [],
    untilIdle: async () => undefined,
    progress: async () => null,
    blockers: async () => "",
    schema: async () => schema,
    close: async () => undefined,
  };
}
