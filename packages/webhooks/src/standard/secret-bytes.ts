const [minBytes, maxBytes] = [24, 64];
const PREFIX = "whsec_";

/**
 * The key of a secret: what follows `whsec_`, or all of it, is Base64 of 24 to 64 bytes.
 * Source: Standard Webhooks 1.0.0, "Signature scheme"
 * @throws TypeError naming `what`, never with the secret
 */
export function secretBytes(secret: unknown, what: string): Uint8Array<ArrayBuffer> {
  if (typeof secret !== "string" || secret === "") throw new TypeError(`${what} must be a string that is not empty.`);
  const bytes = bytesOf(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret);
  if (bytes === undefined) throw new TypeError(`${what} must be ${PREFIX} and standard Base64.`);
  if (bytes.length < minBytes || bytes.length > maxBytes)
    throw new TypeError(`${what} must be Base64 of ${minBytes} to ${maxBytes} bytes, not of ${bytes.length}.`);
  return bytes;
}

/** Undefined for what is not standard Base64, padded or not. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return undefined;
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
