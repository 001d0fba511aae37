import { codeOf } from "./driver-error.ts";

const codes = new Set(["ER_ACCESS_DENIED_ERROR", "ER_DBACCESS_DENIED_ERROR", "ER_BAD_DB_ERROR"]);

/** The server denied access: the user, the password or the database name is wrong, and retrying does not help. */
export const isAccessDenied = (error: unknown): boolean => codes.has(codeOf(error));

const privileges = new Set(["ER_TABLEACCESS_DENIED_ERROR", "ER_COLUMNACCESS_DENIED_ERROR"]);

/** The user is logged in, but lacks a privilege. */
export const isPrivilegeMissing = (error: unknown): boolean => privileges.has(codeOf(error));

/** The database is read-only: a replica, a read-only server or a read-only file. */
export const isReadOnlyError = (error: unknown): boolean =>
  /^(?:ER_OPTION_PREVENTS_STATEMENT$|ER_(?:INNODB_)?READ_ONLY|ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION$|SQLITE_READONLY)/.test(
    codeOf(error),
  );
