import { type HeaderConvention, headerRecognition } from "../delivery/header-names.ts";
import { type OptionNames, refuseUnknownOptions } from "../known-options.ts";
import type { Log } from "../observability/log.ts";
import type { Receiver } from "../receiver/webhooks.ts";
import type { ProxyChannelError } from "./channel/channel-error.ts";
import type { Fetch } from "./channel/connect.ts";
import type { EventSourceConstructor } from "./channel/event-source.ts";

/** The outcome of one delivery. It failed if and only if there is an `error`. */
export type ProxyDelivery = Readonly<{
  id: string;
  name: string;
  action: string | undefined;
  milliseconds: number;
  /** The response status of the target; undefined without a target or a response. */
  status: number | undefined;
  error: Error | undefined;
}>;

export type ProxyClientOptions = Readonly<{
  /** URL of the channel, http or https. */
  url: string | URL;
  /** Receives the deliveries. With `target` it only verifies them before they are forwarded. */
  webhooks?: Receiver;
  /** URL to POST each delivery to, with its signature, instead of receiving it in this process. */
  target?: string | URL;
  /**
   * The only header convention that is read from messages. Default: that of the headers that are present. Requests to
   * the target have the same.
   */
  headers?: HeaderConvention;
  /** Replaces the built-in reader: a browser's `EventSource` or a polyfill. */
  EventSource?: EventSourceConstructor;
  fetch?: Fetch;
  /** Default: that of `webhooks`, else the console for warnings and errors. Never gets a payload or a signature. */
  log?: Partial<Log>;
  /** Maximum number of deliveries handled concurrently; 1 preserves their order. Default 8. */
  concurrency?: number;
  /**
   * Idle timeout in milliseconds after which a connection is considered dead. Default 90_000; Infinity: never. Not with
   * `EventSource`.
   */
  silence?: number;
  /** Milliseconds before the first reconnect, unless the proxy says otherwise. Default 1000. */
  minBackoff?: number;
  /** Maximum milliseconds between two connections, plus up to half as jitter. Default 60_000. */
  maxBackoff?: number;
  /** Maximum message size. Default 26 MiB: a body of 25 MiB plus its envelope. */
  maxMessageBytes?: number;
  /**
   * Maximum number of queued deliveries, only with `EventSource`, which has no back-pressure; more are dropped. Default
   * 100.
   */
  maxQueued?: number;
  /** Called whenever a connection was opened. */
  onOpen?: () => void;
  /** Called after each delivery, handled or failed. */
  onDelivery?: (delivery: ProxyDelivery) => void;
  /** Called after each failure of the channel itself. After a `fatal` one the client has stopped. */
  onError?: (error: ProxyChannelError) => void;
}>;

const optionNames = {
  url: true,
  webhooks: true,
  target: true,
  headers: true,
  EventSource: true,
  fetch: true,
  log: true,
  concurrency: true,
  silence: true,
  minBackoff: true,
  maxBackoff: true,
  maxMessageBytes: true,
  maxQueued: true,
  onOpen: true,
  onDelivery: true,
  onError: true,
} satisfies OptionNames<ProxyClientOptions>;

const DAY = 86_400_000;
const MEBIBYTE = 1024 * 1024;

function address(name: string, value: string | URL): string {
  const refuse = (): never => {
    throw new TypeError(`${name} must be an http or https address`);
  };
  const url = URL.canParse(String(value)) ? new URL(value) : refuse();
  if (!/^https?:$/.test(url.protocol)) refuse();
  if (url.username !== "" || url.password !== "") throw new TypeError(`${name} must not hold a user name or password`);
  return url.href;
}

function integer(name: string, value: number, min: number, max: number): number {
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new TypeError(`${name} must be a whole number from ${min} to ${max}, not ${value}`);
}

/** Applies the defaults. @throws TypeError naming the invalid option */
export function checkedOptions(options: ProxyClientOptions) {
  refuseUnknownOptions(options, optionNames);
  const { target, silence = 90_000 } = options;
  return {
    url: address("url", options.url),
    recognise: headerRecognition(options.headers),
    target: target === undefined ? undefined : address("target", target),
    // A browser's fetch only works as a method of its window, so it is looked up on each call.
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    concurrency: integer("concurrency", options.concurrency ?? 8, 1, 10_000),
    silence: silence === Infinity ? silence : integer("silence", silence, 1, DAY),
    minBackoff: integer("minBackoff", options.minBackoff ?? 1000, 1, DAY),
    maxBackoff: integer("maxBackoff", options.maxBackoff ?? 60_000, 1, DAY),
    maxMessageBytes: integer("maxMessageBytes", options.maxMessageBytes ?? 26 * MEBIBYTE, 1, 512 * MEBIBYTE),
    maxQueued: integer("maxQueued", options.maxQueued ?? 100, 1, 1_000_000),
  } satisfies { fetch: Fetch; [name: string]: unknown };
}
