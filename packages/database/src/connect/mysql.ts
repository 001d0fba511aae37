import knex, { type Knex } from "knex";
import type { Connection } from "mysql2";
import { isAccessDenied } from "../access-errors.ts";
import { enableDeferring } from "../deferred-statements.ts";
import { dialectOf } from "../dialect.ts";
import { messageOf } from "../error-message.ts";
import { isGaleraNode } from "../galera.ts";
import { hostOf } from "../hosts/connections.ts";
import { NoWritableHost } from "../hosts/host-errors.ts";
import type { Primary } from "../hosts/primary.ts";
import { abortConnection, readExactly, settingsFor } from "../mysql-connection.ts";
import { suggestsFailover } from "../mysql-dialect.ts";
import { OpenError } from "../open-error.ts";
import { isOutage } from "../outage.ts";
import { connectionQuery } from "../query-fn.ts";
import { quietLog } from "../quiet-log.ts";
import { prepareSession } from "../session.ts";
import { guardStatements, limitPreparation } from "../statement-timeout.ts";
import { type Address, type MysqlTarget, nameOf } from "../url.ts";

/** Connect timeouts in ms; the shorter one when there is another host to try. */
const [connectTimeoutMs, briefConnectTimeoutMs] = [5000, 1500];
/** How often an autocommit statement that lost against another transaction is retried. */
const statementRetries = 3;

/**
 * - `defersStatements` statements of a transaction may be deferred and sent together where the server allows it, see
 *   `deferred-statements.ts`
 * - `causalReads`       on a cluster node a reader waits until everything committed elsewhere is applied
 */
export type MysqlOptions = Readonly<{
  acquireTimeoutMs: number;
  connections: number;
  statementTimeoutMs: number;
  defersStatements: boolean;
  causalReads?: boolean;
}>;

/** Where a pool connects: to one host, or to the writable one of several. */
export type Destination = Address | Primary;

const isAddress = (to: Destination): to is Address => "port" in to;

/** A pool that connects on its first query. */
export function mysqlPool(target: MysqlTarget, to: Destination, options: MysqlOptions): Knex {
  const { acquireTimeoutMs, connections, statementTimeoutMs, defersStatements, causalReads = false } = options;
  const settings = (address: Address, timeoutMs: number) => ({
    ...settingsFor(target, address, timeoutMs),
    multipleStatements: defersStatements,
  });
  const onError = (error: unknown): void => {
    if (!isAddress(to) && suggestsFailover(error)) to.suspect();
  };
  const prepare = async (connection: Connection): Promise<void> => {
    // No timeout means schema migrations, which may open transactions unknown to Knex.
    const retries = statementTimeoutMs === 0 ? 0 : statementRetries;
    readExactly(connection);
    limitPreparation(connection);
    if (defersStatements && !(await isGaleraNode(connectionQuery(connection, statementTimeoutMs))))
      enableDeferring(connection);
    guardStatements(connection, { timeoutMs: statementTimeoutMs, retries, onError });
    await prepareSession(connection);
    const ask = connectionQuery(connection, statementTimeoutMs);
    if (causalReads && (await isGaleraNode(ask))) await ask("set session wsrep_sync_wait = 1", []);
    if (!isAddress(to)) to.accept(connection);
  };
  const follow = async (primary: Primary) => {
    const address = await primary.host();
    const isExpired = (): boolean => !primary.isCurrent(address);
    return { ...settings(address, briefConnectTimeoutMs), expirationChecker: isExpired };
  };
  return knex({
    client: "mysql2",
    compileSqlOnError: false, // never log bindings: they may contain secrets
    connection: isAddress(to) ? settings(to, connectTimeoutMs) : () => follow(to),
    log: quietLog,
    acquireConnectionTimeout: acquireTimeoutMs,
    pool: {
      min: 0,
      max: connections,
      ...(isAddress(to) ? {} : { validate: (connection: Connection) => to.isCurrent(hostOf(connection)) }),
      afterCreate: (connection: Connection, done: (error: unknown, connection: unknown) => void) =>
        void prepare(connection).then(
          () => void done(null, connection), // wrappers of `done` may return a thenable that is no promise
          (error: unknown) => {
            abortConnection(connection, new Error("The connection could not be set up", { cause: error }));
            done(error, connection);
          },
        ),
    },
  });
}

/** Whether a retry may succeed soon. When no host is writable, at least one host has to be recovering. */
function isTransient(db: Knex, cause: unknown, to: Destination): boolean {
  if (cause instanceof NoWritableHost && !isAddress(to))
    return to.statuses().some(({ state, cause: reason }) => state !== "silent" || isTransient(db, reason, to));
  return isOutage(dialectOf(db).faultOf(cause)) && !isAccessDenied(cause);
}

/** @throws OpenError when no host answers, or none of several is writable; the pool is then closed */
export async function verifyConnection(target: MysqlTarget, to: Destination, db: Knex): Promise<void> {
  try {
    await db.raw("select 1");
  } catch (cause) {
    const transient = isTransient(db, cause, to);
    await db.destroy();
    const where = target.hosts.map(nameOf).join(", ");
    throw new OpenError(`The database ${target.database} on ${where} cannot be used: ${messageOf(cause)}`, {
      cause,
      transient,
    });
  }
}
