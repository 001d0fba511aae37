import { announce } from "../dispatch/receive.ts";
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

export type DoorParts = Readonly<{
  registry: Registry;
  log: Log;
  hooks: Hooks;
  /** Validates a payload against the specification, if enabled. */
  check: ((event: ParsedDelivery) => Promise<void>) | undefined;
}>;

/** The delivery as an event, if a secret matched. */
function parsed({ id, name, payload }: SignedDelivery, secret: number, parts: DoorParts): ParsedDelivery {
  if (secret < 0) throw refusal(secretMismatch(payload), 400);
  observe(parts, { type: "verified", id, name, secret });
  if (typeof name !== "string" || name === "") throw detached(new Error("The delivery has no event name."));
  const fault = boundsFault(payload);
  if (fault !== undefined) throw refusal(fault, 400);
  return { id, name: neutralName(name), payload: parsePayload(payload) };
}

/** Returns a promise only if something is asynchronous: signing without Node's crypto, or payload validation. */
function open(delivery: SignedDelivery, secrets: Secrets, parts: DoorParts): ParsedDelivery | Promise<ParsedDelivery> {
  const { payload, signature } = delivery;
  const fault = signatureFault(signature) ?? payloadFault(payload);
  if (fault !== undefined) throw refusal(fault, 400);
  const secret = matchingSecret(secrets, payload, signature);
  if (typeof secret === "number" && parts.check === undefined) return parsed(delivery, secret, parts);
  return openLater(delivery, secret, parts);
}

async function openLater(delivery: SignedDelivery, secret: number | Promise<number>, parts: DoorParts) {
  const event = parsed(delivery, await secret, parts);
  await parts.check?.(event);
  return event;
}

function refusalReason(error: unknown): RefusalReason | undefined {
  if (refusalStatus(error) === undefined) return undefined;
  if (error instanceof InvalidSignatureError) return "signature";
  return error instanceof SyntaxError ? "json" : "payload";
}

/**
 * The event of a rejected delivery. Its text is decoded for whoever reads it: most often nobody, and strangers send
 * long ones.
 */
const rejected = (id: string, name: string, payload: string | Uint8Array): ReceivedEvent => {
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
function refuse(reason: unknown, { id, name, payload }: SignedDelivery, parts: DoorParts): WebhookError {
  const why = refusalReason(reason);
  if (why !== undefined) observe(parts, { type: "refused", id, name, reason: why });
  const error = aggregate([asError(reason)], rejected(id, name, payload));
  return announce(error, parts.registry.errorHandlers(), parts.log);
}

/**
 * The trust boundary: data that passes it was sent by someone who has the secret, and is an object. Errors rejects with
 * a `WebhookError` of the one fault, after calling the error handlers. Faults of the sender are marked with 400:
 *         `InvalidSignatureError`, `SyntaxError`, `TypeError` for JSON that is not an object, `RangeError` for one of too many values or
 *         levels, `InvalidPayloadError`
 */
export async function verifyAndParse(
  delivery: SignedDelivery,
  secrets: Secrets,
  parts: DoorParts,
): Promise<ParsedDelivery> {
  if (typeof delivery !== "object" || delivery === null) {
    throw detached(new TypeError("A delivery must be { id, name, payload, signature }."));
  }
  try {
    const event = open(delivery, secrets, parts);
    return event instanceof Promise ? await event : event;
  } catch (reason) {
    throw refuse(reason, delivery, parts);
  }
}
