import { MigratorError } from "../errors.ts";
import { asMigratorError, reasonOf } from "./faults.ts";
import type { Own } from "./options.ts";

/**
 * A statement may fail for no other reason than that the database stopped taking writes, and its own words tell nothing of it:
 * on a cluster without its majority it is a lock that was waited for too long.
 * @returns MigratorError `leadership_lost` saying so, else the error as it was
 */
export async function explain({ alias, storage }: Pick<Own, "alias" | "storage">, error: unknown): Promise<unknown> {
  if (asMigratorError(alias, error).code !== "internal") return error;
  const { why } = await storage.probe().catch(() => ({ why: null }));
  if (why === null) return error;
  const message = `${alias} does not lead: its database does not accept writes, ${why} (${reasonOf(error)}).`;
  return new MigratorError("leadership_lost", message, { cause: error });
}
