import type { RunReport } from "../protocol/contracts.ts";
import { ignoringErrors } from "../protocol/safe-log.ts";

/**
 * Progress of a call that changes something; only `moveMigrationsState` copies, and only `amend` writes. `report` is set only for `running`, and
 * comes from one leader.
 */
export type Progress = Readonly<{
  runId: string;
  step:
    | "waiting for the lock"
    | "finding leaders"
    | "comparing"
    | "running"
    | "writing the schema"
    | "copying"
    | "writing";
  leader?: string;
  report?: RunReport;
}>;

export type ReportProgress = (progress: Progress) => void;

/** A progress callback that throws must not stop a run. */
export const harmless =
  (report: ReportProgress | undefined): ReportProgress =>
  (progress) =>
    ignoringErrors(() => report?.(progress));
