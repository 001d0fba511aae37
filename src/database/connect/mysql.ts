import knex, { type Knex } from "knex";
import type { Connection } from "mysql2";
import { messageOf } from "../../error-message.ts";
import { askConnection } from "../ask.ts";
import { dialectOf } from "../dialect.ts";
import { isGaleraNode } from "../galera.ts";
import { holdStatements } from "../held-statements.ts";
import { hostOf } from "../hosts/connections.ts";
import { NoHost } from "../hosts/host-errors.ts";
import type { Primary } from "../hosts/primary.ts";
import { cut, readExactly, settingsFor } from "../mysql-connection.ts";
import { pointsElsewhere } from "../mysql-dialect.ts";
import { OpenError } from "../open-error.ts";
import { isOutage } from "../outage.ts";
import { quietLog } from "../quiet-log.ts";
import { refusesAccess } from "../refused-access.ts";
import { prepareSession } from "../session.ts";
import { guardStatements, limitPreparation } from "../time-limit.ts";
import { type Address, type MysqlTarget, nameOf } from "../url.ts";

/** Connect timeout in ms; shorter when there is another host to try. */
const [connectTimeoutMs, briefConnectTimeoutMs] = [5000, 1500];
/** How often a single statement that lost against another transaction is repeated. */
const statementRepeats = 3;

/**
 * `holds`: statements of a transaction may be held and sent together where the server allows it, see
 * `held-statements.ts`.
 */
export type MysqlOptions = Readonly<{
  acquireTimeoutMs: number;
  connections: number;
  statementTimeoutMs: number;
  holds: boolean;
}>;

/** Where the connections of a pool go: to one host, or to whichever of several is writable. */
export type Destination = Address | Primary;

const isAddress = (to: Destination): to is Address => "port" in to;

/** A pool that connects with its first query. */
export function mysqlPool(target: MysqlTarget, to: Destination, options: MysqlOptions): Knex {
  const { acquireTimeoutMs, connections, statementTimeoutMs, holds } = options;
  const settings = (address: Address, timeoutMs: number) => ({
    ...settingsFor(target, address, timeoutMs),
    multipleStatements: holds,
  });
  const onError = (error: unknown): void => {
    if (!isAddress(to) && pointsElsewhere(error)) to.doubt();
  };
  const prepare = async (connection: Connection): Promise<void> => {
    // No limit means schema migrations, which may have transactions that Knex does not know of.
    const repeats = statementTimeoutMs === 0 ? 0 : statementRepeats;
    readExactly(connection);
    limitPreparation(connection);
    if (holds && !(await isGaleraNode(askConnection(connection, statementTimeoutMs)))) holdStatements(connection);
    guardStatements(connection, { timeoutMs: statementTimeoutMs, repeats, onError });
    await prepareSession(connection);
    if (!isAddress(to)) to.accept(connection);
  };
  const follow = async (primary: Primary) => {
    const address = await primary.host();
    const isOver = (): boolean => !primary.isAt(address);
    return { ...settings(address, briefConnectTimeoutMs), expirationChecker: isOver };
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
      ...(isAddress(to) ? {} : { validate: (connection: Connection) => to.isAt(hostOf(connection)) }),
      afterCreate: (connection: Connection, done: (error: unknown, connection: unknown) => void) =>
        void prepare(connection).then(
          () => void done(null, connection), // other wrappers may return something that looks like a promise and is none
          (error: unknown) => {
            cut(connection, new Error("The connection could not be set up", { cause: error }));
            done(error, connection);
          },
        ),
    },
  });
}

/** Whether a retry may succeed soon. When no host is writable, depends on the one closest to being so. */
function isTransient(db: Knex, cause: unknown, to: Destination): boolean {
  if (cause instanceof NoHost && !isAddress(to))
    return to.sightings().some(({ state, cause: reason }) => state !== "silent" || isTransient(db, reason, to));
  return isOutage(dialectOf(db).faultOf(cause)) && !refusesAccess(cause);
}

/** @throws OpenError when no host answers, or none of several is writable; the pool is then closed */
export async function tryPool(target: MysqlTarget, to: Destination, db: Knex): Promise<void> {
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
