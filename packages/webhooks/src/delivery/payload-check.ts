import { InvalidPayloadError, refusal } from "../events/errors.ts";
import type { ParsedDelivery } from "../events/event-types.ts";
import { kindOf } from "../events/payload.ts";
import { webhookEvents } from "../generated/names.ts";
import { type Validate, validators } from "../generated/validators.js";
import { type Log, write } from "../observability/log.ts";
import { describeFault } from "./payload-fault.ts";

/** Maximum number of unknown names to remember, because they are untrusted input. Later ones cause no warning. */
const MAX_NAMES = 1000;

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** For `validate` of a `Webhooks`: makes a function that throws for a payload that does not fit its event. */
export type PayloadValidation = (log: Log) => (event: ParsedDelivery) => void;

/**
 * Validates payloads against the specification. Unknown events and actions pass, with one warning each. It brings the
 * schemas of all events, so only who validates imports it.
 * @throws InvalidPayloadError marked with 400, for the first fault
 */
export const validatePayloads: PayloadValidation = (log) => {
  const warned = new Set<string>();

  function warnOnce(name: string): void {
    if (warned.has(name) || warned.size >= MAX_NAMES) return;
    warned.add(name);
    // The payload may contain anything; only what looks like a name is logged.
    const label = /^[\w.-]{1,100}$/.test(name) ? JSON.stringify(name) : "An event with an unusual name";
    write(log, "warn", `${label} is not in the specification, so its payload was not validated.`);
  }

  return ({ name, payload }) => {
    const { action } = payload as { action?: unknown };
    const actions = own<readonly string[]>(webhookEvents, name);
    const isKnown = actions !== undefined;
    // If there is only one action, a payload without it is validated as that one: some hosts omit it, which the
    // specification may allow.
    const effectiveAction = action === undefined && actions?.length === 1 ? actions[0] : action;
    const full = typeof effectiveAction === "string" ? `${name}.${effectiveAction}` : name;
    const validate = isKnown ? (own<Validate>(validators, full) ?? own<Validate>(validators, name)) : undefined;
    if (validate === undefined) {
      if (!isKnown || full !== name) return warnOnce(full);
      const text = `The payload does not fit ${name}: /action must be a string, found ${kindOf(action)}.`;
      throw refusal(new InvalidPayloadError(text, "/action"), 400);
    }
    if (validate(payload)) return;
    // Read immediately: the next call overwrites it.
    const [fault] = validate.errors ?? [];
    if (fault === undefined) throw new Error(`The validator of ${full} rejected a payload without giving a reason.`);
    throw refusal(describeFault(full, payload, fault), 400);
  };
};
