import { keyCache } from "./key-cache.ts";

/**
 * The part of node:crypto that is used; declared here so that the published declarations do not depend on @types/node.
 */
type NodeCrypto = Readonly<{
  createHmac(
    algorithm: string,
    key: Uint8Array,
  ): { update(data: string | Uint8Array): { digest(encoding: "hex"): string } };
  createHash(algorithm: string): { update(data: Uint8Array): { digest(): Uint8Array } };
  /** Missing in some runtimes that emulate Node. */
  hash?(algorithm: string, data: Uint8Array, encoding: "hex"): string;
  hash?(algorithm: string, data: Uint8Array, encoding: "buffer"): Uint8Array;
  timingSafeEqual(one: Uint8Array, other: Uint8Array): boolean;
}>;

const encoder = new TextEncoder();

/** Block and digest size of SHA-256 in bytes. */
const [BLOCK, DIGEST] = [64, 32];
/** Length of a signature: `sha256=` and 64 digits. */
const SIGNATURE = 71;
/**
 * Up to this size in bytes, copying the payload is cheaper than a node:crypto object, which also adds to garbage
 * collection.
 */
const MAX_COPIED = 65_536;

/**
 * An HMAC key (RFC 2104) as its padded inner and outer blocks; the outer one has room for the inner digest at its end.
 */
type Key = Readonly<{ bytes: Uint8Array; inner: Uint8Array; outer: Uint8Array }>;

function keyOf(secret: string, createHash: NodeCrypto["createHash"]): Key {
  const bytes = encoder.encode(secret);
  const block = new Uint8Array(BLOCK);
  block.set(bytes.length > BLOCK ? createHash("sha256").update(bytes).digest() : bytes);
  const outer = new Uint8Array(BLOCK + DIGEST);
  outer.set(block.map((byte) => byte ^ 0x5c));
  return { bytes, inner: block.map((byte) => byte ^ 0x36), outer };
}

/**
 * Encodes the text and returns whether it fills the bytes exactly. Non-ASCII text does not fit and leaves old bytes.
 */
function encodesExactly(text: string, bytes: Uint8Array): boolean {
  const { read, written } = encoder.encodeInto(text, bytes);
  return read === text.length && written === bytes.length;
}

/** HMAC via Node's crypto, synchronous. */
export function nodeHmac({ createHmac, createHash, hash, timingSafeEqual }: NodeCrypto) {
  const cachedKey = keyCache((secret) => keyOf(secret, createHash));
  // Scratch buffers, used only between two lines. Allocating them per call would cost up to a third of signing 1 kB.
  const [left, right] = [new Uint8Array(SIGNATURE), new Uint8Array(SIGNATURE)];
  let message: Uint8Array | undefined;

  /**
   * Copies the payload to after the block. Returns its length; undefined if it does not fit or is another kind of view.
   */
  function lengthOfCopy(payload: string | Uint8Array, into: Uint8Array): number | undefined {
    if (!(payload.length <= MAX_COPIED)) return undefined;
    if (payload instanceof Uint8Array) {
      into.set(payload, BLOCK);
      return payload.length;
    }
    if (typeof payload !== "string") return undefined;
    const { read, written } = encoder.encodeInto(payload, into.subarray(BLOCK));
    return read === payload.length ? written : undefined;
  }

  function signatureOf(secret: string, payload: string | Uint8Array): string {
    const { bytes, inner, outer } = cachedKey(secret);
    if (hash !== undefined) {
      message ??= new Uint8Array(BLOCK + MAX_COPIED);
      const length = lengthOfCopy(payload, message);
      if (length !== undefined) {
        message.set(inner);
        outer.set(hash("sha256", message.subarray(0, BLOCK + length), "buffer"), BLOCK);
        return `sha256=${hash("sha256", outer, "hex")}`;
      }
    }
    return `sha256=${createHmac("sha256", bytes).update(payload).digest("hex")}`;
  }

  return {
    signatureOf,
    isSignatureOf(secret: string, payload: string | Uint8Array, signature: string): boolean {
      if (signature.length !== SIGNATURE || !encodesExactly(signature, left)) return false;
      encoder.encodeInto(signatureOf(secret, payload), right);
      return timingSafeEqual(left, right);
    },
  };
}
