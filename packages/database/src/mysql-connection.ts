import type { Connection, QueryOptions } from "mysql2";
import type { Address, MysqlTarget } from "./url.ts";

type Field = Readonly<{ type: string; string(): string | null }>;

/**
 * The driver parses floating point numbers in text with an error in the last digit, and duplicates are found by
 * equality.
 */
const exactDouble = (field: Field, next: () => unknown): unknown => {
  if (field.type !== "DOUBLE") return next();
  const text = field.string();
  return text === null ? null : Number(text);
};

/**
 * Prepared statements cached per connection (LRU). A server allows 16,382 on all connections together by default, and
 * then rejects every further one.
 */
const maxPreparedStatements = 200;

/** Connection settings for one of the hosts. A new object each time: the driver and Knex write into it. */
export const settingsFor = (
  { user, password, database, tls }: MysqlTarget,
  { host, port }: Address,
  timeoutMs: number,
) => ({
  host,
  port,
  user,
  password,
  database,
  ...(tls ? { ssl: {} } : {}),
  charset: "utf8mb4", // Knex writes it into CREATE TABLE too, so it is not a collation
  timezone: "Z",
  connectTimeout: timeoutMs,
  supportBigNumbers: true,
  decimalNumbers: true, // sums of integers are decimals, and ours fit into a number
  enableKeepAlive: true,
  maxPreparedStatements,
});

/** For statements sent as text. A connection setting would affect prepared statements too, whose numbers are exact. */
export function readExactly(connection: Connection): void {
  const query = connection.query.bind(connection) as (options: QueryOptions, ...rest: unknown[]) => unknown;
  Object.assign(connection, {
    query: (options: QueryOptions, ...rest: unknown[]) => query({ ...options, typeCast: exactDouble }, ...rest),
  });
}

/**
 * Ends a connection at once; everything pending on it is rejected with the error. The driver's own `destroy` sends a
 * quit packet first, and never rejects what is pending on an unresponsive server.
 */
export function abortConnection(connection: Connection, error: Error): void {
  const { stream } = connection as unknown as Readonly<{ stream: { destroy(error: Error): void } }>;
  stream.destroy(error);
}
