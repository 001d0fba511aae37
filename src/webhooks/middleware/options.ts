import { type HeaderConvention, type HeaderNames, lowerCaseNames } from "../header-names.ts";
import type { Log } from "../log.ts";
import type { Memory } from "./deduplication.ts";
import { checkedPath } from "./path.ts";

export type MiddlewareOptions = Readonly<{
  /** Where deliveries arrive. Slashes at the end and the query do not matter, the case of letters does. Default `/api/host/webhooks`. */
  path?: string;
  /** Where it is logged; missing methods are filled in. Default: the log of the receiver. */
  log?: Partial<Log>;
  /**
   * Milliseconds from the headers to an answer. A delivery whose handlers still run is then answered 202 `still processing`, and they
   * go on; a body that is not here by then is refused with 408, because a 202 would accept what never came. Default 9000;
   * Infinity waits for the handlers and the body however long they take.
   */
  timeout?: number;
  /** Larger bodies are refused with 413. Default 26_214_400 (25 MiB); Infinity takes all. */
  maxBytes?: number;
  /** Deliveries under way, from their headers until their handlers have ended, also those answered 202. One more is refused with 503. Default 100. */
  maxConcurrent?: number;
  /**
   * Handles each delivery id once: the last `size` (10_000) ids are remembered for `ttl` (3_600_000) milliseconds. A repetition is answered
   * 200 `duplicate`, or 202 while the first one runs. Ids of failed deliveries are forgotten. In the memory of this process; default false.
   */
  deduplicate?: boolean | Readonly<{ size?: number; ttl?: number }>;
  /** Whose headers deliveries carry: those of the specification, of a code host by its name, or of another one by their prefix. Default `"host"`. */
  headers?: HeaderConvention;
  /** Whether the sender reads the message of a failed handler. Default true; refusals always say why. */
  exposeErrors?: boolean;
}>;

export type Settings = Readonly<{
  path: string;
  timeout: number;
  maxBytes: number;
  maxConcurrent: number;
  deduplicate: Memory | undefined;
  exposeErrors: boolean;
  names: HeaderNames;
}>;

/** Timers count in 32 bits: a longer time would end at once. */
const LONGEST_TIMER = 2_147_483_647;

function above(name: string, value: unknown, least: number, most = Number.MAX_SAFE_INTEGER): number {
  if (value === Number.POSITIVE_INFINITY || (typeof value === "number" && value >= least && value <= most))
    return value;
  throw new TypeError(`${name} must be a number from ${least} to ${most}, or Infinity.`);
}

function flag(name: string, value: unknown): boolean {
  if (typeof value === "boolean") return value;
  throw new TypeError(`${name} must be true or false.`);
}

function memory(value: unknown): Memory | undefined {
  if (value === false) return undefined;
  if (value !== true && (typeof value !== "object" || value === null)) {
    throw new TypeError("deduplicate must be true, false or an object with size and ttl.");
  }
  const { size = 10_000, ttl = 3_600_000 }: { size?: unknown; ttl?: unknown } = value === true ? {} : value;
  return { size: above("deduplicate.size", size, 1), ttl: above("deduplicate.ttl", ttl, 1) };
}

/** @throws TypeError naming the option that is wrong and what would be right */
export function checkedSettings(options: MiddlewareOptions = {}): Settings {
  if (typeof options !== "object" || options === null)
    throw new TypeError("The options of a middleware must be an object.");
  const { path = "/api/host/webhooks", timeout = 9000, maxBytes = 25 * 1024 * 1024, maxConcurrent = 100 } = options;
  const { deduplicate = false, exposeErrors = true } = options;
  return {
    path: checkedPath(path),
    timeout: above("timeout", timeout, 1, LONGEST_TIMER),
    maxBytes: above("maxBytes", maxBytes, 1),
    maxConcurrent: above("maxConcurrent", maxConcurrent, 1),
    deduplicate: memory(deduplicate),
    exposeErrors: flag("exposeErrors", exposeErrors),
    names: lowerCaseNames(options.headers),
  };
}
