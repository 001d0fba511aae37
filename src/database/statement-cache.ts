import { LRUCache } from "lru-cache";

/** The part of a better-sqlite3 connection that is used here; the driver brings no types. */
type Preparing = { prepare(sql: string): object };

/** Different statements that are kept ready; the service has some dozens, and inserts of many sizes. */
const MOST = 200;

/** Knex gives each savepoint a name of its own. */
const named = /^(?:savepoint|release|rollback to) /i;

/**
 * Keeps prepared statements for the next time. Knex has the driver prepare every statement each time, which is a fifth of a read.
 * SQLite itself makes a statement new when the schema changed under it.
 */
export function keepStatements(connection: Preparing): void {
  const kept = new LRUCache<string, object>({ max: MOST });
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (sql) => {
    if (named.test(sql)) return prepare(sql);
    const known = kept.get(sql);
    if (known !== undefined) return known;
    const statement = prepare(sql);
    kept.set(sql, statement);
    return statement;
  };
}
