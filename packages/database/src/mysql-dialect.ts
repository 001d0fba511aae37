import type { Dialect } from "./capabilities.ts";
import { mysqlClock } from "./clock.ts";
import { codeOf, isTimeout } from "./driver-error.ts";
import { deferOnMysql, flushOnMysql } from "./mysql-defer.ts";
import { mysqlRows, mysqlRun } from "./mysql-rows.ts";
import type { Outage } from "./outage.ts";
import { STATEMENT_TIMEOUT } from "./statement-timeout.ts";

const duplicate = new Set(["ER_DUP_ENTRY", "ER_DUP_ENTRY_WITH_KEY_NAME"]);
const conflict = new Set(["ER_LOCK_DEADLOCK", "ER_LOCK_WAIT_TIMEOUT", "ER_CHECKREAD"]);
const outages: Readonly<Partial<Record<string, Outage>>> = {
  // network errors, as Node and the driver name them
  ECONNREFUSED: "unreachable",
  ECONNRESET: "unreachable",
  EPIPE: "unreachable",
  ETIMEDOUT: "unreachable",
  EHOSTUNREACH: "unreachable",
  ENETUNREACH: "unreachable",
  ENOTFOUND: "unreachable",
  EAI_AGAIN: "unreachable",
  PROTOCOL_CONNECTION_LOST: "unreachable",
  HOST_LEFT: "unreachable",
  NO_WRITABLE_HOST: "unreachable",
  [STATEMENT_TIMEOUT]: "slow",
  // a server that shuts down, or a cluster node without quorum
  ER_SERVER_SHUTDOWN: "unreachable",
  ER_NORMAL_SHUTDOWN: "unreachable",
  ER_CONNECTION_KILLED: "unreachable",
  ER_ABORTING_CONNECTION: "unreachable",
  ER_NEW_ABORTING_CONNECTION: "unreachable",
  ER_UNKNOWN_COM_ERROR: "unreachable",
  // lost its quorum during a COMMIT
  ER_ERROR_DURING_COMMIT: "unreachable",
  ER_QUERY_INTERRUPTED: "slow",
  // an overloaded server
  ER_CON_COUNT_ERROR: "busy",
  ER_TOO_MANY_USER_CONNECTIONS: "busy",
  ER_USER_LIMIT_REACHED: "busy",
  ER_TOO_MANY_CONCURRENT_TRXS: "busy",
  ER_LOCK_TABLE_FULL: "busy",
  ER_OUTOFMEMORY: "busy",
  ER_OUT_OF_RESOURCES: "busy",
  // disk errors
  ER_DISK_FULL: "full",
  ER_DISK_FULL_NOWAIT: "full",
  ER_RECORD_FILE_FULL: "full",
  ER_INNODB_UNDO_LOG_FULL: "full",
  ER_TABLESPACE_AUTO_EXTEND_ERROR: "full",
  ER_ERROR_ON_READ: "failing",
  ER_ERROR_ON_WRITE: "failing",
  ER_GET_ERRNO: "failing",
  ER_CRASHED_ON_USAGE: "damaged",
  ER_CRASHED_ON_REPAIR: "damaged",
  ER_NOT_KEYFILE: "damaged",
  ER_INDEX_CORRUPT: "damaged",
  ER_INNODB_INDEX_CORRUPT: "damaged",
  ER_TABLE_CORRUPT: "damaged",
  ER_FILE_CORRUPT: "damaged",
  ER_TABLESPACE_MISSING: "damaged",
  // a replica, or a server that was made read-only
  ER_OPTION_PREVENTS_STATEMENT: "read_only",
  ER_READ_ONLY_MODE: "read_only",
  ER_INNODB_READ_ONLY: "read_only",
  ER_OPEN_AS_READONLY: "read_only",
  ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION: "read_only",
};
/** A replica, or a cluster node without quorum, rejects the statement: it had no effect, not even a COMMIT. */
const rejectedUnexecuted = new Set(["ER_OPTION_PREVENTS_STATEMENT", "ER_READ_ONLY_MODE", "ER_UNKNOWN_COM_ERROR"]);

/** The driver marks errors after which the connection is unusable. */
const isFatal = (error: unknown): boolean => error instanceof Error && "fatal" in error && error.fatal === true;

/** Whether this error suggests that the server is no longer the primary. */
export const suggestsFailover = (error: unknown): boolean => isFatal(error) || codeOf(error) in outages;

export const mysqlDialect: Dialect = {
  engine: "mysql",
  hasOneWriter: false,
  clock: mysqlClock,
  probe: "select 1",
  inserted: (column) => `values(${column})`,
  onDuplicate: () => "on duplicate key update",
  upsert: ({ columns }) =>
    `on duplicate key update ${columns.map((column) => `${column} = values(${column})`).join(", ")}`,
  joinsUpdates: true,
  isRemote: true,
  insertIgnore: "insert ignore into",
  defer: deferOnMysql,
  flush: flushOnMysql,
  rows: mysqlRows,
  run: mysqlRun,
  mayMove: (error, isDone) => {
    const code = codeOf(error);
    return rejectedUnexecuted.has(code) || (!isDone && (isFatal(error) || code === "HOST_LEFT"));
  },
  // No RETURNING here; the value given to LAST_INSERT_ID comes back with the OK packet. An insert counts as one
  // affected row, an update as two.
  addOne: async (db, { table, key, column }) => {
    const names = [...Object.keys(key), column];
    const values = [...Object.values(key), 1];
    const [{ affectedRows, insertId }] = await db.raw(
      `insert into ?? (${names.map(() => "??")}) values (${values.map(() => "?")}) on duplicate key update ?? = last_insert_id(?? + 1)`,
      [table, ...names, ...values, column, column],
    );
    return affectedRows === 1 ? 1 : insertId;
  },
  faultOf: (error) => {
    const code = codeOf(error);
    if (duplicate.has(code)) return "duplicate";
    if (conflict.has(code)) return "conflict";
    if (isTimeout(error)) return "slow";
    return outages[code] ?? (isFatal(error) ? "unreachable" : undefined);
  },
};
