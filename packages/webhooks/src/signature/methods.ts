import { isSignatureOf, signatureOf } from "#hmac";

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
  return await signatureOf(secret, payload);
}

/**
 * Whether `signature` is exactly the output of `sign`. A malformed signature simply does not match.
 * @throws TypeError if an argument is missing, empty or not a string
 */
export async function verify(secret: string, payload: string, signature: string): Promise<boolean> {
  requireText({ secret, payload, signature });
  return await isSignatureOf(secret, payload, signature);
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
  for (const one of [secret, ...additionalSecrets]) if (await isSignatureOf(one, payload, signature)) return true;
  return false;
}
