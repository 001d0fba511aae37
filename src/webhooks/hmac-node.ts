import { keyCache } from "./key-cache.ts";

/** The part of node:crypto that is used; a type of our own, because declarations must do without those of Node. */
type NodeCrypto = Readonly<{
  createHmac(
    algorithm: string,
    key: Uint8Array,
  ): { update(data: string | Uint8Array): { digest(encoding: "hex"): string } };
  createHash(algorithm: string): { update(data: Uint8Array): { digest(): Uint8Array } };
  /** Runtimes that only imitate Node may not have it. */
  hash?(algorithm: string, data: Uint8Array, encoding: "hex"): string;
  hash?(algorithm: string, data: Uint8Array, encoding: "buffer"): Uint8Array;
  timingSafeEqual(one: Uint8Array, other: Uint8Array): boolean;
}>;

const encoder = new TextEncoder();

/** Bytes in a block and in a digest of SHA-256. */
const [BLOCK, DIGEST] = [64, 32];
/** Up to so many bytes, copying the payload costs less than an object of node:crypto, which also burdens the collection of garbage. */
const ROOM = 65_536;

/** The key of HMAC (RFC 2104) as the two blocks that are hashed first; behind the outer one there is room for the inner digest. */
type Key = Readonly<{ bytes: Uint8Array; inner: Uint8Array; outer: Uint8Array }>;

function keyOf(secret: string, createHash: NodeCrypto["createHash"]): Key {
  const bytes = encoder.encode(secret);
  const block = new Uint8Array(BLOCK);
  block.set(bytes.length > BLOCK ? createHash("sha256").update(bytes).digest() : bytes);
  const outer = new Uint8Array(BLOCK + DIGEST);
  outer.set(block.map((byte) => byte ^ 0x5c));
  return { bytes, inner: block.map((byte) => byte ^ 0x36), outer };
}

/** HMAC by Node's crypto, without promises. */
export function nodeHmac({ createHmac, createHash, hash, timingSafeEqual }: NodeCrypto) {
  const cachedKey = keyCache((secret) => keyOf(secret, createHash));
  // Used between two lines only. New arrays each time would cost as much as a third of the signature of 1 kB.
  const [left, right] = [new Uint8Array(71), new Uint8Array(71)];
  let message: Uint8Array | undefined;

  /** Copies the payload behind the room for a block and answers its length; undefined for what does not fit or is another kind of view. */
  function lengthOfCopy(payload: string | Uint8Array, into: Uint8Array): number | undefined {
    if (!(payload.length <= ROOM)) return undefined;
    if (payload instanceof Uint8Array) {
      into.set(payload, BLOCK);
      return payload.length;
    }
    if (typeof payload !== "string") return undefined;
    const { read, written } = encoder.encodeInto(payload, into.subarray(BLOCK));
    return read === payload.length ? written : undefined;
  }

  return {
    sign(secret: string, payload: string | Uint8Array): string {
      const { bytes, inner, outer } = cachedKey(secret);
      if (hash !== undefined) {
        message ??= new Uint8Array(BLOCK + ROOM);
        const length = lengthOfCopy(payload, message);
        if (length !== undefined) {
          message.set(inner);
          outer.set(hash("sha256", message.subarray(0, BLOCK + length), "buffer"), BLOCK);
          return `sha256=${hash("sha256", outer, "hex")}`;
        }
      }
      return `sha256=${createHmac("sha256", bytes).update(payload).digest("hex")}`;
    },
    equal(one: string, other: string): boolean {
      if (one.length !== other.length || one.length > left.length) return false;
      // What is not ASCII needs more room and is cut, but by then it differs from a signature.
      encoder.encodeInto(one, left);
      encoder.encodeInto(other, right);
      return timingSafeEqual(left, right);
    },
  };
}
