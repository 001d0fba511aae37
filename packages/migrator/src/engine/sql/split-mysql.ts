import { refuseInMysql } from "./mysql-refusals.ts";
import { endOfComment, endOfLine, endOfQuoted, lineCounter, SqlFault, type SqlStatement } from "./statement.ts";

/** The parts of `sql_mode` that change where a quoted text ends. */
export type QuoteMode = Readonly<{ noBackslashEscapes: boolean; ansiQuotes: boolean }>;

/** Gives the next statement, read by the mode that the session has by then; undefined at the end of the file. */
export type MysqlReader = (mode: QuoteMode) => SqlStatement | undefined;

export const quoteModeOf = (sqlMode: string): QuoteMode => ({
  noBackslashEscapes: /\bNO_BACKSLASH_ESCAPES\b/i.test(sqlMode),
  ansiQuotes: /\bANSI_QUOTES\b/i.test(sqlMode),
});

/** The longest that the client keeps. */
const maxDelimiter = 15;
const delimiterLine = /[^\S\n]*delimiter(?:[ \t]+([^\n]*)|(?=\n|$))/iy;

/** The argument as the client takes it: to the next blank, without quotes. */
function delimiterOf(argument: string, line: number): string {
  const [, quote = "", rest = ""] = /^(['"`]?)(.*)$/.exec(argument) ?? [];
  const end = rest.indexOf(quote === "" ? " " : quote);
  const delimiter = (end < 0 ? rest : rest.slice(0, end)).trimEnd();
  if (delimiter === "") throw new SqlFault(line, "DELIMITER wants the new delimiter behind it, as in DELIMITER //");
  if (argument.includes("\\")) throw new SqlFault(line, "a delimiter has no backslash");
  if (delimiter.length > maxDelimiter) throw new SqlFault(line, `a delimiter has at most ${maxDelimiter} characters`);
  return delimiter;
}

/** What begins a quoted text, a comment, a command or the delimiter. */
const specialCharacters = (delimiter: string): RegExp =>
  new RegExp(`[-'"\`#\\\\/*${(delimiter[0] ?? "").replace(/[\]^]/, "\\$&")}]`, "g");

const isBlank = (char: string | undefined): boolean => char === undefined || /\s/.test(char);

/**
 * Reads statements as the client of MariaDB and MySQL does: line comments and block comments, quoted texts by the mode of
 * the session, DELIMITER at the beginning of a line. Unlike the client it keeps comments within a statement, hints among
 * them; takes a delimiter in an executable comment for text; and refuses what only a client can do.
 * @throws SqlFault with the line
 */
export function mysqlReader(source: string): MysqlReader {
  const text = source.replaceAll("\r\n", "\n");
  const lineOf = lineCounter(text);
  let position = 0;
  let delimiter = ";";
  let special = specialCharacters(delimiter);

  /** The next place that may be more than text of a statement. */
  function nextSpecial(from: number): number {
    special.lastIndex = from;
    return special.exec(text)?.index ?? text.length;
  }
  const startsComment = (at: number): boolean =>
    text[at] === "#" || (text.startsWith("--", at) && isBlank(text[at + 2]));
  const isExecutable = (at: number): boolean => text.startsWith("/*!", at) || text.startsWith("/*M!", at);

  /** The offset behind a quoted text, a comment or `\N` that begins here; `at` when none does. */
  function skipped(at: number, { noBackslashEscapes, ansiQuotes }: QuoteMode): number {
    const char = text[at];
    if (char === "'" || char === '"' || char === "`") {
      const hasEscapes = char !== "`" && !noBackslashEscapes && !(char === '"' && ansiQuotes);
      const end = endOfQuoted(text, at, char, hasEscapes);
      if (end < 0) throw new SqlFault(lineOf(at), `a text that begins with ${char} does not end`);
      return end;
    }
    if (startsComment(at)) return endOfLine(text, at);
    if (text.startsWith("/*", at) && !isExecutable(at)) return endOfComment(text, at, lineOf);
    if (char !== "\\") return at;
    if (text[at + 1] === "N") return at + 2; // NULL
    throw new SqlFault(
      lineOf(at),
      `${text.slice(at, at + 2).trim()} is a command of the client, which is not used here`,
    );
  }

  /** Skips what stands before a statement, and sets the delimiter. */
  function skipToStatement(mode: QuoteMode): void {
    while (position < text.length) {
      if (position === 0 || text[position - 1] === "\n") {
        delimiterLine.lastIndex = position;
        const found = delimiterLine.exec(text);
        if (found !== null) {
          delimiter = delimiterOf(found[1] ?? "", lineOf(position));
          special = specialCharacters(delimiter);
          position = delimiterLine.lastIndex;
          continue;
        }
      }
      if (isBlank(text[position])) position++;
      else if (text.startsWith(delimiter, position)) position += delimiter.length;
      else if (text.startsWith("--", position)) position = endOfLine(text, position);
      else if (startsComment(position) || (text.startsWith("/*", position) && !isExecutable(position)))
        position = skipped(position, mode);
      else return;
    }
  }

  return (mode) => {
    skipToStatement(mode);
    if (position >= text.length) return undefined;
    const start = position;
    const line = lineOf(start);
    /** The statement without quoted texts and comments. */
    const code: string[] = [];
    let kept = start;
    let executable = -1;
    for (;;) {
      position = nextSpecial(position);
      if (position >= text.length) break;
      if (executable < 0 && text.startsWith(delimiter, position)) break;
      const end = skipped(position, mode);
      if (end > position) {
        code.push(text.slice(kept, position), " ");
        kept = end;
        position = end;
      } else if (isExecutable(position)) {
        if (executable < 0) executable = position;
        position += 3;
      } else if (text.startsWith("*/", position)) {
        executable = -1;
        position += 2;
      } else position++;
    }
    if (executable >= 0) throw new SqlFault(line, "a comment /*! in this statement does not end");
    const sql = text.slice(start, position).trimEnd();
    code.push(text.slice(kept, position));
    refuseInMysql({ code: code.join(""), line, delimiter });
    position = Math.min(position + delimiter.length, text.length);
    return { sql, line, end: position };
  };
}

/** Whether a statement may change how the ones behind it are read. */
export const setsSqlMode = ({ sql }: SqlStatement): boolean => /sql_mode/i.test(sql);

/**
 * All statements of a file in one mode.
 * @throws SqlFault with the line
 */
export function splitMysql(source: string, mode: QuoteMode = quoteModeOf("")): readonly SqlStatement[] {
  const next = mysqlReader(source);
  const statements: SqlStatement[] = [];
  for (let one = next(mode); one !== undefined; one = next(mode)) statements.push(one);
  return statements;
}
