import { isCancelledText } from "../protocol/cancelled.ts";
import type { LeaderOutcome, LeaderOutcomes } from "../protocol/contracts.ts";
import { MigratorError, type MigratorErrorCode } from "../protocol/errors.ts";
import { names, seconds, sentence } from "../protocol/format.ts";
import type { LeaderResult } from "./leader-outcome.ts";

/** Which code the whole call reports when leaders ended in different ways: those that need a repair come first. */
const precedence: readonly MigratorErrorCode[] = [
  "migration_failed",
  "storage_timeout",
  "cancelled",
  "loader_failed",
  "run_in_progress",
  "lists_differ",
  "order_violation",
  "applied_migration_changed",
  "state_inconsistent",
  "schema_differs",
  "schema_invalid",
  "user_bypasses_read_only",
  "internal",
  "several_leaders",
  "leader_not_found",
  "leadership_lost",
  "leader_unreachable",
];
const rank = (code: MigratorErrorCode): number => {
  const index = precedence.indexOf(code);
  return index < 0 ? precedence.length : index;
};

/** Those that did not succeed, the most important first. One that was halted only follows from another. */
const badOnes = (results: readonly LeaderResult[]): LeaderResult[] =>
  results
    .filter(({ code }) => code !== null)
    .map((result) => ({ result, rank: result.outcome.outcome === "halted" ? precedence.length : rank(codeOf(result)) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ result }) => result);

/** A missing code does not mean success. */
const codeOf = ({ code }: LeaderResult): MigratorErrorCode => code ?? "internal";

/** The code with the highest precedence; undefined when nothing went wrong. */
export function worstOf(results: readonly LeaderResult[]): MigratorErrorCode | undefined {
  const [worst] = badOnes(results);
  return worst && codeOf(worst);
}

export const outcomesOf = (results: readonly LeaderResult[]): LeaderOutcomes =>
  Object.fromEntries(results.map(({ leader, outcome }) => [leader, outcome]));

function outcomeText(leader: string, outcome: LeaderOutcome, limitMs: number): string {
  const { failed, error = "", still_running } = outcome;
  switch (outcome.outcome) {
    case "failed":
      return `${failed ?? "A migration"} failed on ${leader}: ${sentence(error)} Statements before the failing one may have stayed.`;
    case "timed_out": {
      const rest = still_running ? " Its database could not stop it and still works on it." : "";
      const what = failed === undefined ? "" : ` ${failed}`;
      const why = isCancelledText(error) ? ", because the run was cancelled" : ` within ${seconds(limitMs)}`;
      const wait = / It waited for .*/s.exec(error)?.[0] ?? "";
      return `${leader} did not finish${what}${why}.${wait}${rest}`;
    }
    case "halted":
      return `${leader} was stopped before its next migration.`;
    case "leadership_lost":
      return sentence(`${leader} stopped being the leader${error === "" ? "" : `: ${error}`}`);
    case "refused":
    case "unreachable":
      return sentence(error === "" ? `${leader} refused` : error);
    default:
      return "";
  }
}

/** What remains for the next call, and where: it says that calling again is safe. */
function restOf(results: readonly LeaderResult[], list: readonly string[]): string {
  const open = results.filter(({ code }) => code !== null);
  const unknown = open.filter(({ outcome }) => outcome.outcome === "unreachable").map(({ leader }) => leader);
  const missing = open
    .filter(({ outcome }) => outcome.outcome !== "unreachable")
    .map(({ leader, outcome }) => ({ leader, applied: new Set(outcome.applied) }))
    .map(({ leader, applied }) => ({ leader, rest: list.filter((name) => !applied.has(name)) }))
    .filter(({ rest }) => rest.length > 0)
    .map(({ leader, rest }) => `${names(rest)} on ${leader}`);
  const done = results.filter(({ code }) => code === null).map(({ leader }) => leader);
  return [
    ...(done.length > 0 ? [`Done: ${names(done)}.`] : []),
    ...(unknown.length > 0
      ? [`What ${names(unknown)} applied is unknown; it finishes or gives up by itself. Ask what is applied.`]
      : []),
    missing.length > 0
      ? `Call again when it is repaired: only what is missing runs, ${missing.join("; ")}.`
      : "Call again: only what is missing runs.",
  ].join(" ");
}

/** The error of a run that did not succeed on every leader; undefined if it did. */
export function failureOf(
  results: readonly LeaderResult[],
  { runId, list, limitMs }: Readonly<{ runId: string; list: readonly string[]; limitMs: number }>,
): MigratorError | undefined {
  const code = worstOf(results);
  if (code === undefined) return undefined;
  const inOrder = badOnes(results);
  const reasons = inOrder.map(({ leader, outcome }) => outcomeText(leader, outcome, limitMs));
  return new MigratorError(code, `${reasons.join(" ")} ${restOf(results, list)}`, {
    runId,
    leaders: outcomesOf(results),
    migration: inOrder[0]?.outcome.failed,
  });
}

/** The error of a call that failed before any leader was started. */
export function nothingRun(results: readonly LeaderResult[], runId: string, done = "run"): MigratorError | undefined {
  const code = worstOf(results);
  if (code === undefined) return undefined;
  const same = results.filter((result) => result.code === code);
  const reasons = same.map(({ outcome }) => sentence(outcome.error ?? ""));
  return new MigratorError(code, `${reasons.join(" ")} Nothing was ${done}.`, { runId, leaders: outcomesOf(results) });
}

/**
 * The error of a call that did not write to every leader; undefined if it did.
 * @param next what remains, and what to do
 */
export function notWritten(results: readonly LeaderResult[], runId: string, next: string): MigratorError | undefined {
  const code = worstOf(results);
  if (code === undefined) return undefined;
  const reasons = results.filter((result) => result.code !== null).map(({ outcome }) => sentence(outcome.error ?? ""));
  return new MigratorError(code, `${reasons.join(" ")} ${next}`, { runId, leaders: outcomesOf(results) });
}
