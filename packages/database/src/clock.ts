/**
 * SQL for the database's time in whole ms since 1970, evaluated when the row is written and not when the statement
 * began.
 */
export const sqliteClock = "cast(unixepoch('subsec') * 1000 as integer)";
export const mysqlClock = "cast(unix_timestamp(sysdate(3)) * 1000 as signed)";
