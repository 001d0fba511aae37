import { type HeaderConvention, lowerCaseNames } from "../header-names.ts";
import type { Log } from "../log.ts";
import type { Receiver } from "../webhooks.ts";
import type { ProxyChannelError } from "./channel-error.ts";
import type { Fetch } from "./connect.ts";
import type { EventSourceConstructor } from "./event-source.ts";

/** What became of one delivery. It has failed exactly if there is an `error`. */
export type ProxyDelivery = Readonly<{
  id: string;
  name: string;
  action: string | undefined;
  milliseconds: number;
  /** The answer of the target; undefined without a target or without an answer. */
  status: number | undefined;
  error: Error | undefined;
}>;

export type ProxyClientOptions = Readonly<{
  /** The address of the channel, http or https. */
  url: string | URL;
  /** Receives the deliveries. With `target` it only verifies them before they are forwarded. */
  webhooks?: Receiver;
  /** Where to POST each delivery, with its signature, in place of receiving it in this process. */
  target?: string | URL;
  /** Whose headers the messages of the channel have, and a target gets. Default `"host"`. */
  headers?: HeaderConvention;
  /** Reads the channel in place of our own reader: that of a browser or a polyfill. */
  EventSource?: EventSourceConstructor;
  fetch?: Fetch;
  /** Default: that of `webhooks`, else the console for warnings and errors. Never gets a payload or a signature. */
  log?: Partial<Log>;
  /** Deliveries handled at the same time; 1 keeps their order. Default 8. */
  concurrency?: number;
  /** Milliseconds without a byte after which a connection counts as dead. Default 90_000; Infinity waits for ever. Not with `EventSource`. */
  silence?: number;
  /** Milliseconds before the first new connection, unless the proxy says otherwise. Default 1000. */
  minBackoff?: number;
  /** Milliseconds between two connections at most, plus up to half at random. Default 60_000. */
  maxBackoff?: number;
  /** Largest message that is read. Default 26 MiB: a body of 25 MiB in its envelope. */
  maxMessageBytes?: number;
  /** Deliveries that may wait for their turn, only with `EventSource`, which cannot be held back; more are dropped. Default 100. */
  maxQueued?: number;
  /** After each connection that was opened. */
  onOpen?: () => void;
  /** After each delivery that was handled or has failed. */
  onDelivery?: (delivery: ProxyDelivery) => void;
  /** After each failure of the channel itself. After a `fatal` one the client has stopped. */
  onError?: (error: ProxyChannelError) => void;
}>;

const DAY = 86_400_000;
const MEBIBYTE = 1024 * 1024;

function address(name: string, given: string | URL): string {
  const refuse = (): never => {
    throw new TypeError(`${name} must be an http or https address`);
  };
  const url = URL.canParse(String(given)) ? new URL(given) : refuse();
  if (!/^https?:$/.test(url.protocol)) refuse();
  if (url.username !== "" || url.password !== "") throw new TypeError(`${name} must not hold a user name or password`);
  return url.href;
}

function whole(name: string, value: number, least: number, most: number): number {
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new TypeError(`${name} must be a whole number from ${least} to ${most}, not ${value}`);
}

/** Options with their defaults. @throws TypeError naming the option that is wrong */
export function checkedOptions(options: ProxyClientOptions) {
  const { target, silence = 90_000 } = options;
  return {
    url: address("url", options.url),
    names: lowerCaseNames(options.headers),
    target: target === undefined ? undefined : address("target", target),
    // A browser's fetch works only as a method of its window, so it is looked up on each call.
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    concurrency: whole("concurrency", options.concurrency ?? 8, 1, 10_000),
    silence: silence === Infinity ? silence : whole("silence", silence, 1, DAY),
    minBackoff: whole("minBackoff", options.minBackoff ?? 1000, 1, DAY),
    maxBackoff: whole("maxBackoff", options.maxBackoff ?? 60_000, 1, DAY),
    maxMessageBytes: whole("maxMessageBytes", options.maxMessageBytes ?? 26 * MEBIBYTE, 1, 512 * MEBIBYTE),
    maxQueued: whole("maxQueued", options.maxQueued ?? 100, 1, 1_000_000),
  } satisfies { fetch: Fetch; [name: string]: unknown };
}
