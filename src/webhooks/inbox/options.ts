import type { ParsedDelivery } from "../event-types.ts";
import { completeLog, type Log } from "../log.ts";
import { longestWait } from "../pause.ts";
import type { Receiver } from "../webhooks.ts";
import { exponentialBackoff, longestBackoff } from "./backoff.ts";
import { safeLog } from "./safe-log.ts";
import type { InboxStore } from "./store.ts";

/** What an inbox needs of a `Webhooks<T>`, whatever its T. */
export type Dispatcher = Pick<Receiver, "verifyAndParse" | "log" | "hooks"> & {
  receive(event: ParsedDelivery): Promise<void>;
};

export type InboxOptions = {
  webhooks: Dispatcher;
  store: InboxStore;
  /** Deliveries this inbox handles at the same time. Default 8. */
  concurrency?: number;
  /** Attempts before a delivery is dead; attempts lost with their process count. Default 15, which take two to three hours. */
  maxAttempts?: number;
  /** Milliseconds from the `attempt`th failure (from 1) to the next attempt. Default: 1 s, doubled up to 1 h, its upper half random. */
  backoff?: (attempt: number) => number;
  /**
   * Milliseconds that no wait after a failure exceeds, whatever `backoff` answers; the same for all processes with one store. A delivery that waits for a
   * later time, because the clock was set back, is handled at once. Default: 1 h; with a `backoff` of your own Infinity, no bound.
   */
  longestBackoff?: number;
  /**
   * Milliseconds after which others may take a delivery from a process that fell silent. Renewed every third of it, so it may be much shorter than a
   * handler takes, but not than the process may be blocked. About the same for all processes with one store: a lease that ends later than twice this
   * (and two minutes for clocks that differ) counts as one from before the clock was set back. Default 30 000.
   */
  lease?: number;
  /** Milliseconds until due deliveries of other processes are noticed; own ones are noticed at once. Default 1000. */
  poll?: number;
  /** Deliveries waiting or running beyond which new ones are refused with 503. Default 100 000. */
  maxWaiting?: number;
  /** Milliseconds for which handled deliveries are kept; so long their ids are known as duplicates. Infinity: for ever. Default 30 days. */
  keep?: number;
  /** Milliseconds for which dead deliveries are kept. Infinity: for ever. Default 90 days. */
  keepDead?: number;
  /** Milliseconds that `stop` waits for running handlers. Default 10 000. */
  stopTimeout?: number;
  /** Milliseconds since 1970. All processes with one store need the same idea of it, to a fraction of `lease`. Default: Date.now. */
  now?: () => number;
  /** Default: the log of `webhooks`. */
  log?: Partial<Log>;
};

export type Settings = Required<Omit<InboxOptions, "log">> & { readonly log: Log };

const day = 86_400_000;

/** Defaults filled in. @throws RangeError, TypeError naming the option that is wrong. */
export function settingsOf(options: InboxOptions): Settings {
  if (options?.webhooks === undefined || options.store === undefined) {
    throw new TypeError("createInbox: want { webhooks, store }.");
  }
  const clock = options.now ?? Date.now;
  const settings = {
    webhooks: options.webhooks,
    store: options.store,
    concurrency: options.concurrency ?? 8,
    maxAttempts: options.maxAttempts ?? 15,
    backoff: options.backoff ?? ((attempt: number) => exponentialBackoff(attempt)),
    longestBackoff: options.longestBackoff ?? (options.backoff === undefined ? longestBackoff : Infinity),
    lease: options.lease ?? 30_000,
    poll: options.poll ?? 1000,
    maxWaiting: options.maxWaiting ?? 100_000,
    keep: options.keep ?? 30 * day,
    keepDead: options.keepDead ?? 90 * day,
    stopTimeout: options.stopTimeout ?? 10_000,
    // Stores keep whole milliseconds.
    now: () => Math.floor(clock()),
    log: safeLog(options.log === undefined ? options.webhooks.log : completeLog(options.log)),
  };
  for (const name of ["concurrency", "maxAttempts", "maxWaiting"] as const) {
    if (!Number.isSafeInteger(settings[name]) || settings[name] < 1) {
      throw new RangeError(`createInbox: ${name} must be a whole number from 1 on, not ${settings[name]}.`);
    }
  }
  for (const name of ["lease", "poll", "stopTimeout"] as const) {
    if (!Number.isSafeInteger(settings[name]) || settings[name] < 1 || settings[name] > longestWait) {
      throw new RangeError(
        `createInbox: ${name} must be 1 to ${longestWait} whole milliseconds, not ${settings[name]}.`,
      );
    }
  }
  for (const name of ["longestBackoff", "keep", "keepDead"] as const) {
    if (!(settings[name] >= 0))
      throw new RangeError(`createInbox: ${name} must be 0 or more milliseconds, not ${settings[name]}.`);
  }
  for (const [name, value] of Object.entries({ backoff: settings.backoff, now: clock })) {
    if (typeof value !== "function") throw new TypeError(`createInbox: ${name} must be a function.`);
  }
  return settings;
}
