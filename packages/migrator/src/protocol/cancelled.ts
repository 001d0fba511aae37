import { MigratorError } from "./errors.ts";

/** Why a run ended on a leader, as leaders of all versions report it. */
export const cancelledText = "The run was cancelled.";

/** The text may continue with what the run waited for. */
export const isCancelledText = (error: string): boolean => error.startsWith(cancelledText);

/** Whether a call was cancelled, and not just abandoned by a coordinator that is closing. */
export const isCancelled = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && reason instanceof MigratorError && reason.code === "cancelled";

export const cancelledError = (): MigratorError =>
  new MigratorError("cancelled", `${cancelledText} Nothing more was started.`);
