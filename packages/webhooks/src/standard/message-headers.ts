import { InvalidSignatureError } from "../events/errors.ts";

/** Headers of a request: of the web platform, or by name in any case. */
export type StandardHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** What is signed beside the body, and the signatures. */
export type MessageHeaders = Readonly<{ id: string; timestamp: string; signatures: readonly string[] }>;

/** Before Standard Webhooks had names of their own, its headers had those of the service that it came from. */
const families = ["webhook", "svix"] as const;
const parts = ["id", "timestamp", "signature"] as const;
const maxLength = 4096;
/** A sender has one signature for each secret while it changes them. */
const maxSignatures = 20;

function lookup(headers: StandardHeaders): (name: string) => string | undefined {
  if (typeof (headers as Headers)?.get === "function") return (name) => (headers as Headers).get(name) ?? undefined;
  const lowered = new Map(Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]));
  return (name) => {
    const value = lowered.get(name);
    return value === undefined ? undefined : String(value);
  };
}

const malformed = (why: string): InvalidSignatureError => new InvalidSignatureError("malformed", why);

/**
 * The headers of a message, `webhook-*` before `svix-*`.
 * @throws InvalidSignatureError `missing` or `malformed`, naming the header
 */
export function messageHeaders(headers: StandardHeaders): MessageHeaders {
  const header = lookup(headers);
  const family = families.find((one) => parts.some((part) => header(`${one}-${part}`) !== undefined)) ?? families[0];
  const [id, timestamp, signature] = parts.map((part) => {
    const value = header(`${family}-${part}`);
    if (value === undefined || value === "")
      throw new InvalidSignatureError("missing", `The header ${family}-${part} is missing.`);
    if (value.length > maxLength)
      throw malformed(`The header ${family}-${part} is longer than ${maxLength} characters.`);
    return value;
  }) as [string, string, string];
  if (!/^\d{1,12}$/.test(timestamp))
    throw malformed(`The header ${family}-timestamp must be whole seconds since 1970.`);
  const known = signature.split(" ").filter((one) => one.startsWith("v1,"));
  if (known.length === 0 || known.length > maxSignatures)
    throw malformed(
      `The header ${family}-signature must have one to ${maxSignatures} signatures that begin with v1, and a comma.`,
    );
  return { id, timestamp, signatures: known };
}
