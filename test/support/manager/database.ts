import type { Listed, Mode } from "@segmark/migrator/internal/protocol/contracts";

/** What the code of a migration does when it runs; `hang` ends only when it is stopped. */
export type Effect =
  | Readonly<{ kind: "ok"; ms?: number }>
  | Readonly<{ kind: "fail"; ms?: number; error?: string }>
  | Readonly<{ kind: "hang" }>
  | Readonly<{ kind: "unstoppable"; ms: number }>
  /**
   * The database stops being writable here; after `ms` another instance leads, or nobody. `forgets` what was not
   * replicated.
   */
  | Readonly<{ kind: "lose"; next: string | null; ms?: number; forgets?: number; stillRunning?: boolean }>
  /** The process is killed; its lock ends with it. */
  | Readonly<{ kind: "die" }>;

/** The databases of one replica set: what is written on the leader is on all of them. */
export function fakeDatabase(name: string, members: readonly string[], mode: Mode = "async") {
  const effects = new Map<string, Effect[]>();
  return {
    name,
    mode,
    writable: new Set(members.slice(0, 1)),
    bypasses: new Set<string>(),
    applied: [] as Listed[],
    /** Each time that code ran to its end and was recorded. */
    executed: [] as string[],
    interrupted: new Set<string>(),
    lock: null as { runId: string; owner: string; since: number } | null,
    fence: 0,
    /** Runs at once on its instances, now and at most. */
    busy: 0,
    mostBusy: 0,
    /** What the next attempts of a migration do, one after the other; afterwards it succeeds. */
    effect: (migration: string, ...next: Effect[]): void => void effects.set(migration, next),
    nextEffect: (migration: string): Effect => effects.get(migration)?.shift() ?? { kind: "ok" },
  };
}

export type FakeDatabase = ReturnType<typeof fakeDatabase>;
