import { type OptionNames, refuseUnknownOptions } from "../known-options.ts";
import { headerText } from "../operation/headers.ts";
import { isStreamed, type Operation } from "../operation/operation.ts";
import { Problem } from "../operation/problem.ts";
import type { PipelineRequest } from "./request.ts";

/**
 * The secret shared with the sender of signed requests. `additionalSecrets` are tried after it: the former ones, while
 * it is changed.
 */
export type SignatureOptions = Readonly<{ secret: string; additionalSecrets?: readonly string[] }>;

const optionNames = { secret: true, additionalSecrets: true } satisfies OptionNames<SignatureOptions>;

/** The header of a signature, as code hosts send it. */
export const signatureHeader = "x-hub-signature-256";
const shape = /^sha256=([0-9a-f]{64})$/;
const algorithm = { name: "HMAC", hash: "SHA-256" };

/** Bytes that are read of a request whose operation has no body. */
const maxUnlistedBytes = 102_400;

const keyOf = (secret: string, use: "sign" | "verify"): ReturnType<typeof crypto.subtle.importKey> =>
  crypto.subtle.importKey("raw", new TextEncoder().encode(secret), algorithm, false, [use]);

/** Web Crypto does not take memory that is shared between threads, which bodies never are. */
const asSource = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => bytes as Uint8Array<ArrayBuffer>;

/** @throws TypeError for what is no secret, such as a setting that is missing */
export function checkedSecret(secret: unknown, name: string): string {
  if (typeof secret === "string" && secret !== "") return secret;
  throw new TypeError(`${name} must be a string that is not empty.`);
}

/** `sha256=` and the HMAC-SHA256 of the bytes in lower-case hexadecimal digits. */
export async function signatureOf(secret: string, bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.sign("HMAC", await keyOf(secret, "sign"), asSource(bytes));
  return `sha256=${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

const unsigned = (): Problem =>
  new Problem("unauthorized", "The request is not signed, or its signature does not fit its body.", {
    headers: { "www-authenticate": "Signature" },
  });

/** Reads the body of a request. @throws Problem `unauthorized`, and what reading a body throws */
export type SignedBody = (request: Pick<PipelineRequest, "headers" | "body">) => Promise<Uint8Array>;

/**
 * Reads the bodies of an operation's requests, which must be signed. Nothing is read of a request without a signature.
 * @throws Error for an operation whose handler gets the body while it arrives; TypeError for what is no secret
 */
export function signedBody({ operationId, body: expected }: Operation, options: SignatureOptions): SignedBody {
  refuseUnknownOptions(options, optionNames);
  const { secret, additionalSecrets = [] } = options;
  const secrets = [
    checkedSecret(secret, "signature.secret"),
    ...additionalSecrets.map((one, index) => checkedSecret(one, `signature.additionalSecrets[${index}]`)),
  ];
  if (expected !== undefined && isStreamed(expected))
    throw new Error(`${operationId} takes its body as it arrives, so that its signature cannot be checked before.`);
  const maxBytes = expected?.maxBytes ?? maxUnlistedBytes;
  let keys: Promise<readonly Awaited<ReturnType<typeof keyOf>>[]> | undefined;
  return async ({ headers, body }) => {
    const digits = shape.exec(headerText(headers[signatureHeader]) ?? "")?.[1];
    if (digits === undefined) throw unsigned();
    body.accept();
    const bytes = body.isSent ? await body.read(maxBytes) : new Uint8Array();
    const signature = Uint8Array.from({ length: 32 }, (_, at) => Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16));
    keys ??= Promise.all(secrets.map((one) => keyOf(one, "verify")));
    for (const key of await keys) if (await crypto.subtle.verify("HMAC", key, signature, asSource(bytes))) return bytes;
    throw unsigned();
  };
}
