import { emitterEventNames } from "../generated/names.ts";
import { type OptionNames, refuseUnknownOptions } from "../known-options.ts";
import { completeLog, type Log, write } from "../observability/log.ts";
import { neutralName } from "./event-alias.ts";
import type { EmitterWebhookEventName } from "./event-types.ts";

const known: ReadonlySet<string> = new Set(emitterEventNames);

function unknownText(name: string): string {
  const called = neutralName(name);
  const hint = called === name ? "emitterEventNames lists them all" : `here it is called ${JSON.stringify(called)}`;
  return `${JSON.stringify(name)} is no known webhook event; ${hint}.`;
}

/**
 * Asserts that handlers can be registered for the name. @throws TypeError unless it is a string other than `*` and
 * `error`
 */
export function checkName(name: unknown): asserts name is string {
  if (typeof name !== "string") {
    throw new TypeError(`The name of an event must be a string, not ${name === null ? "null" : typeof name}.`);
  }
  if (name === "*") throw new TypeError('"*" is no event name. For handlers of all events there is onAny.');
  if (name === "error") throw new TypeError('"error" is no event name. For handlers of failures there is onError.');
}

/** Hosts add events over time, so unknown names only warrant a warning. */
export function warnIfUnknown(name: string, log: Log): void {
  if (!known.has(name)) write(log, "warn", unknownText(name));
}

type UnknownName = "throw" | "warn" | "ignore";

/**
 * Validates that handlers can be registered for `name`.
 * @param options how to treat an unknown name: `throw` (default) a TypeError, `warn` in the log, or `ignore` it
 * Errors  `TypeError` for anything but a string, for `*` and `error`, and for unknown names
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
  if (known.has(name) || onUnknownEventName === "ignore") return;
  if (onUnknownEventName === "warn") warnIfUnknown(name, completeLog(log));
  else throw new TypeError(unknownText(name));
}
