import type { Knex } from "knex";
import { isSqlite } from "../../database/product.ts";
import { readFacts } from "../../database/replication/read-facts.ts";
import { replicationState } from "../../database/replication/replication-state.ts";
import type { Probe } from "../coordinator/contracts.ts";

async function probeSqlite(db: Knex): Promise<Omit<Probe, "alias">> {
  const rows: readonly Readonly<{ version: string }>[] = await db.raw("select sqlite_version() as version");
  const always = { mode: "sqlite", writable: true, why: null, primary: true, bypassesReadOnly: false } as const;
  return { ...always, server: String(db.client.config.connection.filename), version: rows[0]?.version ?? "" };
}

/** Current state of the database, as it reports it. */
export const probeDatabase = async (db: Knex): Promise<Omit<Probe, "alias">> =>
  isSqlite(db) ? probeSqlite(db) : replicationState(await readFacts(db));
