import { nearestName } from "./edit-distance.ts";

/** Every name of some options. From their type, so that a new option without an entry does not compile. */
export type OptionNames<Options> = Readonly<Record<keyof Options, true>>;

/**
 * What is not an object is left to the checks of its values, and so are instances of classes, which may have fields of
 * their own.
 * @throws TypeError naming the first unknown option and the nearest known one
 */
export function refuseUnknownOptions(options: unknown, names: Readonly<Record<string, unknown>>): void {
  if (typeof options !== "object" || options === null) return;
  const prototype = Object.getPrototypeOf(options);
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) return;
  const unknown = Object.keys(options).find((name) => !Object.hasOwn(names, name));
  if (unknown === undefined) return;
  const near = nearestName(unknown, Object.keys(names));
  const hint = near === undefined ? `. There are ${Object.keys(names).join(", ")}.` : `; did you mean ${near}?`;
  throw new TypeError(`Unknown option ${unknown.slice(0, 40)}${hint}`);
}
