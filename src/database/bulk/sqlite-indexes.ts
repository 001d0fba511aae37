import { setTimeout as sleep } from "node:timers/promises";
import { cacheKibibytes } from "../sqlite-rows.ts";
import { type Connection, patiently } from "./sqlite-connection.ts";

type Index = Readonly<{ name: string; sql: string }>;

/** For the sorting of indexes, in KiB, twice: a thread sorts what was read while more is read. */
const buildKibibytes = 24_576;
export const shadowPrefix = "import_";

/** Those made by CREATE INDEX; a primary key has none of its own. */
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
  const there = new Set(indexesOf(connection, shadow).map(({ name }) => name));
  connection.pragma(`cache_size = -${buildKibibytes}`);
  connection.pragma("threads = 1");
  try {
    for (const index of indexesOf(connection, table)) {
      const name = `${shadowPrefix}${index.name}`;
      if ((isUnique !== undefined && isUniqueIndex(index) !== isUnique) || there.has(name)) continue;
      await patiently(connection, () => void connection.exec(renamed(index, name, shadow)));
      await sleep(0);
    }
  } finally {
    connection.pragma(`cache_size = -${cacheKibibytes}`);
  }
}
