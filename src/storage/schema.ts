import { fileURLToPath } from "node:url";
import { unitsIn } from "@segmark/migrator/internal/engine/list/files";
import type { Loader } from "@segmark/migrator/internal/engine/list/loader";
import { pendingOf } from "@segmark/migrator/internal/engine/records/history";
import { readApplied } from "@segmark/migrator/internal/engine/records/records";
import type { Storage } from "./open.ts";

const stepsFolder = fileURLToPath(new URL("../../migrations/", import.meta.url));

/**
 * The build changes suffixes and file contents, so steps are identified by name without suffix, and without a checksum.
 */
const nameOf = (file: string): string => file.replace(/\.[^.]+$/, "");

export const steps: Loader = {
  list: async () => {
    const { newDirectoryLoader } = await import("@segmark/migrator/directory-loader");
    return (await newDirectoryLoader(stepsFolder).list()).map(({ name, up }) => ({ name: nameOf(name), up }));
  },
};

/**
 * Lists pending migrations. There are none on most starts, which is found out by name only, without loading any step.
 * @throws MigratorError if the database has unknown steps, for example from a newer version
 */
export async function pendingSchema({ knex }: Pick<Storage, "knex">): Promise<string[]> {
  const listed = (await unitsIn(stepsFolder)).map((file) => ({ name: nameOf(file), hash: null }));
  return pendingOf(listed, await readApplied(knex)).map(({ name }) => name);
}

/**
 * Applies pending migrations and returns them. Safe to call concurrently from several processes.
 * @param waitMs for another process that applies them; default: that of the migrator
 * @throws MigratorError `run_in_progress` if it takes longer
 */
export async function applySchema({ knex }: Pick<Storage, "knex">, waitMs?: number): Promise<string[]> {
  if ((await pendingSchema({ knex })).length === 0) return [];
  const { createMigrator } = await import("@segmark/migrator/internal/engine/run/migrator");
  return createMigrator({ knex, loader: steps, ...(waitMs === undefined ? {} : { waitMs }) }).up();
}

export const appliedSchema = async ({ knex }: Pick<Storage, "knex">): Promise<string[]> =>
  (await readApplied(knex)).map(({ name }) => name);
