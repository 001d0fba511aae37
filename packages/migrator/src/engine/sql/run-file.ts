import { isSqlite } from "@segmark/database/product";
import { storage as currentStorage } from "../run/context.ts";
import { shownPath } from "../run/stack-place.ts";
import { headLines, optionsOf } from "./head.ts";
import { runOnMysql } from "./run-mysql.ts";
import { runOnSqlite } from "./run-sqlite.ts";
import { SqlFault } from "./statement.ts";

/** A migration that is a text of SQL. `place` is its path, or how its section is called. */
export type SqlText = Readonly<{ name: string; place: string; content: string | Uint8Array }>;

/** @throws SqlFault when it is not UTF-8, or has characters that the client refuses too */
export function textOf({ content }: Pick<SqlText, "content">): string {
  const text = typeof content === "string" ? content.replace(/^\uFEFF/, "") : decoded(content);
  const zero = text.indexOf("\0");
  if (zero >= 0) throw new SqlFault(text.slice(0, zero).split("\n").length, "there is a zero byte");
  return text;
}

function decoded(content: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    const text = new TextDecoder().decode(content);
    throw new SqlFault(text.slice(0, text.indexOf("\uFFFD")).split("\n").length, "the text is not UTF-8");
  }
}

/** Runs the text on the database of the running migration. */
export function runFile(file: SqlText): Promise<void> {
  const storage = currentStorage();
  const text = textOf(file);
  const running = { name: file.name, place: shownPath(file.place), text, ...optionsOf(headLines(text)) };
  return isSqlite(storage.knex) ? runOnSqlite(running, storage) : runOnMysql(running, storage);
}
