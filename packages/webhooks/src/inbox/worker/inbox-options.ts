import type { ParsedDelivery } from "../../events/event-types.ts";
import { type OptionNames, refuseUnknownOptions } from "../../known-options.ts";
import { completeLog, type Log, write } from "../../observability/log.ts";
import { maxTimerMs } from "../../pause.ts";
import type { Receiver } from "../../receiver/webhooks.ts";
import type { InboxStore } from "../store/store.ts";
import { exponentialBackoff, longestBackoff } from "./backoff.ts";

/** The part of `Webhooks<T>` that an inbox needs, for any T. */
export type Dispatcher = Pick<Receiver, "verifyAndParse" | "log" | "hooks"> & {
  receive(event: ParsedDelivery): Promise<void>;
};

export type InboxOptions = {
  webhooks: Dispatcher;
  store: InboxStore;
  /** Maximum number of deliveries this inbox handles concurrently. Default 8. */
  concurrency?: number;
  /**
   * Payload bytes that this inbox handles concurrently: at this total no further delivery is started. A single delivery
   * may exceed it. Default 67 108 864 (64 MiB).
   */
  concurrentBytes?: number;
  /** Attempts before a delivery is dead; attempts lost in a crash count. Default 15, which take two to three hours. */
  maxAttempts?: number;
  /**
   * Milliseconds from the `attempt`th failure (from 1) to the next attempt. `failure` is the `WebhookError` of the
   * handlers, of which one may say when to come back. Default: 1 s, doubled up to 1 h, with jitter in the upper half.
   */
  backoff?: (attempt: number, failure: unknown) => number;
  /**
   * Upper bound in milliseconds on any wait after a failure, whatever `backoff` returns; the same for all processes
   * sharing a store. A delivery scheduled beyond it, because the clock was set back, is handled at once. Default: 1 h;
   * with a custom `backoff` Infinity, i.e. unbounded.
   */
  longestBackoff?: number;
  /**
   * Lease in milliseconds, after which others may take over a delivery from a process that stopped responding. Renewed
   * every third of it, so it may be much shorter than a handler takes, but not shorter than the process may be blocked.
   * Roughly the same for all processes sharing a store: a lease that expires later than twice this (plus two minutes of
   * clock skew) is attributed to a clock that has since been set back. Default 30 000.
   */
  lease?: number;
  /**
   * Poll interval in milliseconds for due deliveries of other processes; own ones are noticed at once. Default 1000.
   */
  poll?: number;
  /** Backlog (waiting and running deliveries) beyond which new ones are rejected with 503. Default 100 000. */
  maxWaiting?: number;
  /**
   * Retention of handled deliveries in milliseconds; duplicates are recognised as long. Infinity: forever. Default 30
   * days.
   */
  keep?: number;
  /** Retention of dead deliveries in milliseconds. Infinity: forever. Default 90 days. */
  keepDead?: number;
  /** Milliseconds that `stop` waits for running handlers. Default 10 000. */
  stopTimeout?: number;
  /**
   * Milliseconds since 1970. Clocks of all processes sharing a store must agree to within a fraction of `lease`.
   * Default: Date.now.
   */
  now?: () => number;
  /** Default: the log of `webhooks`. */
  log?: Partial<Log>;
};

const optionNames = {
  webhooks: true,
  store: true,
  concurrency: true,
  concurrentBytes: true,
  maxAttempts: true,
  backoff: true,
  longestBackoff: true,
  lease: true,
  poll: true,
  maxWaiting: true,
  keep: true,
  keepDead: true,
  stopTimeout: true,
  now: true,
  log: true,
} satisfies OptionNames<InboxOptions>;

export type Settings = Required<Omit<InboxOptions, "log">> & { readonly log: Log };

const day = 86_400_000;

/** A log that never throws, so that a failing logger cannot affect the inbox. */
function safeLog(log: Log): Log {
  const safe = (level: keyof Log) => (message: unknown) => write(log, level, message);
  return { debug: safe("debug"), info: safe("info"), warn: safe("warn"), error: safe("error") };
}

/** Stores keep integer milliseconds. */
function integerTime(clock: () => number): number {
  const time = Math.floor(clock());
  if (Number.isSafeInteger(time)) return time;
  throw new RangeError(`createInbox: now must return milliseconds since 1970, not ${time}.`);
}

/** Applies the defaults. @throws RangeError, TypeError naming the invalid option */
export function settingsOf(options: InboxOptions): Settings {
  if (options?.webhooks === undefined || options.store === undefined) {
    throw new TypeError("createInbox: expected { webhooks, store }.");
  }
  refuseUnknownOptions(options, optionNames);
  const clock = options.now ?? Date.now;
  const settings = {
    webhooks: options.webhooks,
    store: options.store,
    concurrency: options.concurrency ?? 8,
    concurrentBytes: options.concurrentBytes ?? 64 * 1024 * 1024,
    maxAttempts: options.maxAttempts ?? 15,
    backoff: options.backoff ?? ((attempt: number) => exponentialBackoff(attempt)),
    longestBackoff: options.longestBackoff ?? (options.backoff === undefined ? longestBackoff : Infinity),
    lease: options.lease ?? 30_000,
    poll: options.poll ?? 1000,
    maxWaiting: options.maxWaiting ?? 100_000,
    keep: options.keep ?? 30 * day,
    keepDead: options.keepDead ?? 90 * day,
    stopTimeout: options.stopTimeout ?? 10_000,
    now: () => integerTime(clock),
    log: safeLog(options.log === undefined ? options.webhooks.log : completeLog(options.log)),
  };
  for (const name of ["concurrency", "concurrentBytes", "maxAttempts", "maxWaiting"] as const) {
    if (!Number.isSafeInteger(settings[name]) || settings[name] < 1) {
      throw new RangeError(`createInbox: ${name} must be a whole number of at least 1, not ${settings[name]}.`);
    }
  }
  for (const name of ["lease", "poll", "stopTimeout"] as const) {
    if (!Number.isSafeInteger(settings[name]) || settings[name] < 1 || settings[name] > maxTimerMs) {
      throw new RangeError(
        `createInbox: ${name} must be 1 to ${maxTimerMs} whole milliseconds, not ${settings[name]}.`,
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
