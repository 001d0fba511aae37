import { MigratorError } from "../protocol/errors.ts";
import type { NodeContext } from "./node-options.ts";

/**
 * Creates the record tables on a writable database.
 * @throws MigratorError `leadership_lost` when the database is not writable
 */
export async function prepareLeader({ storage, alias }: NodeContext): Promise<void> {
  const { writable, why } = await storage.probe();
  if (!writable)
    throw new MigratorError("leadership_lost", `${alias} does not lead: its database does not accept writes, ${why}.`);
  await storage.prepare();
}
