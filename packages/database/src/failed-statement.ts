import type { Knex } from "knex";

const described = new WeakSet<Error>();

/** Formats the error of a statement that bypassed Knex like Knex does: the statement first, never its values. */
export function failedStatement({ client }: Knex, error: unknown, sql: string): unknown {
  if (error instanceof Error) {
    if (described.has(error)) return error; // belongs to a deferred statement that was sent with this one
    described.add(error);
    error.message = `${sql} - ${error.message}`;
  }
  client.emit("query-error", error, { sql });
  return error;
}
