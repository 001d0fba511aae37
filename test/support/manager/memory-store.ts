import { type Pause, realPause } from "@segmark/database/pause";
import { changesNothing, merge } from "@segmark/migrator/internal/cluster/config/merge";
import { conflict, inProgress } from "@segmark/migrator/internal/cluster/config/store-fault";
import { type ParseMigration, validateConfig } from "@segmark/migrator/internal/cluster/config/validate";
import type {
  ConfigChange,
  ConfigSnapshot,
  ConfigStore,
  CoordinatorLock,
  LockHolder,
  LockRequest,
} from "@segmark/migrator/internal/protocol/contracts";

const pollMs = 100;

export type MemoryConfigStoreOptions = Readonly<{
  sections?: Readonly<Record<string, string>>;
  parseMigration?: ParseMigration;
  /** Time in ms since 1970. */
  now?: () => number;
  pause?: Pause;
}>;

/** In-memory configuration, for single nodes without configuration and for tests. Its lock has no lease. */
export function createMemoryConfigStore(options: MemoryConfigStoreOptions = {}): ConfigStore {
  const { now = Date.now, pause = realPause, parseMigration } = options;
  const sections = new Map(Object.entries(options.sections ?? {}));
  let snapshot: ConfigSnapshot = { version: 0, sections, changedAt: now(), changedBy: "" };
  let current: LockHolder | null = null;
  let fence = 0;

  async function patch({ version, sections, by }: ConfigChange): Promise<ConfigSnapshot> {
    const checkVersion = (): void => {
      if (snapshot.version !== version) throw conflict(snapshot.version, version);
    };
    checkVersion();
    const merged = merge(snapshot.sections, sections);
    if (changesNothing(snapshot.sections, sections)) return snapshot;
    await validateConfig(merged, parseMigration);
    checkVersion();
    snapshot = { version: version + 1, sections: merged, changedAt: now(), changedBy: by };
    return snapshot;
  }

  async function lock({ runId, owner, waitMs, signal }: LockRequest): Promise<CoordinatorLock> {
    // Counted, not measured: a clock that is set back would prolong the wait.
    for (let remainingMs = waitMs; current !== null; remainingMs -= pollMs) {
      if (remainingMs <= 0) throw inProgress(current);
      await pause(Math.min(pollMs, remainingMs), signal);
      signal?.throwIfAborted();
    }
    const own: LockHolder = { owner, runId, since: now() };
    current = own;
    fence = Math.max(fence + 1, now()); // higher than any of an earlier process
    const release = async (): Promise<void> => {
      if (current === own) current = null;
    };
    return { fence, stillHeld: async () => current === own, [Symbol.asyncDispose]: release };
  }

  return { read: async () => snapshot, patch, lock, holder: async () => current, close: async () => undefined };
}
