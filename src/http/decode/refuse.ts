import { Problem, type ProblemCode } from "../../errors.ts";
import type { Wording } from "../operation.ts";

/** A fault in words, with the code the specification gives it. `last`: told only when nothing else is wrong. */
export type ValidationIssue = Readonly<{ text: string; code: ProblemCode | undefined; last?: true }>;

export const missing = (name: string, { expected, refusal, refusalCode, missing: said }: Wording): ValidationIssue =>
  said === undefined
    ? { text: refusal ?? `No ${name} provided. ${sentence(name, expected)}`, code: refusalCode }
    : { text: said.text, code: said.code, last: true };

/** @param fault says more than `expected` can; empty when it does not. */
export const invalid = (name: string, { expected, refusal, refusalCode }: Wording, fault = ""): ValidationIssue => ({
  text: refusal ?? `No valid ${name}. ${fault === "" ? sentence(name, expected) : fault}`,
  code: refusalCode,
});

const sentence = (name: string, expected: string): string => `${name} must be ${expected}.`;

/** Sentences that a person reads at once; what is over is mended at the next try. */
const mostTexts = 20;
const longest = 1500;

/** All faults of a stage as one problem, as far as an answer may reach: each text once, the code of the first. */
export function refuse(refusals: readonly ValidationIssue[]): Problem {
  const texts = [...new Set(refusals.map(({ text }) => text))];
  let length = 0;
  const told = texts.slice(0, mostTexts).filter((text, position) => {
    length += text.length + 1;
    return position === 0 || length <= longest;
  });
  const rest = told.length < texts.length ? ["There are more faults."] : [];
  return new Problem(refusals[0]?.code ?? "bad_request", [...told, ...rest].join(" "));
}
