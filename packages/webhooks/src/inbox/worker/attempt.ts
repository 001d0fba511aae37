import { parsePayload } from "../../events/payload.ts";
import { isPermanent } from "../../events/permanent-error.ts";
import type { ClaimedDelivery, Settlement } from "../store/store.ts";
import { exponentialBackoff } from "./backoff.ts";
import { errorText } from "./error-text.ts";
import type { Settings } from "./inbox-options.ts";

/**
 * The parsed payload of a delivery, or why it cannot be parsed. It was valid JSON when it was stored, so a retry cannot
 * help.
 */
function parsed(bytes: Uint8Array): Readonly<{ payload: object } | { fault: string }> {
  try {
    return { payload: parsePayload(bytes) };
  } catch (error) {
    return { fault: errorText(error) };
  }
}

/**
 * Runs the handlers of a stored delivery like those of a fresh one. Returns undefined if all succeeded, otherwise the
 * failure.
 */
async function failureOf(
  { id, name }: ClaimedDelivery,
  payload: object,
  { webhooks }: Settings,
): Promise<Readonly<{ cause: unknown }> | undefined> {
  try {
    await webhooks.receive({ id, name, payload });
    return undefined;
  } catch (cause) {
    return { cause };
  }
}

function waitAfter(attempt: number, failure: unknown, { backoff, longestBackoff, log }: Settings): number {
  let wait: unknown;
  try {
    wait = backoff(attempt, failure);
  } catch (error) {
    wait = errorText(error);
  }
  if (typeof wait === "number" && wait >= 0 && wait < Infinity) return Math.min(wait, longestBackoff);
  log.error(`The option backoff must return milliseconds; for attempt ${attempt} it returned ${errorText(wait)}.`);
  return Math.min(exponentialBackoff(attempt), longestBackoff);
}

/** Makes one attempt and returns its outcome. Rejects only if the clock throws. */
export async function attempt(delivery: ClaimedDelivery, settings: Settings): Promise<Settlement> {
  const { maxAttempts, now, log } = settings;
  const { claim, id, name } = delivery;
  const what = `delivery ${id} (${name})`;
  // The maximum was lowered, or the store ignores `exhausted`: a delivery that crashes every process must not be
  // retried forever.
  if (delivery.attempt > maxAttempts) {
    const error = `No attempt was left after ${maxAttempts}.`;
    log.error(`The inbox gives up on ${what}. ${error}`);
    return { claim, at: now(), outcome: "dead", error };
  }
  const read = parsed(delivery.payload);
  if ("fault" in read) {
    log.error(`The inbox gives up on ${what}: its stored payload is damaged. ${read.fault}`);
    return { claim, at: now(), outcome: "dead", error: read.fault };
  }
  const failure = await failureOf(delivery, read.payload, settings);
  const at = now();
  if (failure === undefined) return { claim, at, outcome: "handled" };
  const error = errorText(failure.cause);
  if (isPermanent(failure.cause)) {
    log.error(`The inbox gives up on ${what}: its failure is permanent. ${error}`);
    return { claim, at, outcome: "dead", error };
  }
  if (delivery.attempt >= maxAttempts) {
    log.error(`The inbox gives up on ${what} after ${delivery.attempt} attempts. ${error}`);
    return { claim, at, outcome: "dead", error };
  }
  const wait = waitAfter(delivery.attempt, failure.cause, settings);
  log.warn(`Attempt ${delivery.attempt} at ${what} failed; the next one is in ${Math.ceil(wait / 1000)} s. ${error}`);
  return { claim, at, outcome: "retry", nextAttemptAt: Math.ceil(at + wait), error };
}
