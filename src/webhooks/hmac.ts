import { nodeHmac } from "./hmac-node.ts";
import { webHmac } from "./hmac-web.ts";

/** HMAC-SHA256 of one runtime. All of them give the same texts. */
export type Hmac = Readonly<{
  /** `sha256=` and 64 lower-case hexadecimal digits. A text is signed as its UTF-8 bytes. Only Web Crypto needs a promise. */
  sign(secret: string, payload: string | Uint8Array): string | Promise<string>;
  /** Takes the same time wherever texts of one length differ. */
  equal(one: string, other: string): boolean;
}>;

/** Where implementations are looked for: the global object. */
export type Runtime = Readonly<{
  process?: Readonly<{ getBuiltinModule?: (name: "node:crypto") => Parameters<typeof nodeHmac>[0] | undefined }>;
  crypto?: Readonly<{ subtle?: Parameters<typeof webHmac>[0] }>;
}>;

/** Node's crypto answers at once and is several times as fast, so it comes first. @throws Error in a runtime without either */
export function hmacOf({ process, crypto }: Runtime): Hmac {
  const node = process?.getBuiltinModule?.("node:crypto");
  if (node !== undefined) return nodeHmac(node);
  if (crypto?.subtle !== undefined) return webHmac(crypto.subtle);
  throw new Error("Signatures need Web Crypto (crypto.subtle) or node:crypto. Browsers have it on secure pages only.");
}

let found: Hmac | undefined;

/** The implementation of this runtime, looked for at first use. */
export function hmac(): Hmac {
  found ??= hmacOf(globalThis);
  return found;
}
