import type { Knex } from "knex";
import { errorsOf } from "../errors.ts";

/** Errors of databases, and the statements that they refused; drivers put values into theirs, Knex does not. */
const statements = new WeakMap<object, string>();

/** Remembers which statement an error is about, from now until the answer is called. */
export function watchStatements(db: Knex): () => void {
  const remember = (error: unknown, query: Readonly<{ sql?: unknown }>): void => {
    if (typeof error === "object" && error !== null && typeof query.sql === "string") statements.set(error, query.sql);
  };
  db.on("query-error", remember);
  return () => void db.removeListener("query-error", remember);
}

/** The statement that was refused, with placeholders for what was bound to it; undefined when the error is not about one. */
export function statementOf(error: unknown): string | undefined {
  for (const link of errorsOf(error)) {
    const sql = statements.get(link);
    if (sql !== undefined) return sql;
  }
  return undefined;
}
