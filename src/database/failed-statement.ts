import type { Knex } from "knex";

const told = new WeakSet<Error>();

/** An error of a statement that was sent past Knex, named and told of as Knex does with its own: the statement first, never its values. */
export function failedStatement({ client }: Knex, error: unknown, sql: string): unknown {
  if (error instanceof Error) {
    if (told.has(error)) return error; // of a statement that this one took along
    told.add(error);
    error.message = `${sql} - ${error.message}`;
  }
  client.emit("query-error", error, { sql });
  return error;
}
