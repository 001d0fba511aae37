import knex, { type Knex } from "knex";
import type { Connection } from "mysql2";
import { dialectOf } from "./dialect.ts";
import { codeOf } from "./driver-error.ts";
import { OpenError } from "./open-error.ts";
import { isOutage } from "./outage.ts";
import { quietLog } from "./quiet-log.ts";
import { limitStatements } from "./time-limit.ts";
import type { MysqlTarget } from "./url.ts";

const connectTimeoutMs = 5000;
/** Waiting does not help: the user, the password or the name of the database is wrong. */
const notAllowed = new Set(["ER_ACCESS_DENIED_ERROR", "ER_DBACCESS_DENIED_ERROR", "ER_BAD_DB_ERROR"]);

/**
 * Nothing is left to the defaults of the server: it may have been set up for something else.
 * READ COMMITTED because a transaction holds the lock of its video first and must then see what was committed while it waited.
 */
const session = [
  "set session sql_mode = 'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'," +
    " time_zone = '+00:00', innodb_lock_wait_timeout = 5",
  "set session transaction isolation level read committed",
];

type Field = Readonly<{ type: string; string(): string | null }>;

/** The driver's own reading of floating point numbers is off by the last digit, and duplicates are found by equality. */
const exactDouble = (field: Field, next: () => unknown): unknown => {
  if (field.type !== "DOUBLE") return next();
  const text = field.string();
  return text === null ? null : Number(text);
};

const prepare = async (connection: Connection): Promise<void> => {
  for (const statement of session) await connection.promise().query(statement);
};

export type MysqlOptions = Readonly<{ acquireTimeoutMs: number; connections: number; statementTimeoutMs: number }>;

export async function connectMysql(target: MysqlTarget, options: MysqlOptions): Promise<Knex> {
  const { acquireTimeoutMs, connections, statementTimeoutMs } = options;
  const { host, port, user, password, database, tls } = target;
  const db = knex({
    client: "mysql2",
    compileSqlOnError: false, // messages go to the log, and what is bound to a statement may be a secret
    connection: {
      host,
      port,
      user,
      password,
      database,
      ...(tls ? { ssl: {} } : {}),
      charset: "utf8mb4", // Knex writes it into CREATE TABLE too, so it is no collation
      timezone: "Z",
      connectTimeout: connectTimeoutMs,
      supportBigNumbers: true,
      decimalNumbers: true, // sums of integers are decimals, and ours fit into a number
      typeCast: exactDouble,
      enableKeepAlive: true,
    },
    log: quietLog,
    acquireConnectionTimeout: acquireTimeoutMs,
    pool: {
      min: 0,
      max: connections,
      afterCreate: (connection: Connection, done: (error: unknown, connection: unknown) => void) =>
        void prepare(connection).then(
          () => {
            limitStatements(connection, statementTimeoutMs);
            done(null, connection);
          },
          (error: unknown) => done(error, connection),
        ),
    },
  });
  try {
    await db.raw("select 1");
    return db;
  } catch (cause) {
    const passing = isOutage(dialectOf(db).faultOf(cause)) && !notAllowed.has(codeOf(cause));
    await db.destroy();
    const why =
      cause instanceof Error ? cause.message || String("code" in cause ? cause.code : cause.name) : String(cause);
    throw new OpenError(`The database ${database} on ${host}:${port} cannot be used: ${why}`, { cause, passing });
  }
}
