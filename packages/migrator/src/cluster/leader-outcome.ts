import { isCancelledText } from "../protocol/cancelled.ts";
import type { LeaderOutcome, RunReport } from "../protocol/contracts.ts";
import type { MigratorError, MigratorErrorCode } from "../protocol/errors.ts";

/** How a run ended on one leader; `code` is the resulting error code of the whole call, null on success. */
export type LeaderResult = Readonly<{ leader: string; outcome: LeaderOutcome; code: MigratorErrorCode | null }>;

type Extras = Pick<LeaderOutcome, "failed" | "error" | "place" | "still_running">;

const extrasOf = (report: RunReport): Extras => ({
  ...(report.failed === null ? {} : { failed: report.failed }),
  ...(report.error === null ? {} : { error: report.error }),
  ...(report.place == null ? {} : { place: report.place }),
});

/** The result that a leader itself reported. */
export function resultOfReport(leader: string, report: RunReport): LeaderResult {
  const { appliedNow: applied_now, applied, stillRunning: still_running } = report;
  const known = { applied_now, applied, ...extrasOf(report) };
  const result = (
    outcome: LeaderOutcome["outcome"],
    code: LeaderResult["code"],
    extras: Extras = {},
  ): LeaderResult => ({
    leader,
    outcome: { outcome, ...known, ...extras },
    code,
  });
  switch (report.state) {
    case "applied":
      return result(applied_now.length > 0 ? "applied" : "nothing_to_do", null);
    case "failed":
      return result("failed", report.code ?? "migration_failed");
    case "halted":
      return result("halted", "cancelled");
    case "refused":
      return result("refused", report.code ?? "internal");
    case "leadership_lost":
      return result("leadership_lost", "leadership_lost", still_running ? { still_running } : {});
    case "timed_out":
    case "running": // over the limit, which the leader did not enforce
      return result("timed_out", isCancelledText(report.error ?? "") ? "cancelled" : "storage_timeout", {
        still_running: still_running || report.state === "running",
        ...(report.failed === null && report.current !== null ? { failed: report.current } : {}),
      });
  }
}

/** Last known state of a leader. */
export type Known = Readonly<{ applied: readonly string[]; appliedNow?: readonly string[] }>;

export const notStarted = (leader: string, { applied }: Known): LeaderResult => ({
  leader,
  outcome: { outcome: "not_started", applied_now: [], applied },
  code: null,
});

/** The result of a leader that could not be reached, or that rejected the call. */
export function resultOfError(leader: string, error: MigratorError, { applied, appliedNow = [] }: Known): LeaderResult {
  const silent = error.code === "leader_unreachable";
  const outcome = silent ? "unreachable" : error.code === "leadership_lost" ? "leadership_lost" : "refused";
  return {
    leader,
    outcome: { outcome, applied_now: appliedNow, applied, error: error.message },
    code: error.code,
  };
}
