import { MigratorError } from "../protocol/errors.ts";
import { asMigratorError, reasonOf } from "./faults.ts";
import type { NodeContext } from "./node-options.ts";

/**
 * A statement may fail only because the database became read-only, with an error that does not say so: a cluster node
 * without quorum reports a lock wait timeout.
 * @returns MigratorError `leadership_lost` with the reason, otherwise the original error
 */
export async function explain(
  { alias, storage }: Pick<NodeContext, "alias" | "storage">,
  error: unknown,
): Promise<unknown> {
  if (asMigratorError(alias, error).code !== "internal") return error;
  const { why } = await storage.probe().catch(() => ({ why: null }));
  if (why === null) return error;
  const message = `${alias} does not lead: its database does not accept writes, ${why} (${reasonOf(error)}).`;
  return new MigratorError("leadership_lost", message, { cause: error });
}
