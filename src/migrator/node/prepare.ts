import { retryBusy } from "../config/retry-busy.ts";
import { MigratorError } from "../errors.ts";
import type { Product } from "../product.ts";
import { ensureLockTable, ensureRecordTables } from "../tables.ts";
import type { Own } from "./options.ts";
import { probeDatabase } from "./probe.ts";

/** @throws MigratorError `leadership_lost` when the database takes no writes */
export async function requireWritable({ db, alias }: Own): Promise<void> {
  const { writable, why } = await probeDatabase(db);
  if (!writable)
    throw new MigratorError("leadership_lost", `${alias} does not lead: its database does not accept writes, ${why}.`);
}

/** The tables of records and locks. Instances of one cluster may make them at the same time. */
export const ensureTables = ({ db, pause }: Own, product: Product): Promise<void> =>
  retryBusy(product, pause, async () => {
    await ensureRecordTables(db, product);
    await ensureLockTable(db, product);
  });
