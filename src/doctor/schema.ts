import { messageOf } from "@segmark/database/error-message";
import type { Config } from "../config/config.ts";
import type { Storage } from "../storage/open.ts";
import { pendingSchema } from "../storage/schema.ts";
import { checkOf, type Finding } from "./finding.ts";

const MAX_NAMED = 5;

/** The schema of a database compared with what this version needs. */
export async function schemaFinding(
  storage: Pick<Storage, "knex">,
  { autoMigrate }: Pick<Config, "autoMigrate">,
): Promise<Finding> {
  const { ok, problem } = checkOf("schema");
  let pending: readonly string[];
  try {
    pending = await pendingSchema(storage);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "MigratorError") throw error;
    return problem(
      `The schema is not of this version. ${messageOf(error)}`,
      "Start the version that applied it, or a newer one.",
    );
  }
  if (pending.length === 0) return ok("The schema is up to date.");
  const named = pending.slice(0, MAX_NAMED).join(", ");
  const text = `${pending.length} migrations are pending: ${named}${pending.length > MAX_NAMED ? ", …" : ""}.`;
  return autoMigrate
    ? ok(`${text} The next start applies them.`)
    : problem(text, "Run `segmark migrate`, or set AUTO_MIGRATE=true.");
}
