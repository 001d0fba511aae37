import { nearestName } from "../edit-distance.ts";
import { emitterEventNames } from "../generated/names.ts";
import { type OptionNames, refuseUnknownOptions } from "../known-options.ts";
import { completeLog, type Log, write } from "../observability/log.ts";
import { neutralName } from "./event-alias.ts";
import type { EmitterWebhookEventName } from "./event-types.ts";

const known: ReadonlySet<string> = new Set(emitterEventNames);

function unknownText(name: string): string {
  const neutral = neutralName(name);
  const start = `${JSON.stringify(name)} is not a known webhook event;`;
  if (neutral !== name) return `${start} here it is called ${JSON.stringify(neutral)}.`;
  const near = nearestName(name, emitterEventNames);
  return near === undefined
    ? `${start} emitterEventNames lists them all.`
    : `${start} did you mean ${JSON.stringify(near)}?`;
}

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

/** Hosts add events over time, so unknown names only warrant a warning. */
export function warnIfUnknown(name: string, log: Log): void {
  if (!known.has(name)) write(log, "warn", unknownText(name));
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
  if (known.has(name) || onUnknownEventName === "ignore") return;
  if (onUnknownEventName === "warn") warnIfUnknown(name, completeLog(log));
  else throw new TypeError(unknownText(name));
}
