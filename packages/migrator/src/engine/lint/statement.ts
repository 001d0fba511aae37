import { type Dialect, isWord, type Token, tokensOf } from "../online/words.ts";

/**
 * What the rules need to know of a statement.
 * - `alter`    changes of a table, as the text behind `ALTER TABLE t`; an index of its own is one too
 * - `rows`     changes all rows of a table
 * - `nothing`  no rule is about it
 */
export type Statement =
  | Readonly<{ kind: "create"; table: string; hasPrimaryKey: boolean }>
  | Readonly<{ kind: "alter"; table: string; changes: string }>
  | Readonly<{ kind: "drop"; tables: readonly string[] }>
  | Readonly<{ kind: "rename"; pairs: readonly (readonly [from: string, to: string])[] }>
  | Readonly<{ kind: "rows"; verb: "UPDATE" | "DELETE"; table: string }>
  | Readonly<{ kind: "nothing" }>;

/** Walks over the tokens of a statement. */
function reader(tokens: readonly Token[]) {
  let at = 0;
  const peek = (): Token | undefined => tokens[at];
  const skip = (...words: readonly string[]): boolean => {
    if (!isWord(peek(), ...words)) return false;
    at++;
    return true;
  };
  /** A name without a database before it. */
  const name = (): string | undefined => {
    const token = peek();
    if (token === undefined || token.kind === "symbol" || token.kind === "string") return undefined;
    at++;
    return peek()?.text === "." ? undefined : token.text;
  };
  const next = (): void => void at++;
  const skipComma = (): boolean => {
    const isComma = peek()?.kind === "symbol" && peek()?.text === ",";
    if (isComma) next();
    return isComma;
  };
  const rest = (): readonly Token[] => tokens.slice(at);
  const ifExists = (): void => {
    if (!skip("IF")) return;
    skip("NOT");
    skip("EXISTS");
  };
  return { peek, skip, name, skipComma, next, rest, ifExists };
}
type Reader = ReturnType<typeof reader>;

/** Of CREATE TABLE: `a INT KEY` is one, `KEY a (a)` is an index. */
function hasPrimaryKey(tokens: readonly Token[]): boolean {
  return tokens.some((token, index) => {
    if (isWord(token, "PRIMARY", "LIKE")) return true;
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    return (
      isWord(token, "KEY") &&
      before?.kind === "word" &&
      !isWord(before, "UNIQUE", "FOREIGN") &&
      (after === undefined || after.text === "," || after.text === ")")
    );
  });
}

function createOf(read: Reader, sql: string, dialect: Dialect): Statement | undefined {
  if (read.skip("OR")) read.skip("REPLACE");
  if (read.skip("TEMPORARY", "TEMP")) return { kind: "nothing" };
  if (read.skip("TABLE")) {
    read.ifExists();
    const table = read.name();
    return table === undefined ? undefined : { kind: "create", table, hasPrimaryKey: hasPrimaryKey(read.rest()) };
  }
  const word = isWord(read.peek(), "UNIQUE", "FULLTEXT", "SPATIAL") ? read.peek()?.text : undefined;
  if (word !== undefined) read.next();
  if (!read.skip("INDEX")) return word === undefined ? { kind: "nothing" } : undefined;
  if (dialect === "sqlite") {
    const on = read.rest().findIndex((token) => isWord(token, "ON"));
    const table = read.rest()[on + 1];
    return table === undefined || on < 0 ? undefined : { kind: "alter", table: table.text, changes: sql };
  }
  read.ifExists();
  const index = read.peek();
  read.next();
  if (index === undefined || !read.skip("ON")) return undefined; // USING before ON is rare
  const table = read.name();
  const parts = read.rest()[0];
  if (table === undefined || parts === undefined) return undefined;
  const quotedIndex = `\`${index.text.replaceAll("`", "``")}\``;
  return { kind: "alter", table, changes: `ADD ${word ?? ""} INDEX ${quotedIndex} ${sql.slice(parts.start)}` };
}

function dropOf(read: Reader, dialect: Dialect): Statement | undefined {
  if (read.skip("TABLE")) {
    read.ifExists();
    const tables: string[] = [];
    do {
      const table = read.name();
      if (table === undefined) return undefined;
      tables.push(table);
    } while (read.skipComma());
    return { kind: "drop", tables };
  }
  if (!read.skip("INDEX") || dialect === "sqlite") return { kind: "nothing" };
  read.ifExists();
  const index = read.name();
  if (index === undefined || !read.skip("ON")) return undefined;
  const table = read.name();
  if (table === undefined) return undefined;
  return { kind: "alter", table, changes: `DROP INDEX \`${index.replaceAll("`", "``")}\`` };
}

function renameOf(read: Reader): Statement | undefined {
  if (!read.skip("TABLE", "TABLES")) return { kind: "nothing" };
  const pairs: [string, string][] = [];
  do {
    const from = read.name();
    const to = read.skip("TO") ? read.name() : undefined;
    if (from === undefined || to === undefined) return undefined;
    pairs.push([from, to]);
  } while (read.skipComma());
  return { kind: "rename", pairs };
}

function alterOf(read: Reader, sql: string): Statement | undefined {
  if (read.skip("ONLINE", "IGNORE") && !read.peek()) return undefined;
  if (!read.skip("TABLE")) return { kind: "nothing" };
  read.ifExists();
  const table = read.name();
  const first = read.peek();
  return table === undefined || first === undefined
    ? undefined
    : { kind: "alter", table, changes: sql.slice(first.start) };
}

/** One table and no bound: what joins tables is not understood. */
function rowsOf(read: Reader, verb: "UPDATE" | "DELETE"): Statement | undefined {
  while (read.skip("LOW_PRIORITY", "QUICK", "IGNORE", "FROM"));
  if (verb === "UPDATE" && read.skip("OR")) read.next();
  const table = read.name();
  if (table === undefined) return undefined;
  const rest = read.rest();
  if (rest.some((token) => isWord(token, "WHERE", "LIMIT"))) return { kind: "nothing" };
  if (verb === "UPDATE" ? !isWord(rest[0], "SET") : rest.length > 0 && !isWord(rest[0], "RETURNING")) return undefined;
  return { kind: "rows", verb, table };
}

const harmless = [
  ...["INSERT", "REPLACE", "SELECT", "VALUES", "SET", "GRANT", "REVOKE", "ANALYZE", "OPTIMIZE", "CHECK", "FLUSH"],
  ...["TRUNCATE", "BEGIN", "START", "COMMIT", "END", "ROLLBACK", "SAVEPOINT", "RELEASE", "PRAGMA", "REINDEX", "VACUUM"],
];

/** Undefined for what is not understood. */
export function statementOf(sql: string, dialect: Dialect): Statement | undefined {
  const tokens = tokensOf(sql.replace(/[\s;]+$/, ""), dialect);
  if (tokens.some(({ kind, text }) => kind === "symbol" && text.startsWith("/*"))) return undefined;
  const read = reader(tokens);
  if (read.skip("CREATE")) return createOf(read, sql, dialect);
  if (read.skip("ALTER")) return alterOf(read, sql);
  if (read.skip("DROP")) return dropOf(read, dialect);
  if (read.skip("RENAME")) return renameOf(read);
  if (read.skip("UPDATE")) return rowsOf(read, "UPDATE");
  if (read.skip("DELETE")) return rowsOf(read, "DELETE");
  return isWord(tokens[0], ...harmless) ? { kind: "nothing" } : undefined;
}
