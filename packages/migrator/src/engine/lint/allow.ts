import { type Rule, rules } from "./finding.ts";

/** The text behind `-- segmark:` of a line at the top of a file. */
export type HeadLine = Readonly<{ line: number; text: string }>;

const form = /^allow\s+(\S+)\s+because\s+(\S.*)$/i;
const isRule = (name: string): name is Rule => Object.hasOwn(rules, name);

/** Whether a line of the head silences a rule. */
export const isAllowance = ({ text }: HeadLine): boolean => /^allow\b/i.test(text);

/**
 * The rules that the head of a file silences, each with a reason.
 * @throws Error for one without a reason, and for a rule that there is not
 */
export function allowedBy(file: string, head: readonly HeadLine[]): ReadonlySet<Rule> {
  const allowed = new Set<Rule>();
  for (const one of head.filter(isAllowance)) {
    const [, rule = ""] = form.exec(one.text) ?? [];
    if (!isRule(rule))
      throw new Error(
        `${file}, line ${one.line}: expected -- segmark: allow RULE because REASON, with a rule of ${Object.keys(rules).join(", ")}`,
      );
    allowed.add(rule);
  }
  return allowed;
}
