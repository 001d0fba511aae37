import type { MigratorError, MigratorErrorCode } from "../errors.ts";
import type { LeaderOutcomes } from "../runner/outcomes.ts";

/** A refusal as the endpoints tell it. */
export type Problem = Readonly<{
  type: string;
  status: number;
  detail: string;
  code: string;
  run_id?: string;
  leaders?: LeaderOutcomes;
}>;

/** Statuses of the specification; every other code that a process on its own can meet is a 409. */
const statuses: Partial<Readonly<Record<MigratorErrorCode, number>>> = {
  bad_config: 422,
  migration_failed: 500,
  loader_failed: 500,
  internal: 500,
  leader_not_found: 503,
  several_leaders: 503,
  leader_unreachable: 503,
  leadership_lost: 503,
  config_store_unavailable: 503,
  storage_timeout: 504,
};

export function problemOf({ code, message: detail, runId, leaders }: MigratorError): Problem {
  const about = { type: `urn:migrator:${code}`, status: statuses[code] ?? 409, detail, code };
  return { ...about, ...(runId !== undefined && { run_id: runId }), ...(leaders !== undefined && { leaders }) };
}
