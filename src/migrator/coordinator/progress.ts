import { harmlessly } from "../runner/safe-log.ts";
import type { RunReport } from "./contracts.ts";

/** Where a call of `up` is. `report` comes with `running` only, from one leader. */
export type Progress = Readonly<{
  runId: string;
  step: "waiting for the lock" | "finding leaders" | "comparing" | "running" | "writing the schema";
  leader?: string;
  report?: RunReport;
}>;

export type ReportProgress = (progress: Progress) => void;

/** Whoever watches must not be able to stop a run. */
export const harmless =
  (report: ReportProgress | undefined): ReportProgress =>
  (progress) =>
    harmlessly(() => report?.(progress));
