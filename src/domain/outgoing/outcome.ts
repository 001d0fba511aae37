import type { Format } from "./subscription.ts";

const [second, minute, hour] = [1000, 60_000, 3_600_000];
/** Waiting times after failed attempts, in ms: eight attempts over about a day. */
const steps = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour];
/** How far from its step a waiting time may be, so that what failed together does not return together. */
const jitter = 0.2;
/** The longest that a receiver may ask for in the place of a shorter step, in ms. */
const maxRetryAfter = hour;

/** What a receiver answered; undefined if nothing came. Header names are in lower case. */
export type Reply =
  | Readonly<{ status: number; headers: Readonly<Record<string, string | string[] | undefined>> }>
  | undefined;

/**
 * - `sent`    the receiver has it
 * - `retry`   in `ms`
 * - `dead`    no further attempt
 * - `disable` nothing more is to be sent to this receiver
 */
export type SendOutcome =
  | Readonly<{ is: "sent" | "dead" }>
  | Readonly<{ is: "retry"; ms: number }>
  | Readonly<{ is: "disable"; reason: string }>;

const headerOf = (reply: Reply, name: string): string | undefined => {
  const value = reply?.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** In ms from `now` (ms since 1970); undefined if there is none that can be read. */
export function retryAfterOf(reply: Reply, now: number): number | undefined {
  const text = headerOf(reply, "retry-after")?.trim() ?? "";
  if (/^\d{1,9}(?:\.\d{1,9})?$/.test(text)) return Number(text) * second;
  const at = /^[A-Z][a-z]{2}, /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

/** Why a receiver wants nothing more; undefined if it does. */
function disablingReason(reply: Reply, format: Format): string | undefined {
  const status = reply?.status;
  if (status === 410) return "It answered 410 Gone.";
  if (headerOf(reply, "webhook-delivery") === "disable") return "It answered webhook-delivery: disable.";
  if (format === "discord" && (status === 401 || status === 403 || status === 404))
    return `Discord answered ${status}: the webhook does not exist any more.`;
  return undefined;
}

/**
 * What becomes of a delivery after an attempt.
 * @param attempt from 1
 * @param now ms since 1970
 * @param random between 0 and 1
 */
export function outcomeOf(reply: Reply, format: Format, attempt: number, now: number, random: number): SendOutcome {
  const reason = disablingReason(reply, format);
  if (reason !== undefined) return { is: "disable", reason };
  if (reply !== undefined && reply.status >= 200 && reply.status < 300) return { is: "sent" };
  const step = steps[attempt - 1];
  if (step === undefined || headerOf(reply, "webhook-delivery") === "abort-message") return { is: "dead" };
  const spread = step * (1 + jitter * (2 * random - 1));
  const asked = retryAfterOf(reply, now) ?? 0;
  return { is: "retry", ms: Math.round(Math.max(spread, Math.min(asked, Math.max(2 * step, maxRetryAfter)))) };
}

/**
 * For how long nothing at all is to be sent to a receiver, in ms: after a 429, and when Discord says that the next
 * request would be one too many.
 */
export function pauseAfter(reply: Reply, now: number): number {
  const asked = reply?.status === 429 ? (retryAfterOf(reply, now) ?? second) : 0;
  const isUsedUp = headerOf(reply, "x-ratelimit-remaining")?.trim() === "0";
  const reset = isUsedUp ? Number(headerOf(reply, "x-ratelimit-reset-after")) * second : 0;
  return Math.min(Math.max(asked, Number.isFinite(reset) ? reset : 0), maxRetryAfter);
}
