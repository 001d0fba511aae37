import { LRUCache } from "lru-cache";

/** The part of a better-sqlite3 connection that is used here; the driver ships no types. */
type Preparing = { prepare(sql: string): object };

/** Maximum number of cached statements; the service has some dozens, and inserts of many sizes. */
const MAX_STATEMENTS = 200;

/** Not worth caching: Knex gives each savepoint a unique name. */
const uncached = /^(?:savepoint|release|rollback to) /i;

/**
 * Caches prepared statements. Knex has the driver prepare every statement each time, which is a fifth of the cost of a
 * read. SQLite itself re-prepares a statement when the schema has changed.
 */
export function cacheStatements(connection: Preparing): void {
  const cache = new LRUCache<string, object>({ max: MAX_STATEMENTS });
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (sql) => {
    if (uncached.test(sql)) return prepare(sql);
    const cached = cache.get(sql);
    if (cached !== undefined) return cached;
    const statement = prepare(sql);
    cache.set(sql, statement);
    return statement;
  };
}
