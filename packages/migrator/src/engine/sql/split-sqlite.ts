import { endOfComment, endOfLine, endOfQuoted, lineCounter, SqlFault, type SqlStatement } from "./statement.ts";

const closings: Readonly<Record<string, string>> = { "'": "'", '"': '"', "`": "`", "[": "]" };
const blank = /\s/;
const word = /[A-Za-z_][\w$]*/y;
const createsTrigger = /^(?:explain )?create (?:temp |temporary )?trigger$/;

/**
 * The statements of a file, by the rule of `sqlite3_complete`: a semicolon ends one, and `; END ;` one that creates a
 * trigger.
 * @throws SqlFault with the line
 */
export function splitSqlite(source: string): readonly SqlStatement[] {
  const text = source.replaceAll("\r\n", "\n");
  const lineOf = lineCounter(text);
  const statements: SqlStatement[] = [];
  let start = -1;
  /** The first words of the statement. */
  let head = "";
  /** How much of `; END ;` was read. */
  let ending = 0;
  const finish = (at: number): void => {
    statements.push({ sql: text.slice(start, at).trimEnd(), line: lineOf(start), end: Math.min(at + 1, text.length) });
    start = -1;
    head = "";
    ending = 0;
  };

  for (let at = 0; at < text.length; ) {
    const char = text[at] ?? "";
    if (blank.test(char)) at++;
    else if (char === "\\" || (char === "." && start < 0))
      throw new SqlFault(lineOf(at), "this is a command of the client, which is not used here");
    else if (text.startsWith("--", at)) at = endOfLine(text, at);
    else if (text.startsWith("/*", at)) at = endOfComment(text, at, lineOf);
    else if (char === ";") {
      const isTrigger = createsTrigger.test(head);
      if (start >= 0 && (!isTrigger || ending === 2)) finish(at);
      else if (isTrigger) ending = 1;
      at++;
    } else {
      if (start < 0) start = at;
      const closing = closings[char];
      word.lastIndex = at;
      const found = closing === undefined ? word.exec(text)?.[0] : undefined;
      if (closing !== undefined) {
        const end = endOfQuoted(text, at, closing);
        if (end < 0) throw new SqlFault(lineOf(at), `a text that begins with ${char} does not end`);
        at = end;
      } else at += found?.length ?? 1;
      ending = ending === 1 && found?.toLowerCase() === "end" ? 2 : 0;
      if (head.length < 40 && !createsTrigger.test(head)) head = `${head} ${found?.toLowerCase() ?? "?"}`.trimStart();
    }
  }
  if (start >= 0) {
    if (createsTrigger.test(head) && ending !== 2)
      throw new SqlFault(lineOf(start), "the trigger that begins here does not end: its body ends with END;");
    finish(text.length);
  }
  return statements;
}
