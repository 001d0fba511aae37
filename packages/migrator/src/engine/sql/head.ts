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

/**
 * The options of a file.
 * @throws SqlFault for an option or a value that there is not, with what would be right
 */
export function optionsOf(lines: readonly HeadLine[]): SqlOptions {
  const options: { limitMs: number | undefined; transaction: boolean } = { limitMs: undefined, transaction: true };
  for (const { line, text } of lines)
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
