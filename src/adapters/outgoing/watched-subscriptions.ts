import { stat } from "node:fs/promises";
import { periodicTask } from "@segmark/database/periodic-task";
import type { Subscription } from "../../domain/outgoing/subscription.ts";
import { readSubscriptionFile } from "./subscription-file.ts";

export type WatchedSubscriptions = AsyncDisposable & Readonly<{ current: () => readonly Subscription[] }>;

type Options = Readonly<{
  path: string;
  /** Called with those of the start and of each change. */
  onSubscriptions: (subscriptions: readonly Subscription[]) => void;
  /** A changed file that cannot be used; the subscriptions stay as they were. */
  onError: (error: unknown) => void;
  /** Milliseconds between looks at the file. */
  interval?: number;
}>;

/** Changes when the file does; a file that is gone has one too. */
async function stampOf(path: string): Promise<string> {
  const { mtimeMs, size, ino } = await stat(path).catch(() => ({ mtimeMs: 0, size: 0, ino: 0 }));
  return `${mtimeMs} ${size} ${ino}`;
}

/**
 * The subscriptions of a file, which is read again when it changes.
 * @throws FileError if it cannot be used at the start
 */
export async function watchSubscriptions(options: Options): Promise<WatchedSubscriptions> {
  const { path, onSubscriptions, onError, interval = 2000 } = options;
  let stamp = await stampOf(path);
  let current = await readSubscriptionFile(path);
  onSubscriptions(current);
  const round = async (): Promise<void> => {
    const now = await stampOf(path);
    if (now === stamp) return;
    stamp = now;
    current = await readSubscriptionFile(path);
    onSubscriptions(current);
  };
  const task = periodicTask({ round, onError, interval });
  return { current: () => current, [Symbol.asyncDispose]: () => task[Symbol.asyncDispose]() };
}
