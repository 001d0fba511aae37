import { collectBytes } from "../byte-collector.ts";
import type { Operation } from "../operation/operation.ts";
import { statusEntryOf } from "../runtime/answer.ts";
import { covers, essence } from "../runtime/decode/media-type.ts";
import { type ReplyValidators, replyMismatch } from "../runtime/reply-check.ts";
import { SendError } from "./send-error.ts";

/** An answer that is what the document describes. */
export type Received = Readonly<{ status: number; body: unknown; headers: Response["headers"] }>;

/**
 * Reads and validates an answer. Nothing is read of one that the document does not describe.
 * @throws SendError `reply`
 */
export async function received(
  operation: Operation,
  response: Response,
  validators: ReplyValidators | undefined,
  maxBytes: number,
): Promise<Received> {
  const { operationId, replies } = operation;
  const { status, headers } = response;
  const refuse = (reason: string): SendError => new SendError(operationId, "reply", reason, status);
  try {
    const key = statusEntryOf(String(status), replies);
    const row = key === undefined ? undefined : replies[key];
    if (key === undefined || row === undefined) throw refuse(unlisted(response));
    const bytes = row.mediaType === null ? new Uint8Array() : await bytesOf(response, maxBytes, refuse);
    const actual = essence(headers.get("content-type") ?? "");
    const listed = Object.keys(row.contents).find((range) => covers(essence(range), actual)) ?? null;
    if (bytes.length > 0 && listed === null)
      throw refuse(`the receiver answered ${status} with a media type that the document does not list.`);
    const body = bytes.length === 0 || listed === null ? undefined : readAs(bytes, row.contents[listed], refuse);
    const entry = { status: key, listed, mediaType: listed, isNegotiated: false };
    const mismatch = replyMismatch(operation, { status, body }, entry, validators);
    if (mismatch !== undefined) throw refuse(`the receiver's answer is not valid. ${mismatch.message}`);
    return { status, body, headers };
  } finally {
    if (response.body?.locked === false) await response.body.cancel().catch(() => undefined);
  }
}

/** Browsers hide the status of a redirect that is not followed. */
const unlisted = ({ status, type }: Response): string =>
  type === "opaqueredirect" || (status >= 300 && status < 400)
    ? "the receiver answered with a redirect, which is not followed."
    : `the receiver answered ${status}, which the document does not list.`;

async function bytesOf(
  { body }: Response,
  maxBytes: number,
  refuse: (reason: string) => SendError,
): Promise<Uint8Array> {
  const reader = body?.getReader();
  const collected = collectBytes();
  for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) {
    if (collected.length() + next.value.length > maxBytes) {
      await reader?.cancel().catch(() => undefined);
      throw refuse(`the receiver's answer is longer than ${maxBytes} bytes.`);
    }
    collected.add(next.value);
  }
  return collected.bytes();
}

function readAs(bytes: Uint8Array, kind: string | undefined, refuse: (reason: string) => SendError): unknown {
  if (kind === "bytes") return bytes;
  const text = new TextDecoder().decode(bytes);
  if (kind !== "json") return text;
  try {
    return JSON.parse(text);
  } catch {
    throw refuse("the receiver's answer is not valid JSON.");
  }
}
