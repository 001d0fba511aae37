import { notifyErrorHandlers } from "../dispatch/receive.ts";
import type { Registry } from "../dispatch/registry.ts";
import { aggregate, asError, detached, InvalidSignatureError, refusal, refusalStatus } from "../events/errors.ts";
import { neutralName } from "../events/event-alias.ts";
import type { ParsedDelivery, ReceivedEvent, SignedDelivery, WebhookError } from "../events/event-types.ts";
import { parsePayload, textOf } from "../events/payload.ts";
import { type Hooks, observe, type RefusalReason } from "../observability/hooks.ts";
import type { Log } from "../observability/log.ts";
import { matchingSecret, type Secrets } from "../signature/secrets.ts";
import { payloadFault, secretMismatch, signatureFault } from "../signature/signature-fault.ts";
import { boundsFault } from "./payload-bounds.ts";

export type VerifierParts = Readonly<{
  registry: Registry;
  log: Log;
  hooks: Hooks;
  /** Validates a payload against the specification, if enabled. */
  check: ((event: ParsedDelivery) => void) | undefined;
}>;

/** The delivery as an event, if a secret matched and the payload is valid. */
function parseVerified({ id, name, payload }: SignedDelivery, secret: number, parts: VerifierParts): ParsedDelivery {
  if (secret < 0) throw refusal(secretMismatch(payload), 400);
  observe(parts, { type: "verified", id, name, secret });
  if (typeof name !== "string" || name === "") throw detached(new Error("The delivery has no event name."));
  const fault = boundsFault(payload);
  if (fault !== undefined) throw refusal(fault, 400);
  const event = { id, name: neutralName(name), payload: parsePayload(payload) };
  parts.check?.(event);
  return event;
}

/** Returns a promise only if signing is asynchronous, as it is without Node's crypto. */
function verify(
  delivery: SignedDelivery,
  secrets: Secrets,
  parts: VerifierParts,
): ParsedDelivery | Promise<ParsedDelivery> {
  const { payload, signature } = delivery;
  const fault = signatureFault(signature) ?? payloadFault(payload);
  if (fault !== undefined) throw refusal(fault, 400);
  const secret = matchingSecret(secrets, payload, signature);
  if (typeof secret === "number") return parseVerified(delivery, secret, parts);
  return secret.then((found) => parseVerified(delivery, found, parts));
}

function refusalReason(error: unknown): RefusalReason | undefined {
  if (refusalStatus(error) === undefined) return undefined;
  if (error instanceof InvalidSignatureError) return "signature";
  return error instanceof SyntaxError ? "json" : "payload";
}

/**
 * The event of a rejected delivery. Its text is decoded lazily: it is rarely read, and unauthenticated senders may send
 * long ones.
 */
const rejectedEvent = (id: string, name: string, payload: string | Uint8Array): ReceivedEvent => {
  let text: string | undefined;
  return {
    id,
    name,
    get payload() {
      text ??= textOf(payload);
      return text;
    },
  };
};

/** Reports a rejected delivery to the hooks and the error handlers. Returns the error to reject with. */
function reportRejection(reason: unknown, { id, name, payload }: SignedDelivery, parts: VerifierParts): WebhookError {
  const why = refusalReason(reason);
  if (why !== undefined) observe(parts, { type: "refused", id, name, reason: why });
  const error = aggregate([asError(reason)], rejectedEvent(id, name, payload));
  return notifyErrorHandlers(error, parts.registry.errorHandlers(), parts.log);
}

/**
 * The trust boundary: what passes it was sent by a holder of the secret, and is an object.
 * @throws WebhookError with the one fault, after calling the error handlers. Faults of the sender are marked with 400:
 *   `InvalidSignatureError`, `SyntaxError`, `TypeError` for JSON that is not an object, `RangeError` for one with too
 *   many values or levels, `InvalidPayloadError`
 */
export async function verifyAndParse(
  delivery: SignedDelivery,
  secrets: Secrets,
  parts: VerifierParts,
): Promise<ParsedDelivery> {
  if (typeof delivery !== "object" || delivery === null) {
    throw detached(new TypeError("A delivery must be { id, name, payload, signature }."));
  }
  try {
    const event = verify(delivery, secrets, parts);
    return event instanceof Promise ? await event : event;
  } catch (reason) {
    throw reportRejection(reason, delivery, parts);
  }
}
