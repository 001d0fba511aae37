import type { Wording } from "../../operation/operation.ts";
import { Problem } from "../../operation/problem.ts";

/**
 * A fault with its message and the code from the specification.
 * - `last`   reported only if nothing else is wrong
 * - `place`  the name of what is wrong, for monitoring: nothing that a client sent
 */
export type ValidationIssue = Readonly<{ text: string; code: string | undefined; last?: true; place?: string }>;

/** The description of something that a specification names but does not describe. */
export const undescribed = { expected: "", refusal: undefined, refusalCode: undefined } satisfies Wording;

export const missing = (
  name: string,
  { expected, refusal, refusalCode, missing: custom }: Wording,
  place = name,
): ValidationIssue =>
  custom === undefined
    ? { text: refusal ?? sentences(`No ${name} provided.`, sentence(name, expected)), code: refusalCode, place }
    : { text: custom.text, code: custom.code, last: true, place };

/** @param fault more specific than `expected`; empty if not. */
export const invalid = (
  name: string,
  { expected, refusal, refusalCode }: Wording,
  fault = "",
  place = name,
): ValidationIssue => ({
  text: refusal ?? sentences(`No valid ${name}.`, fault === "" ? sentence(name, expected) : fault),
  code: refusalCode,
  place,
});

/** Names in one sentence. */
export const maxNames = 20;
/** Keys that a message may repeat: names, but nothing that could be a secret, a command or markup. */
export const harmless = /^[A-Za-z_][\w.-]{0,39}$/;
/** A key of a map in the name of a place. It is data, such as an id, unless it is a short word. */
export const shownKey = (key: string): string => (/^[A-Za-z][A-Za-z_]{0,19}$/.test(key) ? key : "*");

/** Keys that an object must not have, by name if they look harmless. */
export function notAllowed(
  name: string,
  keys: readonly unknown[],
  known: readonly string[],
  { refusal, refusalCode }: Wording,
): ValidationIssue {
  const named = keys.filter((key): key is string => typeof key === "string" && harmless.test(key)).slice(0, 5);
  const place = name === "body" ? "the body" : name;
  const fault =
    named.length === 0
      ? `No other keys are allowed in ${place}.`
      : `No key ${named.join(" or ")} is allowed in ${place}.`;
  const list = known.slice(0, maxNames).join(", ");
  const rest = known.length > maxNames ? " and others" : "";
  return { text: refusal ?? (list === "" ? fault : `${fault} Known are ${list}${rest}.`), code: refusalCode };
}

const sentence = (name: string, expected: string): string => (expected === "" ? "" : `${name} must be ${expected}.`);
const sentences = (first: string, second: string): string => (second === "" ? first : `${first} ${second}`);

/** Maximum number of sentences in a response; the rest shows up on the next attempt. */
const maxTexts = 20;
const maxLength = 1500;

const places = new WeakMap<Problem<string>, readonly string[]>();

/** The names of the invalid parts of a request; none if the problem is not about its parameters or body. */
export const placesOf = (problem: Problem<string>): readonly string[] => places.get(problem) ?? [];

/**
 * Combines the faults of a stage into one problem, within the size limit: distinct messages, with the code of the
 * first.
 */
export function refuse(refusals: readonly ValidationIssue[]): Problem<string> {
  const texts = [...new Set(refusals.map(({ text }) => text))];
  let length = 0;
  const included = texts.slice(0, maxTexts).filter((text, position) => {
    length += text.length + 1;
    return position === 0 || length <= maxLength;
  });
  const rest = included.length < texts.length ? ["There are more faults."] : [];
  const problem = new Problem<string>(refusals[0]?.code ?? "bad_request", [...included, ...rest].join(" "));
  places.set(problem, [...new Set(refusals.slice(0, maxTexts).flatMap(({ place }) => place ?? []))]);
  return problem;
}
