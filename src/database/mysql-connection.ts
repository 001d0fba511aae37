import type { Connection, QueryOptions, RowDataPacket } from "mysql2";
import { sessionSetup } from "./session.ts";
import type { Address, MysqlTarget } from "./url.ts";

type Field = Readonly<{ type: string; string(): string | null }>;

/** The driver's own reading of floating point numbers in text is off by the last digit, and duplicates are found by equality. */
const exactDouble = (field: Field, next: () => unknown): unknown => {
  if (field.type !== "DOUBLE") return next();
  const text = field.string();
  return text === null ? null : Number(text);
};

/** What the driver wants to know to connect to one of the hosts. A new object each time: the driver and Knex write into it. */
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
  charset: "utf8mb4", // Knex writes it into CREATE TABLE too, so it is no collation
  timezone: "Z",
  connectTimeout: timeoutMs,
  supportBigNumbers: true,
  decimalNumbers: true, // sums of integers are decimals, and ours fit into a number
  enableKeepAlive: true,
});

/** For statements that are sent as text. A setting of the connection would go for prepared ones too, whose numbers are exact. */
export function readExactly(connection: Connection): void {
  const query = connection.query.bind(connection) as (options: QueryOptions, ...rest: unknown[]) => unknown;
  Object.assign(connection, {
    query: (options: QueryOptions, ...rest: unknown[]) => query({ ...options, typeCast: exactDouble }, ...rest),
  });
}

export async function prepareSession(connection: Connection): Promise<void> {
  for (const sql of sessionSetup)
    await new Promise<void>((resolve, reject) => {
      connection.query({ sql }, [], (error) => (error === null ? resolve() : reject(error)));
    });
}

/**
 * Whether the server is a node of a Galera cluster, where a transaction can be undone by one of another node at any moment. Within a text of several
 * statements the server then tells nobody, and runs the rest of them outside of any transaction.
 */
export const isOfGalera = (connection: Connection, timeout: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    connection.query<RowDataPacket[]>({ sql: "show global variables like 'wsrep_on'", timeout }, (error, rows) =>
      error === null ? resolve(rows[0]?.["Value"] === "ON") : reject(error),
    );
  });

/**
 * Ends a connection at once, whatever it waits for; all of that fails with the error. The driver's own `destroy` says goodbye first, and lets
 * those who wait for a server that is silent wait for ever.
 */
export function cut(connection: Connection, error: Error): void {
  const { stream } = connection as unknown as Readonly<{ stream: { destroy(error: Error): void } }>;
  stream.destroy(error);
}
