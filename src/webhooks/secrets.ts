import { hmac } from "./hmac.ts";
import type { SecretOptions } from "./options.ts";

/** Never empty; the first one signs. */
export type Secrets = readonly [first: string, ...others: string[]];

/** What is asked of each. @throws Error when it is missing or empty, `TypeError` when it is no text */
function checked(secret: unknown, what: string): string {
  if (secret === undefined || secret === null || secret === "") throw new Error(`${what} is missing or empty.`);
  if (typeof secret !== "string") throw new TypeError(`${what} must be a string, not ${typeof secret}.`);
  return secret;
}

/** The secrets of these options. @throws Error when one is missing or empty, `TypeError` when one is no text */
export function checkedSecrets(options: Readonly<SecretOptions>): Secrets {
  const { secret, additionalSecrets = [] } = (options ?? {}) as Partial<SecretOptions>;
  const first = checked(secret, "The option secret");
  if (!Array.isArray(additionalSecrets))
    throw new TypeError("The option additionalSecrets must be an array of strings.");
  return [first, ...additionalSecrets.map((one, index) => checked(one, `additionalSecrets[${index}]`))];
}

/** The index of the first secret that the signature was made with, -1 when it is none of them. */
export async function matchingSecret(
  secrets: readonly string[],
  payload: string | Uint8Array,
  signature: string,
): Promise<number> {
  const { sign, equal } = hmac();
  let index = 0;
  for (const secret of secrets) {
    const expected = sign(secret, payload);
    if (equal(typeof expected === "string" ? expected : await expected, signature)) return index;
    index += 1;
  }
  return -1;
}
