import { codeOf } from "./driver-error.ts";

const codes = new Set(["ER_ACCESS_DENIED_ERROR", "ER_DBACCESS_DENIED_ERROR", "ER_BAD_DB_ERROR"]);

/** The server answered and let nobody in: the user, the password or the name of the database is wrong, and retrying does not help. */
export const refusesAccess = (error: unknown): boolean => codes.has(codeOf(error));
