import { setTimeout as sleep } from "node:timers/promises";
import { cacheKibibytes } from "../sqlite-rows.ts";
import { type Connection, retryWhileLocked } from "./sqlite-connection.ts";

type Index = Readonly<{ name: string; sql: string }>;

/** Cache size for sorting, in KiB; used twice, since a second thread sorts while this one reads. */
const sortCacheKibibytes = 24_576;
export const shadowPrefix = "import_";

/** Indexes made by CREATE INDEX, without those of primary keys. */
export const indexesOf = (connection: Connection, table: string): readonly Index[] =>
  connection
    .prepare("select name, sql from sqlite_master where type = 'index' and tbl_name = ? and sql is not null")
    .all(table)
    .map(({ name, sql }) => ({ name: String(name), sql: String(sql) }));

const create = /^create (unique )?index [`"']?[^`"'\s]+[`"']? on [`"']?[^`"'\s(]+[`"']?/i;
const isUniqueIndex = ({ sql }: Index): boolean => /^create unique/i.test(sql);
export const renamed = ({ sql }: Index, name: string, table: string): string =>
  sql.replace(create, (_all, unique: string | undefined) => `CREATE ${unique ?? ""}INDEX \`${name}\` on \`${table}\``);

/** See `Bulk.buildIndexes`. */
export async function buildIndexes(
  connection: Connection,
  table: string,
  shadow: string,
  isUnique: boolean | undefined,
): Promise<void> {
  const existing = new Set(indexesOf(connection, shadow).map(({ name }) => name));
  connection.pragma(`cache_size = -${sortCacheKibibytes}`);
  connection.pragma("threads = 1");
  try {
    for (const index of indexesOf(connection, table)) {
      const name = `${shadowPrefix}${index.name}`;
      if ((isUnique !== undefined && isUniqueIndex(index) !== isUnique) || existing.has(name)) continue;
      await retryWhileLocked(connection, () => void connection.exec(renamed(index, name, shadow)));
      await sleep(0);
    }
  } finally {
    connection.pragma(`cache_size = -${cacheKibibytes}`);
  }
}
