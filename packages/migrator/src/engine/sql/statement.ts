/**
 * One statement of a file, as it is sent.
 * - `line`  where it begins, from 1
 * - `end`   offset behind it in the text
 */
export type SqlStatement = Readonly<{ sql: string; line: number; end: number }>;

/** Why a text cannot be run as a list of statements, and where. */
export class SqlFault extends Error {
  override readonly name = "SqlFault";
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** The line of an offset, for offsets that only grow: a text is counted through once. */
export function lineCounter(text: string): (offset: number) => number {
  let line = 1;
  let next = text.indexOf("\n");
  return (offset) => {
    while (next >= 0 && next < offset) {
      line++;
      next = text.indexOf("\n", next + 1);
    }
    return line;
  };
}

const escapesOrEnd: Readonly<Record<string, RegExp>> = { "'": /['\\]/g, '"': /["\\]/g };

/**
 * The offset behind a quoted text, or -1 when it does not end. A doubled quote reads as an end and a new beginning,
 * which is the same for who looks for its end.
 * @param from offset of the opening quote
 */
export function endOfQuoted(text: string, from: number, closing: string, hasEscapes = false): number {
  const special = hasEscapes ? escapesOrEnd[closing] : undefined;
  if (special === undefined) return text.indexOf(closing, from + 1) + 1 || -1;
  special.lastIndex = from + 1;
  for (let found = special.exec(text); found !== null; found = special.exec(text)) {
    if (found[0] === closing) return special.lastIndex;
    special.lastIndex += 1;
  }
  return -1;
}

/** The offset of the end of a line, which is that of its line feed. */
export function endOfLine(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end;
}

/** The offset behind a block comment. @throws SqlFault when it does not end */
export function endOfComment(text: string, from: number, lineOf: (offset: number) => number): number {
  const end = text.indexOf("*/", from + 2);
  if (end < 0) throw new SqlFault(lineOf(from), "a comment /* does not end");
  return end + 2;
}
