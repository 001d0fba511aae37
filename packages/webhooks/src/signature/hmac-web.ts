import { keyCache } from "./key-cache.ts";

const encoder = new TextEncoder();
const algorithm = { name: "HMAC", hash: "SHA-256" };

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Whether two texts are equal. The time it takes does not depend on where they differ. */
export function isEqual(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let difference = 0;
  for (let at = 0; at < one.length; at++) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}

/** HMAC via Web Crypto. */
export function webHmac(subtle: typeof crypto.subtle) {
  const keyOf = keyCache((secret) => subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]));
  return {
    async sign(secret: string, payload: string | Uint8Array): Promise<string> {
      // Web Crypto rejects memory shared between threads, so that is copied.
      const bytes = typeof payload === "string" ? encoder.encode(payload) : unshared(payload);
      return `sha256=${hex(await subtle.sign("HMAC", await keyOf(secret), bytes))}`;
    },
    equal: isEqual,
  };
}

const unshared = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  bytes.buffer instanceof ArrayBuffer ? (bytes as Uint8Array<ArrayBuffer>) : new Uint8Array(bytes);
