import { codeOf } from "./driver-error.ts";

const codes = new Set(["ER_ACCESS_DENIED_ERROR", "ER_DBACCESS_DENIED_ERROR", "ER_BAD_DB_ERROR"]);

/**
 * The server answered and let nobody in: the user, the password or the name of the database is wrong, and retrying does
 * not help.
 */
export const refusesAccess = (error: unknown): boolean => codes.has(codeOf(error));

const privileges = new Set(["ER_TABLEACCESS_DENIED_ERROR", "ER_COLUMNACCESS_DENIED_ERROR"]);

/** The server answered and let the user in, who may not do this there. */
export const lacksPrivilege = (error: unknown): boolean => privileges.has(codeOf(error));

/** The database answered and takes no writes: a replica, a server that was made read-only, or a file that is. */
export const refusesWrites = (error: unknown): boolean =>
  /^(?:ER_OPTION_PREVENTS_STATEMENT$|ER_(?:INNODB_)?READ_ONLY|ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION$|SQLITE_READONLY)/.test(
    codeOf(error),
  );
