import { type OptionNames, refuseUnknownOptions } from "../known-options.ts";
import { completeLog, type Log, write } from "../observability/log.ts";
import { neutralName } from "./event-alias.ts";
import type { EmitterWebhookEventName } from "./event-types.ts";
import { unknownName } from "./unknown-name.ts";

/**
 * Asserts that handlers can be registered for the name. @throws TypeError unless it is a string other than `*` and
 * `error`
 */
export function checkName(name: unknown): asserts name is string {
  if (typeof name !== "string") {
    throw new TypeError(`The name of an event must be a string, not ${name === null ? "null" : typeof name}.`);
  }
  if (name === "*") throw new TypeError('"*" is not an event name; use onAny to handle all events.');
  if (name === "error") throw new TypeError('"error" is not an event name; use onError to handle failures.');
}

/** A name of a host that brands it is known under another one. */
function faultOf(name: string): string | undefined {
  const neutral = neutralName(name);
  if (neutral === name) return unknownName(name);
  return `${JSON.stringify(name)} is not a known webhook event; here it is called ${JSON.stringify(neutral)}.`;
}

type UnknownName = "throw" | "warn" | "ignore";

/**
 * Validates that handlers can be registered for `name`.
 * @param options how to treat an unknown name: `throw` (default) a TypeError, `warn` in the log, or `ignore` it
 * @throws TypeError for anything but a string, for `*` and `error`, and for unknown names
 */
export function validateEventName(
  name: unknown,
  options: Readonly<{ onUnknownEventName: "warn" | "ignore"; log?: Partial<Log> }>,
): asserts name is string;
export function validateEventName(
  name: unknown,
  options?: Readonly<{ onUnknownEventName?: "throw"; log?: Partial<Log> }>,
): asserts name is EmitterWebhookEventName;
export function validateEventName(
  name: unknown,
  options: Readonly<{ onUnknownEventName?: UnknownName; log?: Partial<Log> }> = {},
): void {
  refuseUnknownOptions(options, { onUnknownEventName: true, log: true } satisfies OptionNames<typeof options>);
  const { onUnknownEventName = "throw", log } = options;
  checkName(name);
  const fault = onUnknownEventName === "ignore" ? undefined : faultOf(name);
  if (fault === undefined) return;
  if (onUnknownEventName !== "warn") throw new TypeError(fault);
  write(completeLog(log), "warn", fault);
}
