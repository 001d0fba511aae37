import type { ReceivedEvent, WebhookError } from "./event-types.ts";

/**
 * Detaches an error from the stack frames it was thrown in. Until its stack is read, an engine may retain the frames
 * themselves, and with them their receivers: a request and its socket would live as long as the error does.
 */
export function detached<E extends Error>(error: E): E {
  // Reading the stack formats it as a string, which releases the frames.
  void error.stack;
  return error;
}

/** Why a signature was rejected. Never contains the signature, the secret or the payload. */
export class InvalidSignatureError extends Error {
  override readonly name = "InvalidSignatureError";
  /** `expired`: of a Standard Webhook, whose timestamp is too far from now. */
  readonly reason: "missing" | "malformed" | "algorithm" | "mismatch" | "expired";

  constructor(reason: InvalidSignatureError["reason"], message: string) {
    super(message);
    this.reason = reason;
    detached(this);
  }
}

/** The payload does not match the schema of its event. The message names locations and types, never values. */
export class InvalidPayloadError extends Error {
  override readonly name = "InvalidPayloadError";
  /**
   * Location as a JSON pointer: `/issue/title`. Empty for the payload as a whole. Steps that do not look like names are
   * `*`.
   */
  readonly pointer: string;

  constructor(message: string, pointer: string) {
    super(message);
    this.pointer = pointer;
    detached(this);
  }
}

/** Handlers took longer than `timeLimit`. Also the abort reason of the signal passed to them. */
export class DeliveryTimeoutError extends Error {
  override readonly name = "DeliveryTimeoutError";
}

const refusals = new WeakMap<object, number>();

/**
 * Marks an error as caused by the sender, with the status to respond with. Only this mark affects the response:
 * handlers may throw errors with a `status` of their own.
 */
export function refusal<E extends Error>(error: E, status: 400 | 413 | 422 | 503): E & { status: number } {
  refusals.set(error, status);
  return Object.assign(detached(error), { status });
}

/**
 * Failures of handlers, which may rethrow a refusal of another instance: it must not count as a refusal of this
 * delivery.
 */
const handlerFailures = new WeakSet<Error>();

/** Marks a failure as caused by handlers, whatever they threw. */
export function markHandlerFailure<E extends Error>(failure: E): E {
  handlerFailures.add(failure);
  return failure;
}

/** The failure that determines the response: the first one of the delivery. */
export const firstFailure = (failure: unknown): unknown =>
  failure instanceof AggregateError ? failure.errors[0] : failure;

/**
 * The response status of a failure whose first error was marked by `refusal`; undefined for any other, and for those of
 * handlers.
 */
export const refusalStatus = (failure: unknown): number | undefined =>
  handlerFailures.has(failure as Error) ? undefined : refusals.get(firstFailure(failure) as object);

/**
 * The thrown value as an error that can carry an event, and whose properties can be read without throwing. Strings,
 * `undefined`, frozen errors and objects that throw when they are read become the cause of a new Error.
 */
export function asError(reason: unknown): Error {
  try {
    return extensibleError(reason);
  } catch {
    return detached(new Error("The thrown value is an object that cannot be read.", { cause: reason }));
  }
}

function extensibleError(reason: unknown): Error {
  const isObject = (typeof reason === "object" && reason !== null) || typeof reason === "function";
  const isError = reason instanceof Error;
  // Getters and proxies may throw; this makes them do so inside `try`.
  const message: unknown = isObject ? (reason as Error).message : undefined;
  // Objects keep their identity even if they are not errors: callers may compare them with what they threw.
  if (isObject && Object.isExtensible(reason)) return reason as Error;
  if (isError) return detached(new Error(message as string, { cause: reason }));
  if (typeof reason === "string") return detached(new Error(reason, { cause: reason }));
  const what = isObject ? "an object that cannot be extended" : String(reason);
  return detached(new Error(`The thrown value is not an error but ${what}.`, { cause: reason }));
}

/** Not enumerable: loggers print enumerable properties, and the event contains the payload. */
function withEvent(error: Error, event: unknown): boolean {
  try {
    return Reflect.defineProperty(error, "event", {
      value: event,
      writable: true,
      configurable: true,
      enumerable: false,
    });
  } catch {
    return false; // The thrown value may be a proxy.
  }
}

/** The error with its event attached, or wrapped in another error if it cannot be extended. */
function attachEvent(error: Error, event: unknown): Error {
  if (withEvent(error, event)) return error;
  const wrapper = detached(new Error(messageOf(error), { cause: error }));
  withEvent(wrapper, event);
  return wrapper;
}

function messageOf(error: Error): string {
  try {
    return String(error.message ?? "");
  } catch {
    return ""; // The thrown value may not be an error.
  }
}

/**
 * Aggregates the failures of one delivery. The aggregate and each member have `.event`; the message joins theirs, one
 * per line.
 */
export function aggregate(errors: readonly Error[], event: ReceivedEvent): WebhookError {
  const members = errors.map((error) => attachEvent(error, event));
  const error = detached(new AggregateError(members, members.map(messageOf).join("\n")));
  withEvent(error, event);
  return error as WebhookError;
}
