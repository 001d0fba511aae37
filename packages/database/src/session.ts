/** The part of the driver's connection that is used here. */
type Connection = { query(options: Readonly<{ sql: string }>, values: [], done: (error: unknown) => void): unknown };

/**
 * Does not depend on the defaults of the server. Without NO_BACKSLASH_ESCAPES and ANSI_QUOTES: the driver escapes
 * values with backslashes, and a text may hold several statements. READ COMMITTED because a transaction takes the lock
 * of its video first and must then see what was committed while it waited.
 */
const setup = [
  "set session sql_mode = 'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'," +
    " time_zone = '+00:00', innodb_lock_wait_timeout = 5",
  "set session transaction isolation level read committed",
];

/** Sets up a session on MySQL or MariaDB, for the service and for migrations alike. */
export async function prepareSession(connection: Connection): Promise<void> {
  for (const sql of setup)
    await new Promise<void>((resolve, reject) => {
      connection.query({ sql }, [], (error) => (error === null ? resolve() : reject(error)));
    });
}
