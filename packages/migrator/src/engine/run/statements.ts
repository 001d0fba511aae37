import type { Knex } from "knex";
import { errorsOf } from "../../protocol/errors.ts";

/** Database errors and the statements that failed; drivers put values into their messages, Knex does not. */
const statements = new WeakMap<object, string>();

/** Records which statement an error is about, until the returned function is called. */
export function watchStatements(db: Knex): () => void {
  const record = (error: unknown, query: Readonly<{ sql?: unknown }>): void => {
    if (typeof error === "object" && error !== null && typeof query.sql === "string") statements.set(error, query.sql);
  };
  db.on("query-error", record);
  return () => void db.removeListener("query-error", record);
}

/** The statement that failed, with placeholders for its bindings; undefined when the error is not about one. */
export function statementOf(error: unknown): string | undefined {
  for (const link of errorsOf(error)) {
    const sql = statements.get(link);
    if (sql !== undefined) return sql;
  }
  return undefined;
}
