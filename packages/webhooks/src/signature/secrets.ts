import { isSignatureOf } from "#hmac";
import type { OptionNames } from "../known-options.ts";

export type SecretOptions = {
  /** The secret configured at the host. Used for signing, and tried first. */
  secret: string;
  /** Tried after `secret`, in this order: the previous ones during rotation. */
  additionalSecrets?: readonly string[];
};

export const secretNames = { secret: true, additionalSecrets: true } satisfies OptionNames<SecretOptions>;

/** Never empty; the first one is used for signing. */
export type Secrets = readonly [first: string, ...others: string[]];

/** @throws Error if the secret is missing or empty, `TypeError` if it is not a string */
function checked(secret: unknown, what: string): string {
  if (secret === undefined || secret === null || secret === "") throw new Error(`${what} is missing or empty.`);
  if (typeof secret !== "string") throw new TypeError(`${what} must be a string, not ${typeof secret}.`);
  return secret;
}

/**
 * Validates the secrets of these options. @throws Error if one is missing or empty, `TypeError` if one is not a string
 */
export function checkedSecrets(options: Readonly<SecretOptions>): Secrets {
  const { secret, additionalSecrets = [] } = (options ?? {}) as Partial<SecretOptions>;
  const first = checked(secret, "The option secret");
  if (!Array.isArray(additionalSecrets))
    throw new TypeError("The option additionalSecrets must be an array of strings.");
  return [first, ...additionalSecrets.map((one, index) => checked(one, `additionalSecrets[${index}]`))];
}

const NONE = -1;

/**
 * The index of the first secret that matches the signature, -1 if none does. Returns a promise only if signing is
 * asynchronous.
 */
export function matchingSecret(
  secrets: readonly string[],
  payload: string | Uint8Array,
  signature: string,
): number | Promise<number> {
  for (let index = 0; index < secrets.length; index++) {
    const matches = isSignatureOf(secrets[index] as string, payload, signature);
    if (typeof matches !== "boolean") return matchingSecretAsync(secrets, payload, signature);
    if (matches) return index;
  }
  return NONE;
}

async function matchingSecretAsync(secrets: readonly string[], payload: string | Uint8Array, signature: string) {
  for (const [index, secret] of secrets.entries()) if (await isSignatureOf(secret, payload, signature)) return index;
  return NONE;
}
