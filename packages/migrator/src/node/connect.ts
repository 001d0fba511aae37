import { dirname } from "node:path";
import { makeFolder } from "@segmark/database/make-folder";
import { createPrivateFile } from "@segmark/database/private-file";
import { prepareSession } from "@segmark/database/session";
import knex, { type Knex } from "knex";
import { nodeFault, packageNode } from "../node-version.js";
import { ownManifest } from "./own-manifest.ts";
import { openSockets, type Socketed, withCloseTimeout } from "./sockets.ts";

const schemes: Readonly<Record<string, string>> = { "better-sqlite3": "sqlite:", mysql2: "mysql:" };

/**
 * Says what to install if Knex failed because a driver is missing, which the package does not include. Other errors are
 * returned unchanged.
 */
function asMissingDriver(error: unknown): unknown {
  const driver = /Cannot find module '([^']+)'/.exec(String(error))?.[1] ?? "";
  const scheme = schemes[driver];
  if (scheme === undefined) return error;
  const { peerDependencies, dependencies } = ownManifest() ?? {};
  const version = peerDependencies?.[driver] ?? dependencies?.[driver];
  const wanted = version === undefined ? driver : `${driver}@${version}`;
  return new Error(`The driver of ${scheme} is missing. Run \`npm install ${wanted}\`.`, { cause: error });
}

type Callback = (error: unknown, connection: unknown) => void;
/** The parts of the drivers' connections that are used here. */
type MysqlConnection = Parameters<typeof prepareSession>[0] & Socketed;
type SqliteConnection = { pragma(statement: string): unknown };

const nothing = (): void => undefined;
const log = { debug: nothing, warn: nothing, error: nothing, deprecate: nothing };
const urlFault = "The database address must be sqlite:<path> or mysql://user:password@host:3306/database.";

/**
 * A reader on a cluster node waits until everything committed elsewhere is applied. Other servers refuse the setting
 * and do not need it.
 */
const freshReads = (connection: MysqlConnection, done: Callback): void =>
  void connection.query({ sql: "set session wsrep_sync_wait = 1" }, [], () => done(null, connection));

const prepareMysql = (connection: MysqlConnection, done: Callback): void =>
  void prepareSession(connection).then(
    () => freshReads(connection, done),
    (error: unknown) => done(error, connection),
  );

/** Waiting for another writer blocks the event loop, so this is short. */
function prepareSqlite(connection: SqliteConnection, done: Callback): void {
  connection.pragma("busy_timeout = 1000");
  connection.pragma("foreign_keys = ON");
  connection.pragma("synchronous = FULL"); // with WAL the driver's default is weaker, and losing a record would run its migration again
  try {
    connection.pragma("journal_mode = WAL");
  } catch {
    // another process is switching it right now
  }
  done(null, connection);
}

/** @throws Error that does not repeat the value: it may be the password */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Error(`${urlFault} A percent sign in it is written %25.`);
  }
}
const oneHost =
  "The database address must name one host here: an instance leads with the one server that it is connected to.";

function mysqlConnection(url: string): object {
  if (/^[^/]*\/\/[^/?#]*@[^/?#@]*,/.test(url)) throw new Error(oneHost);
  if (!/^(?:mysql|mariadb):\/\//i.test(url) || !URL.canParse(url)) throw new Error(urlFault);
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  return {
    host: hostname.replace(/^\[(.*)\]$/, "$1"),
    port: port === "" ? 3306 : Number(port),
    user: decoded(username),
    password: decoded(password),
    database: decoded(pathname.slice(1)),
    ...(searchParams.get("ssl") === "true" ? { ssl: {} } : {}),
    charset: "utf8mb4",
    supportBigNumbers: true,
    connectTimeout: 5000,
    enableKeepAlive: true,
  };
}

/** @throws Error when the driver is not installed */
function poolOf(config: Knex.Config): Knex {
  try {
    return knex(config);
  } catch (error) {
    throw asMissingDriver(error);
  }
}

/**
 * Connects lazily, so a database that is down does not prevent the start. Closing takes some seconds at most, even
 * while a server does not answer.
 * @throws Error for a missing driver, and for another scheme, without repeating the URL: it may contain a password
 */
export function connect(url: string): Knex {
  const common = { log, compileSqlOnError: false, acquireConnectionTimeout: 5000 };
  const file = /^sqlite:(?:\/\/)?(.+)$/is.exec(url)?.[1];
  if (file === undefined) {
    const sockets = openSockets();
    const afterCreate = (connection: MysqlConnection, done: Callback): void => {
      sockets.add(connection);
      prepareMysql(connection, done);
    };
    const connection = mysqlConnection(url);
    return withCloseTimeout(
      poolOf({ ...common, client: "mysql2", connection, pool: { min: 0, max: 4, afterCreate } }),
      sockets,
    );
  }
  const fault = nodeFault(packageNode);
  if (fault !== undefined) throw new Error(fault);
  if (file !== ":memory:") {
    makeFolder(dirname(file));
    createPrivateFile(file);
  }
  return poolOf({
    ...common,
    client: "better-sqlite3",
    connection: { filename: file },
    useNullAsDefault: true,
    pool: { min: 1, max: 1, afterCreate: prepareSqlite },
  });
}
