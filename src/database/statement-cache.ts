import { LRUCache } from "lru-cache";

/** The part of a better-sqlite3 connection that is used here; the driver ships no types. */
type Preparing = { prepare(sql: string): object };

/** Maximum number of cached statements; the service has some dozens, and inserts of many sizes. */
const MOST = 200;

/** Not worth caching: Knex gives each savepoint a unique name. */
const named = /^(?:savepoint|release|rollback to) /i;

/**
 * Caches prepared statements. Knex has the driver prepare every statement each time, which is a fifth of the cost of a read. SQLite itself
 * re-prepares a statement when the schema has changed.
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
