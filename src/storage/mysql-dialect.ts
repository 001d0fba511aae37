import type { Dialect } from "./capabilities.ts";
import { codeOf, isPoolTimeout } from "./driver-error.ts";
import { STATEMENT_TIMEOUT } from "./time-limit.ts";

const duplicate = new Set(["ER_DUP_ENTRY", "ER_DUP_ENTRY_WITH_KEY_NAME"]);
const conflict = new Set(["ER_LOCK_DEADLOCK", "ER_LOCK_WAIT_TIMEOUT", "ER_CHECKREAD"]);
const unavailable = new Set([
  // the network, as Node and the driver name it
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "PROTOCOL_CONNECTION_LOST",
  STATEMENT_TIMEOUT,
  // a server that ends, is full or lets nobody in
  "ER_SERVER_SHUTDOWN",
  "ER_NORMAL_SHUTDOWN",
  "ER_CONNECTION_KILLED",
  "ER_ABORTING_CONNECTION",
  "ER_QUERY_INTERRUPTED",
  "ER_CON_COUNT_ERROR",
  "ER_TOO_MANY_USER_CONNECTIONS",
  "ER_USER_LIMIT_REACHED",
  "ER_DISK_FULL",
  "ER_RECORD_FILE_FULL",
  "ER_OUTOFMEMORY",
  "ER_OUT_OF_RESOURCES",
  "ER_ERROR_ON_READ",
  "ER_ERROR_ON_WRITE",
  "ER_CRASHED_ON_USAGE",
  // a replica, or a cluster node without its majority
  "ER_OPTION_PREVENTS_STATEMENT",
  "ER_READ_ONLY_MODE",
  "ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION",
  "ER_UNKNOWN_COM_ERROR",
]);

/** The driver marks an error after which its connection is of no use. */
const isFatal = (error: unknown): boolean => error instanceof Error && "fatal" in error && error.fatal === true;

export const mysqlDialect: Dialect = {
  engine: "mysql",
  clock: "cast(unix_timestamp(sysdate(3)) * 1000 as signed)",
  probe: "select 1",
  // There is no RETURNING here; what LAST_INSERT_ID is given comes back with the confirmation. A new row counts as one, a changed one as two.
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
    return unavailable.has(code) || isFatal(error) || isPoolTimeout(error) ? "unavailable" : undefined;
  },
};
