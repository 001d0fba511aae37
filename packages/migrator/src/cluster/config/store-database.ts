import { mysqlPool } from "@segmark/database/connect/mysql";
import { followPrimary } from "@segmark/database/hosts/primary";
import { hasSeveralHosts, parseDatabaseUrl } from "@segmark/database/url";
import type { Knex } from "knex";
import { connect } from "../../node/connect.ts";

/** The database of the configuration, and how to close it. */
export type StoreDatabase = Readonly<{ db: Knex; close(): Promise<void> }>;

const options = { acquireTimeoutMs: 5000, connections: 4, statementTimeoutMs: 0, defersStatements: false };

/**
 * Connects with the first query; to the writable one, if the address names several hosts.
 * @throws Error for an address that is not usable, without repeating it
 */
export function openStoreDatabase(url: string): StoreDatabase {
  const target = parseDatabaseUrl(url);
  if (target.engine === "sqlite" || !hasSeveralHosts(target)) {
    const db = connect(url);
    return { db, close: () => db.destroy() };
  }
  const primary = followPrimary(target, () => undefined);
  const db = mysqlPool(target, primary, { ...options, causalReads: true });
  const close = async (): Promise<void> => {
    await db.destroy();
    await primary[Symbol.asyncDispose]();
  };
  return { db, close };
}
