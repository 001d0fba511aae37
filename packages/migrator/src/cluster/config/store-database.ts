import { mysqlPool } from "@segmark/database/connect/mysql";
import { followPrimary } from "@segmark/database/hosts/primary";
import type { MysqlTarget } from "@segmark/database/url";
import type { Knex } from "knex";

/** A database that is the caller's, and how it is closed. */
export type StoreDatabase = Readonly<{ knex: Knex; close(): Promise<void> }>;

const options = { acquireTimeoutMs: 5000, connections: 4, statementTimeoutMs: 0, defersStatements: false };

/** A database on several hosts; connects with the first query, to the writable one. Loads the driver. */
export function openStoreDatabase(target: MysqlTarget): StoreDatabase {
  const primary = followPrimary(target, () => undefined);
  const knex = mysqlPool(target, primary, { ...options, causalReads: true });
  const close = async (): Promise<void> => {
    await knex.destroy();
    await primary[Symbol.asyncDispose]();
  };
  return { knex, close };
}
