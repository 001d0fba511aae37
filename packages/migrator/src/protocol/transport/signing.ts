import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { Nonces } from "./nonces.ts";

/** Header names in lower case. */
export type Headers = Readonly<Record<string, string | undefined>>;
/** `path` starts with `/_cluster` and includes the query. */
export type RequestHead = Readonly<{ method: string; path: string; headers: Headers }>;
export type Fault =
  | "unsigned"
  | "for another instance"
  | "too old or too new"
  | "older than this process"
  | "wrong signature"
  | "replayed";

/** Maximum clock skew between two instances, and how long a request is valid. */
export const windowMs = 60_000;
/** The time of a request is rounded to milliseconds, and so is that of its arrival. */
const roundingMs = 1;
const minSecretBytes = 32;

const hex = (bytes: number): RegExp => new RegExp(`^[0-9a-f]{${bytes * 2}}$`);
const [sixteen, thirtyTwo] = [hex(16), hex(32)];

export const digestOf = (body: string | Uint8Array): string => createHash("sha256").update(body).digest("hex");

const mac = (secret: string, lines: readonly string[]): string =>
  createHmac("sha256", secret).update(lines.join("\n")).digest("hex");

/** Constant-time comparison. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** @throws TypeError for a secret short enough to be guessed */
export function checkSecret(secret: string): string {
  if (Buffer.byteLength(secret) >= minSecretBytes) return secret;
  throw new TypeError(`The secret of the cluster must have at least ${minSecretBytes} bytes.`);
}

type Covered = Readonly<{ method: string; path: string; to: string; time: string; nonce: string; digest: string }>;

/** No part can contain a line feed, so two different requests never yield the same text. */
const requestMac = (secret: string, { method, path, to, time, nonce, digest }: Covered): string =>
  mac(secret, ["migrator request 1", method, path, to, time, nonce, digest]);

/** @param nonce 16 random bytes in hex, unique per request; `now` is in ms since 1970 */
export function signRequest(
  { method, path, to, body }: Readonly<{ method: string; path: string; to: string; body: string }>,
  { secret, now, nonce }: Readonly<{ secret: string; now: number; nonce: string }>,
): Record<string, string> {
  const [time, digest] = [String(now), digestOf(body)];
  return {
    "x-cluster-to": to,
    "x-cluster-time": time,
    "x-cluster-nonce": nonce,
    "x-cluster-digest": digest,
    "x-cluster-signature": requestMac(secret, { method, path, to, time, nonce, digest }),
  };
}

/** `uptimeMs` is how long nonces have been remembered, by a monotonic clock. */
type Verifier = Readonly<{ secret: string; alias: string; now: number; uptimeMs: number; nonces: Nonces }>;

/**
 * Verifies a request before its body is read. The signature covers the receiving instance, so a captured request cannot
 * be replayed to another one, which has not seen its nonce; and a request that is older than this process may be a
 * replay whose nonce is no longer known.
 * @returns undefined if it was just signed for this instance with the secret; its body must then match
 *   `x-cluster-digest`
 */
export function verifyRequest({ method, path, headers }: RequestHead, verifier: Verifier): Fault | undefined {
  const { secret, alias, now, uptimeMs, nonces } = verifier;
  const [to, time, nonce] = [headers["x-cluster-to"], headers["x-cluster-time"], headers["x-cluster-nonce"]];
  const [digest, signature] = [headers["x-cluster-digest"] ?? "", headers["x-cluster-signature"] ?? ""];
  if (to === undefined || time === undefined || nonce === undefined) return "unsigned";
  if (!/^\d{1,15}$/.test(time) || !sixteen.test(nonce) || !thirtyTwo.test(digest) || !thirtyTwo.test(signature))
    return "unsigned";
  if (!isSame(requestMac(secret, { method, path, to, time, nonce, digest }), signature)) return "wrong signature";
  if (to !== alias) return "for another instance";
  if (Math.abs(now - Number(time)) > windowMs) return "too old or too new";
  if (now - Number(time) > uptimeMs + roundingMs) return "older than this process";
  return nonces.take(nonce, { until: Number(time) + windowMs, now }) ? undefined : "replayed";
}

/** The signature of a response covers the nonce of its request: another server at that address cannot forge it. */
export const answerMac = (secret: string, nonce: string, status: number, body: string): string =>
  mac(secret, ["migrator answer 1", nonce, String(status), digestOf(body)]);

export const isAnswerMac = (mac: string | null, expected: string): boolean => mac !== null && isSame(mac, expected);
