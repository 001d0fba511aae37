import { problems } from "../generated/problems.ts";
import type { LeaderOutcome } from "../protocol/outcomes.ts";
import type { Problem } from "./problem.ts";
import type { Reply } from "./service.ts";
import { placeLines } from "./show-place.ts";
import { printable, table } from "./table.ts";

function rowOf([leader, { outcome, applied_now, failed, error = "", still_running }]: readonly [
  string,
  LeaderOutcome,
]): string[] {
  const rest = still_running === true ? " (its database still works on it)" : "";
  const description = [failed ?? "", error].filter((part) => part !== "").join(": ") + rest;
  return [leader, outcome, applied_now.length === 0 ? "-" : applied_now.join(", "), description];
}

/** An instance of another version may use codes that this one does not know. */
const adviceOf = (code: string): string | undefined =>
  Object.hasOwn(problems, code) ? problems[code as keyof typeof problems].advice : undefined;

/** What is wrong, what happened on each leader, and what to do next. */
export function problemText(
  { code, status, detail, leaders = {}, run_id }: Problem,
  { isAdvised = false }: Pick<Reply, "isAdvised">,
): string {
  const rows = Object.entries(leaders).map(rowOf);
  const advice = isAdvised ? undefined : adviceOf(code);
  return [
    `${printable(code)} (${status}): ${printable(detail)}`,
    ...(rows.length > 0 ? [table(["leader", "outcome", "applied now", "about"], rows)] : []),
    ...Object.entries(leaders).flatMap(([leader, { place }]) => placeLines(leader, place).map(printable)),
    ...(run_id !== undefined ? [`Run: ${printable(run_id)}`] : []),
    ...(advice !== undefined ? [`Next: ${advice}`] : []),
  ].join("\n");
}
