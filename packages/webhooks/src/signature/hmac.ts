import { nodeHmac } from "./hmac-node.ts";
import * as webHmac from "./hmac-web.ts";

// What `#hmac` is on Node, and on what resolves modules as Node does. Elsewhere it is `hmac-web.ts` alone.

/** HMAC-SHA256 of a runtime. All of them produce identical output, and only Web Crypto is asynchronous. */
export type Hmac = Readonly<{
  /** `sha256=` followed by 64 lower-case hexadecimal digits. Strings are signed as UTF-8. */
  signatureOf(secret: string, payload: string | Uint8Array): string | Promise<string>;
  /**
   * Whether this is exactly the signature of the payload. The time it takes does not depend on where it differs from
   * that.
   */
  isSignatureOf(secret: string, payload: string | Uint8Array, signature: string): boolean | Promise<boolean>;
}>;

/** Where implementations are looked up: the global object. */
export type Runtime = Readonly<{
  process?: Readonly<{ getBuiltinModule?: (name: "node:crypto") => Parameters<typeof nodeHmac>[0] | undefined }>;
}>;

/** Prefers Node's crypto, which is synchronous and several times as fast. */
export function hmacOf({ process }: Runtime): Hmac {
  const node = process?.getBuiltinModule?.("node:crypto");
  return node === undefined ? webHmac : nodeHmac(node);
}

/** Looked up on first use: node:crypto takes longer to load than the toolkit. */
let cached: Hmac | undefined;
const hmac = (): Hmac => {
  cached ??= hmacOf(globalThis);
  return cached;
};

export const signatureOf: Hmac["signatureOf"] = (secret, payload) => hmac().signatureOf(secret, payload);
export const isSignatureOf: Hmac["isSignatureOf"] = (secret, payload, signature) =>
  hmac().isSignatureOf(secret, payload, signature);
