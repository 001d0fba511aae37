import { keyCache } from "./key-cache.ts";

// Functions rather than an object, so that a bundle that only verifies has nothing of signing.

const bytesOf = (data: string | Uint8Array): Uint8Array<ArrayBuffer> =>
  typeof data === "string"
    ? new TextEncoder().encode(data)
    : // Web Crypto rejects memory shared between threads, so that is copied.
      data.buffer instanceof ArrayBuffer
      ? (data as Uint8Array<ArrayBuffer>)
      : new Uint8Array(data);

const keyOf = /* @__PURE__ */ keyCache((secret) => {
  const { subtle } = globalThis.crypto ?? {};
  if (!subtle) throw new Error("Signatures need Web Crypto, and browsers a secure page for it.");
  return subtle.importKey("raw", bytesOf(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
});

/** @see Hmac */
export async function signatureOf(secret: string, payload: string | Uint8Array): Promise<string> {
  const key = await keyOf(secret);
  const digest = new Uint8Array(await crypto.subtle.sign("HMAC", key, bytesOf(payload)));
  return `sha256=${Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** @see Hmac */
export async function isSignatureOf(secret: string, payload: string | Uint8Array, signature: string): Promise<boolean> {
  const key = await keyOf(secret);
  const [, digits] = /^sha256=([0-9a-f]{64})$/.exec(signature) ?? [];
  const digest = digits?.match(/../g)?.map((two) => Number(`0x${two}`));
  return !!digest && (await crypto.subtle.verify("HMAC", key, new Uint8Array(digest), bytesOf(payload)));
}
