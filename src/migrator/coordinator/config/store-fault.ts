import { MigratorError } from "../../errors.ts";
import { unknownName } from "../../runner/unknown-name.ts";

/** Drivers and Knex put the whole statement, with all bindings, before the reason. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const name = unknownName(error);
  if (name !== undefined) return name;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const message = "sqlMessage" in error && typeof error.sqlMessage === "string" ? error.sqlMessage : error.message;
  const reason = message.slice(message.lastIndexOf(" - ") + 1).replace(/^- /, "");
  return [code, reason.slice(0, 300)].filter((part) => part !== "").join(" ") || error.name;
}

/** Any error of the configuration database means the same to callers: it can be neither read nor written now. */
export function asUnavailable(error: unknown): MigratorError {
  if (error instanceof MigratorError) return error;
  const why = `The cluster-wide configuration cannot be used: ${reasonOf(error)}.`;
  return new MigratorError("config_store_unavailable", `${why} Ask again when its database answers.`, { cause: error });
}

/** The `run_in_progress` error. */
export function inProgress(holder: Readonly<{ owner: string; runId: string; since: number }> | null): MigratorError {
  const who = holder?.owner ?? "Another instance";
  const since = holder === null ? "" : ` since ${new Date(holder.since).toISOString()} (run ${holder.runId})`;
  return new MigratorError("run_in_progress", `${who} has been running${since}. Ask again when it is finished.`);
}

export const conflict = (current: number, expected: number): MigratorError =>
  new MigratorError(
    "config_conflict",
    `The configuration has version ${current}, the change was made for version ${expected}. Read it again and repeat the change.`,
  );
