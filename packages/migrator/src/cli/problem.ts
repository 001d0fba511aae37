import { problems } from "../generated/problems.ts";
import type { MigratorError } from "../protocol/errors.ts";
import type { LeaderOutcomes } from "../protocol/outcomes.ts";

/** A problem as the endpoints return it. */
export type Problem = Readonly<{
  type: string;
  status: number;
  detail: string;
  code: string;
  run_id?: string;
  leaders?: LeaderOutcomes;
}>;

export function problemOf({ code, message: detail, runId, leaders }: MigratorError): Problem {
  const common = { type: `urn:migrator:${code}`, status: problems[code].status, detail, code };
  return { ...common, ...(runId !== undefined && { run_id: runId }), ...(leaders !== undefined && { leaders }) };
}
