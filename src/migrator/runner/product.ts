import type { Knex } from "knex";

/**
 * What the migrator must know about a database product, as capabilities.
 * - `namedLock`   the server has GET_LOCK and it counts for everybody who writes. False on a Galera cluster, where each node has its own.
 * - `standsStill` a change of the schema by one holds up the writes of all, on every node of a Galera cluster.
 * - `clock`       the database's own time in ms since 1970, as SQL; contenders for a lease compare with this, not with their clocks.
 * - `ownTables`   how tables of ours are made, so that they do not depend on the server's defaults.
 * - `isBusy`      the error of a statement that lost against another writer and may simply be tried again.
 */
export type Product = Readonly<{
  namedLock: boolean;
  standsStill: boolean;
  clock: string;
  ownTables: (table: Knex.CreateTableBuilder) => void;
  isBusy: (error: unknown) => boolean;
}>;

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

const sqlite: Product = {
  namedLock: false,
  standsStill: false,
  clock: "cast(unixepoch('subsec') * 1000 as integer)",
  ownTables: () => undefined,
  isBusy: (error) => codeOf(error).startsWith("SQLITE_BUSY"),
};

const mysql: Product = {
  namedLock: true,
  standsStill: false,
  clock: "cast(unix_timestamp(sysdate(3)) * 1000 as signed)",
  ownTables: (table) => {
    table.engine("InnoDB");
    table.charset("utf8mb4");
    table.collate("utf8mb4_bin");
  },
  isBusy: (error) => ["ER_LOCK_DEADLOCK", "ER_LOCK_WAIT_TIMEOUT"].includes(codeOf(error)),
};

export async function productOf(db: Knex): Promise<Product> {
  if (/sqlite/i.test(String(db.client.config.client))) return sqlite;
  const [rows] = await db.raw("show global variables like 'wsrep_on'");
  const galera = rows[0]?.Value === "ON";
  return galera ? { ...mysql, namedLock: false, standsStill: true } : mysql;
}
