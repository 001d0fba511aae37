import type { Wording } from "../operation.ts";
import { Problem } from "../problem.ts";

/** A fault with its message and the code from the specification. `last`: reported only if nothing else is wrong. */
export type ValidationIssue = Readonly<{ text: string; code: string | undefined; last?: true }>;

export const missing = (name: string, { expected, refusal, refusalCode, missing: custom }: Wording): ValidationIssue =>
  custom === undefined
    ? { text: refusal ?? `No ${name} provided. ${sentence(name, expected)}`, code: refusalCode }
    : { text: custom.text, code: custom.code, last: true };

/** @param fault more specific than `expected`; empty if not. */
export const invalid = (name: string, { expected, refusal, refusalCode }: Wording, fault = ""): ValidationIssue => ({
  text: refusal ?? `No valid ${name}. ${fault === "" ? sentence(name, expected) : fault}`,
  code: refusalCode,
});

const sentence = (name: string, expected: string): string => `${name} must be ${expected}.`;

/** Maximum number of sentences in a response; the rest shows up on the next attempt. */
const maxTexts = 20;
const maxLength = 1500;

/** Combines the faults of a stage into one problem, within the size limit: distinct messages, with the code of the first. */
export function refuse(refusals: readonly ValidationIssue[]): Problem {
  const texts = [...new Set(refusals.map(({ text }) => text))];
  let length = 0;
  const included = texts.slice(0, maxTexts).filter((text, position) => {
    length += text.length + 1;
    return position === 0 || length <= maxLength;
  });
  const rest = included.length < texts.length ? ["There are more faults."] : [];
  return new Problem(refusals[0]?.code ?? "bad_request", [...included, ...rest].join(" "));
}
