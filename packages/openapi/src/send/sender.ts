import { type OptionNames, refuseUnknownOptions } from "../known-options.ts";
import type { Operation } from "../operation/operation.ts";
import { Problem } from "../operation/problem.ts";
import type { OutcomeOf, PayloadOf } from "../operation/sending.ts";
import { createDecoder, type RequestValidators } from "../runtime/decode/decode.ts";
import type { AllReplyValidators } from "../runtime/reply-check.ts";
import { checkedSecret, signatureHeader, signatureOf } from "../runtime/signature.ts";
import { received } from "./received.ts";
import { SendError } from "./send-error.ts";

/**
 * For one request.
 * - `secret`     signs the body, in the header `X-Hub-Signature-256`
 * - `headers`    besides those that the sender sets
 * - `signal`     ends waiting; its reason is thrown
 * - `timeoutMs`  until the whole answer has arrived
 */
export type SendOptions = Readonly<{
  secret?: string;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  timeoutMs?: number;
}>;

/**
 * For all requests of a sender, as far as one does not have its own.
 * - `fetch`          what sends; default: that of the platform
 * - `timeoutMs`      default 10 seconds
 * - `maxReplyBytes`  of an answer; default 100 kB
 */
export type SenderOptions = Omit<SendOptions, "signal"> &
  Readonly<{ fetch?: typeof globalThis.fetch; maxReplyBytes?: number }>;

const sendNames = { secret: true, headers: true, signal: true, timeoutMs: true } satisfies OptionNames<SendOptions>;
const senderNames = {
  secret: true,
  headers: true,
  timeoutMs: true,
  fetch: true,
  maxReplyBytes: true,
} satisfies OptionNames<SenderOptions>;

/** Sends a request of an operation `O`, with its row in the operation table. @throws SendError, and what aborts it */
export type Sending<O, Row> = (
  url: string | URL,
  ...rest: undefined extends PayloadOf<O, Row>
    ? [payload?: PayloadOf<O, Row>, options?: SendOptions]
    : [payload: PayloadOf<O, Row>, options?: SendOptions]
) => Promise<OutcomeOf<O, Row>>;

/** The generated modules of what is sent. */
export type Outgoing = Readonly<{
  operations: Readonly<Record<string, Operation>>;
  requests: Readonly<Record<string, RequestValidators>>;
  replies: () => Promise<Readonly<{ replies: AllReplyValidators }>>;
}>;

/**
 * A function for each operation of a generated module, which sends its request. Generated code gives it its types.
 * @throws TypeError for an unknown option, and for a secret that is empty
 */
export function createSender<Sender>(outgoing: Outgoing, options: SenderOptions = {}): Sender {
  refuseUnknownOptions(options, senderNames);
  if ("secret" in options) checkedSecret(options.secret, "secret");
  const functions = Object.values(outgoing.operations).map((operation) => [
    operation.operationId,
    sending(operation, outgoing, options),
  ]);
  return Object.fromEntries(functions) as Sender;
}

function sending(operation: Operation, { requests, replies }: Outgoing, common: SenderOptions) {
  const { operationId, method } = operation;
  const decode = createDecoder(operation, requests[operationId] ?? {});
  const refuse = (reason: string): SendError => new SendError(operationId, "request", `nothing was sent. ${reason}`);

  return async (url: string | URL, payload?: unknown, options: SendOptions = {}): Promise<unknown> => {
    refuseUnknownOptions(options, sendNames);
    const { secret, timeoutMs = 10_000, signal } = { ...common, ...options };
    const target = targetOf(url, refuse);
    const body = bytesOf(operation, payload, refuse);
    const headers = headersOf([common.headers, options.headers], refuse);
    if (body !== undefined) headers.set("content-type", body.mediaType);
    if ("secret" in common || "secret" in options)
      headers.set(signatureHeader, await signatureOf(checkedSecret(secret, "secret"), body?.bytes ?? new Uint8Array()));
    try {
      const raw = { path: {}, query: target.searchParams, headers: Object.fromEntries(headers), body: body?.bytes };
      decode(raw);
    } catch (error) {
      throw error instanceof Problem ? refuse(error.message) : error;
    }
    signal?.throwIfAborted();
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const response = await (common.fetch ?? globalThis.fetch)(target, {
        method: method.toUpperCase(),
        headers,
        ...(body !== undefined && { body: body.bytes }),
        redirect: "manual",
        signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      });
      const validators = (await replies()).replies[operationId];
      return await received(operation, response, validators, common.maxReplyBytes ?? 102_400);
    } catch (error) {
      if (error instanceof SendError) throw error;
      signal?.throwIfAborted();
      if (timeout.aborted)
        throw new SendError(operationId, "timeout", `${target.host} did not answer within ${timeoutMs} ms.`);
      throw new SendError(operationId, "unreachable", `${target.host} could not be reached${codeOf(error)}.`);
    }
  };
}

type Refuse = (reason: string) => SendError;

/** Of the URL, no message has more than the host. */
function targetOf(url: string | URL, refuse: Refuse): URL {
  if (!URL.canParse(String(url))) throw refuse("The URL is not valid.");
  const target = new URL(url);
  if (target.protocol !== "http:" && target.protocol !== "https:") throw refuse("The URL must be of http or https.");
  if (target.username !== "" || target.password !== "")
    throw refuse("The URL has a user name or a password. Send them as a header.");
  target.hash = "";
  return target;
}

function headersOf(given: readonly SendOptions["headers"][], refuse: Refuse): Response["headers"] {
  const headers = new Headers();
  for (const [name, value] of given.flatMap((one) => Object.entries(one ?? {})))
    try {
      headers.set(name, value);
    } catch {
      throw refuse("A header has a name or a value that headers cannot have.");
    }
  return headers;
}

function bytesOf({ body }: Operation, payload: unknown, refuse: Refuse) {
  if (payload === undefined) return undefined;
  const content = body?.contents.find(({ kind }) => kind === "json");
  if (body === undefined || content === undefined) throw refuse("The document describes no JSON for it.");
  const bytes = new TextEncoder().encode(textOf(payload, refuse));
  if (bytes.length > body.maxBytes) throw refuse(`The payload is longer than ${body.maxBytes} bytes.`);
  const mediaType = content.mediaType.includes("*") ? "application/json" : content.mediaType;
  return { bytes, mediaType };
}

function textOf(payload: unknown, refuse: Refuse): string {
  try {
    return JSON.stringify(payload) ?? "";
  } catch {
    throw refuse("The payload cannot be written as JSON.");
  }
}

/** The code of a failure of the network, such as ECONNREFUSED. Messages of the platform may have the URL. */
function codeOf(error: unknown): string {
  const { cause } = (error ?? {}) as { cause?: { code?: unknown } };
  const code = cause?.code;
  return typeof code === "string" && /^[A-Z_]+$/.test(code) ? `: ${code}` : "";
}
