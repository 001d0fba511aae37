import type { Amending, RecordState } from "../engine/records/amend.ts";
import { pendingOf } from "../engine/records/history.ts";
import type { Applied } from "../engine/records/records.ts";
import type { Amendment } from "../protocol/contracts.ts";
import { MigratorError } from "../protocol/errors.ts";

/** What is written, and how that reads for a person. */
export type Chosen = Amending & Readonly<{ amendment: Amendment }>;
export type Choose = (state: RecordState) => Chosen;

export const nothing: Amending = { append: [], as: "baseline", accept: [], forget: [] };

/**
 * Records that continue what is applied up to the given position of the list.
 * @throws MigratorError `order_violation` when what is applied is not the beginning of the list
 */
export function continued<Listed extends Applied>(
  alias: string,
  listed: readonly Listed[],
  end: number,
  applied: readonly Applied[],
): Listed[] {
  try {
    pendingOf(listed, applied, { appliedWritable: true });
  } catch (error) {
    if (!(error instanceof MigratorError)) throw error;
    throw new MigratorError(error.code, `${alias}: ${error.message}`, { migration: error.migration });
  }
  return listed.slice(applied.length, end);
}
