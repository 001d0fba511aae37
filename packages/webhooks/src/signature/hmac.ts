import { nodeHmac } from "./hmac-node.ts";
import { webHmac } from "./hmac-web.ts";

/** HMAC-SHA256 implementation of a runtime. All of them produce identical output. */
export type Hmac = Readonly<{
  /**
   * `sha256=` followed by 64 lower-case hexadecimal digits. Strings are signed as UTF-8. Only Web Crypto is
   * asynchronous.
   */
  sign(secret: string, payload: string | Uint8Array): string | Promise<string>;
  /** Whether both are the same signature. The time it takes does not depend on where they differ. */
  equal(one: string, other: string): boolean;
}>;

/** Where implementations are looked up: the global object. */
export type Runtime = Readonly<{
  process?: Readonly<{ getBuiltinModule?: (name: "node:crypto") => Parameters<typeof nodeHmac>[0] | undefined }>;
  crypto?: Readonly<{ subtle?: Parameters<typeof webHmac>[0] }>;
}>;

/** Prefers Node's crypto, which is synchronous and several times as fast. @throws Error in a runtime without either */
export function hmacOf({ process, crypto }: Runtime): Hmac {
  const node = process?.getBuiltinModule?.("node:crypto");
  if (node !== undefined) return nodeHmac(node);
  if (crypto?.subtle !== undefined) return webHmac(crypto.subtle);
  throw new Error("Signatures need Web Crypto (crypto.subtle) or node:crypto. Browsers have it on secure pages only.");
}

let cached: Hmac | undefined;

/** The implementation of this runtime, looked up on first use. */
export function hmac(): Hmac {
  cached ??= hmacOf(globalThis);
  return cached;
}
