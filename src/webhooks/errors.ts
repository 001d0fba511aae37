import { detached } from "./detached.ts";
import type { ReceivedEvent, WebhookError } from "./event-types.ts";

/** Why a signature was refused. It never holds the signature, the secret or the payload. */
export class InvalidSignatureError extends Error {
  override readonly name = "InvalidSignatureError";
  readonly reason: "missing" | "malformed" | "algorithm" | "mismatch";

  constructor(reason: InvalidSignatureError["reason"], message: string) {
    super(message);
    this.reason = reason;
    detached(this);
  }
}

/** The payload is not what the specification says about its event. Names places and kinds, never values. */
export class InvalidPayloadError extends Error {
  override readonly name = "InvalidPayloadError";
  /** Where, as a JSON pointer: `/issue/title`. Empty for the payload as a whole. */
  readonly pointer: string;

  constructor(message: string, pointer: string) {
    super(message);
    this.pointer = pointer;
    detached(this);
  }
}

/** Handlers took longer than `timeLimit`. It is also the reason of the signal they were given. */
export class DeliveryTimeoutError extends Error {
  override readonly name = "DeliveryTimeoutError";
}

const refusals = new WeakMap<object, number>();

/**
 * Marks a failure that the sender caused with the status that answers it. Only the mark decides about the answer:
 * a handler may throw errors with a `status` of their own.
 */
export function refusal<E extends Error>(error: E, status: 400 | 413 | 422 | 503): E & { status: number } {
  refusals.set(error, status);
  return Object.assign(detached(error), { status });
}

/** The status that answers an error marked by `refusal`, undefined for every other one. */
export const refusalStatus = (error: unknown): number | undefined => refusals.get(error as object);

/** What was thrown, as something that can carry an event. Texts, `undefined`, frozen errors become the cause of a new Error. */
export function asError(reason: unknown): Error {
  const isObject = (typeof reason === "object" && reason !== null) || typeof reason === "function";
  // Objects keep their identity even when they are no errors: whoever threw one looks for it.
  if (isObject && Object.isExtensible(reason)) return reason as Error;
  if (reason instanceof Error) return detached(new Error(reason.message, { cause: reason }));
  if (typeof reason === "string") return detached(new Error(reason, { cause: reason }));
  const what = isObject ? "an object that cannot be extended" : String(reason);
  return detached(new Error(`What was thrown is no error but ${what}.`, { cause: reason }));
}

/** Not enumerable: loggers print what is, and the event holds the payload. */
const withEvent = (error: Error, event: unknown): boolean =>
  Reflect.defineProperty(error, "event", { value: event, writable: true, configurable: true, enumerable: false });

/** The error with its event, or another one around it where it takes none. */
function carrying(error: Error, event: unknown): Error {
  if (withEvent(error, event)) return error;
  const around = detached(new Error(messageOf(error), { cause: error }));
  withEvent(around, event);
  return around;
}

function messageOf({ message }: Error): string {
  try {
    return String(message ?? "");
  } catch {
    return ""; // What was thrown need not be an error.
  }
}

/** One error for a delivery that failed. Every member, and the whole, has `.event`; the message is theirs, a line for each. */
export function aggregate(errors: readonly Error[], event: ReceivedEvent): WebhookError {
  const members = errors.map((error) => carrying(error, event));
  const error = detached(new AggregateError(members, members.map(messageOf).join("\n")));
  withEvent(error, event);
  return error as WebhookError;
}
