import { hmac } from "./hmac.ts";
import { matchingSecret } from "./secrets.ts";

function requireText(values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== "string" || value === "") throw new TypeError(`${name} must be a string that is not empty.`);
  }
}

/**
 * The signature of a payload.
 * @returns `sha256=` and the HMAC-SHA256 of the UTF-8 bytes, 64 lower-case hexadecimal digits
 * @throws TypeError if an argument is missing, empty or not a string
 */
export async function sign(secret: string, payload: string): Promise<string> {
  requireText({ secret, payload });
  return await hmac().sign(secret, payload);
}

/**
 * Whether `signature` is exactly the output of `sign`. A malformed signature simply does not match.
 * @throws TypeError if an argument is missing, empty or not a string
 */
export async function verify(secret: string, payload: string, signature: string): Promise<boolean> {
  return await verifyWithFallback(secret, payload, signature);
}

/**
 * Like `verify` with several secrets: `secret` first, then the others in order, until one matches.
 * @throws TypeError if an argument, or any secret, is missing, empty or not a string
 */
export async function verifyWithFallback(
  secret: string,
  payload: string,
  signature: string,
  additionalSecrets: readonly string[] = [],
): Promise<boolean> {
  requireText({ secret, payload, signature });
  for (const [index, one] of additionalSecrets.entries()) requireText({ [`additionalSecrets[${index}]`]: one });
  return (await matchingSecret([secret, ...additionalSecrets], payload, signature)) >= 0;
}
