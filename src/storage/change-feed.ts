import { repeat } from "./repeat.ts";

/** A video whose segments changed; `version` grows with every change. */
export type VideoChange = Readonly<{ service: string; videoHash: string; version: number }>;

/** Where changes are read from; both times are milliseconds of the database's clock. */
export type ChangeSource = Readonly<{
  databaseNow: () => Promise<number>;
  changedSince: (time: number) => Promise<readonly VideoChange[]>;
}>;

export type ChangeFeedOptions = Readonly<{
  source: ChangeSource;
  onChange: (change: VideoChange) => void;
  /** Called when changes may have been missed, so that nothing that was read before can be trusted. */
  onGap: () => void;
  onError: (error: unknown) => void;
  /** Milliseconds between two looks. */
  interval?: number;
}>;

/**
 * A change is stamped when its transaction starts and seen when it commits, so each look goes back this far (ms).
 * No transaction lives longer: waits for locks are bounded to 5 s.
 */
const OVERLAP = 15_000;
/** After this long without a look (ms), in which the database could not be asked, everything is forgotten. */
const LONGEST_SILENCE = 10_000;

/**
 * Watches the database for changes that other processes made, so that what they wrote is seen here within a second.
 * Disposing stops it.
 */
export async function followChanges(options: ChangeFeedOptions): Promise<AsyncDisposable> {
  const { source, onChange, onGap, onError, interval = 500 } = options;
  const seen = new Map<string, { version: number; look: number }>();
  let since = await source.databaseNow();
  let lastLook = performance.now();
  let look = 0;

  const lookOnce = async (): Promise<void> => {
    const now = await source.databaseNow();
    const changes = await source.changedSince(since - OVERLAP);
    if (performance.now() - lastLook > LONGEST_SILENCE) onGap();
    look++;
    for (const change of changes) {
      const key = `${change.service} ${change.videoHash}`;
      if (seen.get(key)?.version !== change.version) onChange(change);
      seen.set(key, { version: change.version, look });
    }
    for (const [key, entry] of seen) if (entry.look !== look) seen.delete(key);
    since = now;
    lastLook = performance.now();
  };

  return repeat({ round: lookOnce, onError, interval });
}
