import { MigratorError } from "../errors.ts";

/** Why a run ended on a leader, as leaders of all versions report it. */
export const cancelledText = "The run was cancelled.";

/** A cancelled run ends like one that timed out. */
export const cancelledError = (): MigratorError =>
  new MigratorError("storage_timeout", `${cancelledText} Nothing more was started.`);
