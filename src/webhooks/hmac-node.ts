import { keyCache } from "./key-cache.ts";

/** The part of node:crypto that is used; a type of our own, because declarations must do without those of Node. */
type NodeCrypto<Key> = Readonly<{
  createSecretKey(key: Uint8Array): Key;
  createHmac(algorithm: string, key: Key): { update(data: string | Uint8Array): { digest(encoding: "hex"): string } };
  timingSafeEqual(one: Uint8Array, other: Uint8Array): boolean;
}>;

const encoder = new TextEncoder();

/** HMAC by Node's crypto, without promises. */
export function nodeHmac<Key>({ createSecretKey, createHmac, timingSafeEqual }: NodeCrypto<Key>) {
  const keyOf = keyCache((secret) => createSecretKey(encoder.encode(secret)));
  // Used between two lines only. New arrays each time would cost as much as a third of the signature of 1 kB.
  const [left, right] = [new Uint8Array(71), new Uint8Array(71)];
  return {
    sign: (secret: string, payload: string | Uint8Array): string =>
      `sha256=${createHmac("sha256", keyOf(secret)).update(payload).digest("hex")}`,
    equal(one: string, other: string): boolean {
      if (one.length !== other.length || one.length > left.length) return false;
      // What is not ASCII needs more room and is cut, but by then it differs from a signature.
      encoder.encodeInto(one, left);
      encoder.encodeInto(other, right);
      return timingSafeEqual(left, right);
    },
  };
}
