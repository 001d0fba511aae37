import { SqlFault } from "./statement.ts";

/** A line `-- segmark: …` at the top of a file; `text` is what stands behind the colon. */
export type HeadLine = Readonly<{ line: number; text: string }>;

/**
 * - `limitMs`      time limit of the file in ms; undefined without one
 * - `transaction`  whether the file is one transaction, where the database has transactions of schema changes, and a
 *   change of data is one with the record of its position
 */
export type SqlOptions = Readonly<{ limitMs: number | undefined; transaction: boolean }>;

const marked = /^--\s*segmark:(.*)$/;
/** What may stand above the first statement. */
const above = /^\s*(?:--.*|#.*)?$/;

/**
 * The lines `-- segmark: …` at the top of a file: above the first line that is neither blank nor a line comment.
 * @throws SqlFault for one further below, which would have no effect
 */
export function headLines(source: string): readonly HeadLine[] {
  const found: HeadLine[] = [];
  let isHead = true;
  for (const [index, row] of source.split(/\r?\n/).entries()) {
    isHead &&= above.test(row);
    const text = marked.exec(row)?.[1]?.trim();
    if (text === undefined) continue;
    if (!isHead)
      throw new SqlFault(index + 1, "-- segmark: must stand at the top of the file, above the first statement");
    found.push({ line: index + 1, text });
  }
  return found;
}

const units: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 };

const limitOf = (value: string): number | undefined => {
  const [, count = "", unit = ""] = /^(\d{1,5})([smh])$/.exec(value) ?? [];
  return Number(count) * (units[unit] ?? 0) || undefined;
};

/** A rule of `lint` that a file silences. */
export type Allowance = Readonly<{ line: number; rule: string }>;

const isAllowance = ({ text }: HeadLine): boolean => /^allow\b/i.test(text);

/**
 * The rules of `lint` that the head of a file silences.
 * @throws SqlFault for one without a reason
 */
export const allowancesOf = (lines: readonly HeadLine[]): Allowance[] =>
  lines.filter(isAllowance).map(({ line, text }) => {
    const rule = /^allow\s+(\S+)\s+because\s+\S/i.exec(text)?.[1];
    if (rule === undefined) throw new SqlFault(line, `${text}: expected allow RULE because REASON`);
    return { line, rule };
  });

/**
 * The options of a file.
 * @throws SqlFault for a rule of `lint` that is allowed without a reason, for an option or a value that there is not, with what would be right
 */
export function optionsOf(lines: readonly HeadLine[]): SqlOptions {
  const options: { limitMs: number | undefined; transaction: boolean } = { limitMs: undefined, transaction: true };
  allowancesOf(lines);
  for (const { line, text } of lines.filter((one) => !isAllowance(one)))
    for (const option of text.split(",")) {
      const [name = "", value = ""] = option.split("=").map((part) => part.trim());
      if (name === "time-limit") {
        options.limitMs = limitOf(value);
        if (options.limitMs === undefined)
          throw new SqlFault(line, `time-limit=${value}: expected a number of s, m or h, as in time-limit=30s`);
      } else if (name === "transaction") {
        if (value !== "on" && value !== "off") throw new SqlFault(line, `transaction=${value}: expected on or off`);
        options.transaction = value === "on";
      } else
        throw new SqlFault(
          line,
          `${name}: unknown option; expected time-limit=30s, transaction=off, or both with a comma`,
        );
    }
  return options;
}
