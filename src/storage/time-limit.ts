import type { Connection, QueryOptions } from "mysql2";
import { codeOf } from "./driver-error.ts";

type Done = (error: unknown, ...result: unknown[]) => void;
/** The one way in which Knex asks a connection. */
type Query = (options: QueryOptions, values: unknown, done: Done) => unknown;

/** What the driver calls a statement that was not answered in time. */
export const STATEMENT_TIMEOUT = "PROTOCOL_SEQUENCE_TIMEOUT";

/**
 * Gives every statement of a connection a time to be answered. A server that hangs, or a network that swallows packets, would be
 * waited for without end otherwise. The connection is of no use afterwards and destroyed, so that the pool makes another.
 * @param ms 0 for no limit
 */
export function limitStatements(connection: Connection, ms: number): void {
  if (ms === 0) return;
  const query = connection.query.bind(connection) as Query;
  const limited: Query = (options, values, done) =>
    query({ ...options, timeout: ms }, values, (error, ...result) => {
      if (codeOf(error) === STATEMENT_TIMEOUT) connection.destroy();
      done(error, ...result);
    });
  Object.assign(connection, { query: limited });
}
