/**
 * A part of a statement: a word or number, a quoted name, a string, or one other character. `/*!` and `/*M!`, whose
 * text a server executes, are symbols. It begins at `start` and ends before `end`.
 */
export type Token = Readonly<{
  kind: "word" | "name" | "string" | "symbol";
  text: string;
  start: number;
  end: number;
}>;
export type Dialect = "mysql" | "sqlite";

const word = "[\\w$@\\u0080-\\u{10ffff}]+";
const mysql = new RegExp(
  [
    String.raw`(?:\s|(?:--(?=\s|$)|#).*|\/\*(?!!|M!)[^]*?(?:\*\/|$))+`,
    "(?<name>`(?:[^`]|``)*`)",
    String.raw`(?<string>'(?:[^'\\]|\\[^]|'')*'|"(?:[^"\\]|\\[^]|"")*")`,
    `(?<word>${word})`,
    String.raw`(?<symbol>\/\*M?!|[^])`,
  ].join("|"),
  "gu",
);
const sqlite = new RegExp(
  [
    String.raw`(?:\s|--.*|\/\*[^]*?(?:\*\/|$))+`,
    String.raw`(?<name>"(?:[^"]|"")*"|${"`"}(?:[^${"`"}]|${"``"})*${"`"}|\[[^\]]*\])`,
    "(?<string>'(?:[^']|'')*')",
    `(?<word>${word})`,
    "(?<symbol>[^])",
  ].join("|"),
  "gu",
);

const unquoted = (text: string): string =>
  text.slice(1, -1).replaceAll(text.at(-1) === "`" ? "``" : '""', text.at(-1) ?? "");

/** The parts of a statement, without blanks and comments; those of words in capitals, names without their quotes. */
export function tokensOf(sql: string, dialect: Dialect): Token[] {
  const tokens: Token[] = [];
  for (const { 0: whole, index: start, groups = {} } of sql.matchAll(dialect === "sqlite" ? sqlite : mysql)) {
    const { name, string, word: plain, symbol } = groups;
    const place = { start, end: start + whole.length };
    if (name !== undefined) tokens.push({ kind: "name", text: unquoted(name), ...place });
    else if (string !== undefined) tokens.push({ kind: "string", text: string, ...place });
    else if (plain !== undefined) tokens.push({ kind: "word", text: plain, ...place });
    else if (symbol !== undefined) tokens.push({ kind: "symbol", text: symbol, ...place });
  }
  return tokens;
}

/** Whether a token is one of these words, given in capitals. */
export const isWord = (token: Token | undefined, ...words: readonly string[]): boolean =>
  token?.kind === "word" && words.includes(token.text.toUpperCase());
