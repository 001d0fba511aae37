import { isAccessDenied, isPrivilegeMissing, isReadOnlyError } from "@segmark/database/access-errors";
import { isTimeout, noConnection } from "@segmark/database/driver-error";
import { unknownName } from "../../engine/run/unknown-name.ts";
import { MigratorError } from "../../protocol/errors.ts";
import { redactMessage } from "../../protocol/secrets.ts";

/** Drivers and Knex put the whole statement, with all bindings, before the reason. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const name = unknownName(error);
  if (name !== undefined) return name;
  if (isTimeout(error)) return noConnection;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const message = "sqlMessage" in error && typeof error.sqlMessage === "string" ? error.sqlMessage : error.message;
  const reason = message.slice(message.lastIndexOf(" - ") + 1).replace(/^- /, "");
  return (
    [code, redactMessage(reason.slice(0, 1000)).slice(0, 300)].filter((part) => part !== "").join(" ") || error.name
  );
}

/**
 * How messages name a store: the configuration of a cluster, or the single database that also holds the configuration.
 */
export type StoreName = Readonly<{ what: string; database: string; setting: string }>;

export const clusterStore: StoreName = {
  what: "The cluster-wide configuration",
  database: "its database",
  setting: "the address of its database (CLUSTER_STORE_URL)",
};
export const onlyDatabase: StoreName = { what: "The database", database: "it", setting: "--database (DATABASE_URL)" };

/** The remedy when the database responded; undefined otherwise. */
function remedyOf(error: unknown, setting: string): string | undefined {
  if (isPrivilegeMissing(error)) return "Grant its user SELECT, INSERT, UPDATE, DELETE, CREATE, ALTER and INDEX there.";
  return isReadOnlyError(error) ? `It takes no writes: name the server that does in ${setting}.` : undefined;
}

/** Callers see every error of the configuration database as `config_store_unavailable`. */
export function asUnavailable(error: unknown, { what, database, setting }: StoreName): MigratorError {
  if (error instanceof MigratorError) return error;
  const next = isAccessDenied(error)
    ? `Check user, password and database in ${setting}.`
    : (remedyOf(error, setting) ?? `Ask again when ${database} answers.`);
  const message = `${what} cannot be used: ${reasonOf(error)}. ${next}`;
  return new MigratorError("config_store_unavailable", message, { cause: error });
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
