import { type HeaderConvention, type HeaderRecognition, headerRecognition } from "../../delivery/header-names.ts";
import { type OptionNames, refuseUnknownOptions } from "../../known-options.ts";
import type { Log } from "../../observability/log.ts";
import type { DeduplicationOptions } from "./deduplication.ts";
import { checkedPath } from "./path.ts";

export type MiddlewareOptions = Readonly<{
  /**
   * Path on which deliveries are received. Trailing slashes and the query are ignored; case matters. Default
   * `/api/host/webhooks`.
   */
  path?: string;
  /** Missing methods are filled in. Default: the log of the receiver. */
  log?: Partial<Log>;
  /**
   * Milliseconds from the headers to a response. A delivery whose handlers are still running is then answered with 202
   * `still processing`, and they continue in the background; a body that has not arrived by then is rejected with 408,
   * because a 202 would acknowledge a delivery that was never received. Default 9000; Infinity waits for body and
   * handlers without limit. What an inbox has not stored by then is rejected with 503.
   */
  timeout?: number;
  /** Larger bodies are rejected with 413. Default 26_214_400 (25 MiB); Infinity: no limit. */
  maxBytes?: number;
  /**
   * Maximum number of deliveries in progress, from their complete body until their handlers have ended, including those
   * answered with 202. More are rejected with 503. Default 100.
   */
  maxConcurrent?: number;
  /**
   * Handles each delivery id once: the last `size` (10_000) ids are remembered for `ttl` (3_600_000) milliseconds. A
   * duplicate is answered with 200 `duplicate`, or 202 while the first one is running. Ids of failed deliveries are
   * forgotten. In memory, per process; default false.
   */
  deduplicate?: boolean | Readonly<{ size?: number; ttl?: number }>;
  /**
   * The only header convention that is read. Default: that of the headers that are present, which may be those of
   * GitHub, Gogs, Gitea and Forgejo.
   */
  headers?: HeaderConvention;
  /**
   * Whether the response contains the message of a failed handler. Default true; rejections always state the reason.
   */
  exposeErrors?: boolean;
}>;

const optionNames = {
  path: true,
  log: true,
  timeout: true,
  maxBytes: true,
  maxConcurrent: true,
  deduplicate: true,
  headers: true,
  exposeErrors: true,
} satisfies OptionNames<MiddlewareOptions>;

export type Settings = Readonly<{
  path: string;
  timeout: number;
  maxBytes: number;
  maxConcurrent: number;
  deduplicate: DeduplicationOptions | undefined;
  exposeErrors: boolean;
  recognise: HeaderRecognition;
}>;

/** Timers use 32-bit integers: a longer delay would fire at once. */
const MAX_TIMER = 2_147_483_647;

function numberOption(name: string, value: unknown, min: number, max = Number.MAX_SAFE_INTEGER): number {
  if (value === Number.POSITIVE_INFINITY || (typeof value === "number" && value >= min && value <= max)) return value;
  throw new TypeError(`${name} must be a number from ${min} to ${max}, or Infinity.`);
}

function booleanOption(name: string, value: unknown): boolean {
  if (typeof value === "boolean") return value;
  throw new TypeError(`${name} must be true or false.`);
}

function memoryOption(value: unknown): DeduplicationOptions | undefined {
  if (value === false) return undefined;
  if (value !== true && (typeof value !== "object" || value === null)) {
    throw new TypeError("deduplicate must be true, false or an object with size and ttl.");
  }
  refuseUnknownOptions(value, { size: true, ttl: true });
  const { size = 10_000, ttl = 3_600_000 }: { size?: unknown; ttl?: unknown } = value === true ? {} : value;
  return { size: numberOption("deduplicate.size", size, 1), ttl: numberOption("deduplicate.ttl", ttl, 1) };
}

/** @throws TypeError naming the invalid option and what is valid */
export function checkedSettings(
  options: MiddlewareOptions = {},
  further: Readonly<Record<string, true>> = {},
): Settings {
  if (typeof options !== "object" || options === null)
    throw new TypeError("The options of a middleware must be an object.");
  refuseUnknownOptions(options, { ...optionNames, ...further });
  const { path = "/api/host/webhooks", timeout = 9000, maxBytes = 25 * 1024 * 1024, maxConcurrent = 100 } = options;
  const { deduplicate = false, exposeErrors = true } = options;
  return {
    path: checkedPath(path),
    timeout: numberOption("timeout", timeout, 1, MAX_TIMER),
    maxBytes: numberOption("maxBytes", maxBytes, 1),
    maxConcurrent: numberOption("maxConcurrent", maxConcurrent, 1),
    deduplicate: memoryOption(deduplicate),
    exposeErrors: booleanOption("exposeErrors", exposeErrors),
    recognise: headerRecognition(options.headers),
  };
}
