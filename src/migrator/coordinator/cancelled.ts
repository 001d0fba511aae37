import { MigratorError } from "../errors.ts";

/** Why a run ended on a leader, as leaders of all versions report it. */
export const cancelledText = "The run was cancelled.";

/** Whether a call was cancelled, and not only left alone by a coordinator that is closed. */
export const isCancelled = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && reason instanceof MigratorError && reason.code === "storage_timeout";

/** A cancelled run ends like one that timed out. */
export const cancelledError = (): MigratorError =>
  new MigratorError("storage_timeout", `${cancelledText} Nothing more was started.`);
