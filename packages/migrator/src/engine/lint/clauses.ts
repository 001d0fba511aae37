import { type Dialect, isWord, type Token, tokensOf } from "../online/words.ts";

/**
 * What a change of a table says of names.
 * - `kept`     its clauses without ALGORITHM and LOCK
 * - `blocking` a clause that asks for a copy or a lock
 * - `renamed`  columns, with their new names
 * - `newName`  of the table
 */
export type Clauses = Readonly<{
  kept: string;
  blocking: string | undefined;
  dropped: readonly string[];
  renamed: readonly (readonly [from: string, to: string])[];
  newName: string | undefined;
}>;

/** Splits at commas outside of parentheses. */
function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (token.kind === "symbol" && token.text === "(") depth++;
    if (token.kind === "symbol" && token.text === ")") depth--;
    if (depth === 0 && token.kind === "symbol" && token.text === ",") parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

const notColumns = ["PRIMARY", "KEY", "INDEX", "FOREIGN", "CONSTRAINT", "CHECK", "PARTITION", "PERIOD", "SYSTEM"];

export function clausesOf(changes: string, dialect: Dialect): Clauses {
  const kept: string[] = [];
  let blocking: string | undefined;
  let newName: string | undefined;
  const dropped: string[] = [];
  const renamed: [string, string][] = [];
  for (const part of partsOf(tokensOf(changes, dialect))) {
    const [first, ...more] = part;
    const last = part.at(-1);
    if (first === undefined || last === undefined) continue;
    const text = changes.slice(first.start, last.end);
    if (isWord(first, "ALGORITHM", "LOCK")) {
      if (isWord(last, "COPY", "SHARED", "EXCLUSIVE")) blocking = text;
      continue;
    }
    kept.push(text);
    const names = more.filter((token) => !isWord(token, "COLUMN", "IF", "EXISTS"));
    const [name, second, third] = names;
    if (name === undefined) continue;
    if (isWord(first, "DROP") && !isWord(name, ...notColumns)) dropped.push(name.text);
    if (isWord(first, "CHANGE") && second !== undefined && second.text !== name.text)
      renamed.push([name.text, second.text]);
    if (!isWord(first, "RENAME") || isWord(name, "KEY", "INDEX")) continue;
    if (isWord(second, "TO") && third !== undefined) renamed.push([name.text, third.text]);
    else newName = last.text;
  }
  return { kept: kept.join(", "), blocking, dropped, renamed, newName };
}
