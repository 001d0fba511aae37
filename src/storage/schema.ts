import { fileURLToPath } from "node:url";
import { unitsIn } from "../migrator/loaders/files.ts";
import type { Loader } from "../migrator/loaders/loader.ts";
import { pendingOf } from "../migrator/records/history.ts";
import { readApplied } from "../migrator/records/records.ts";
import type { MigratorLog } from "../migrator/runner/log.ts";
import type { Storage } from "./open.ts";

const stepsFolder = fileURLToPath(new URL("../../migrations/", import.meta.url));

/** A built copy has other suffixes and another text, so steps are known by their names without suffix and without a hash. */
const nameOf = (file: string): string => file.replace(/\.[^.]+$/, "");

export const steps: Loader = {
  list: async () => {
    const { newDirectoryLoader } = await import("../migrator/loaders/directory-loader.ts");
    return (await newDirectoryLoader(stepsFolder).list()).map(({ name, up }) => ({ name: nameOf(name), up }));
  },
};

/**
 * What the database lacks. Nearly every start finds that it lacks nothing, for which names are enough: no step is loaded.
 * @throws MigratorError when the database was made by a program with other steps, for example a newer one
 */
export async function pendingSchema({ knex }: Pick<Storage, "knex">): Promise<string[]> {
  const listed = (await unitsIn(stepsFolder)).map((file) => ({ name: nameOf(file), hash: null }));
  return pendingOf(listed, await readApplied(knex)).map(({ name }) => name);
}

/** Brings the schema up to date and answers with the steps applied now. Safe to call from any number of processes at once. */
export async function applySchema({ knex }: Pick<Storage, "knex">, log?: MigratorLog): Promise<string[]> {
  if ((await pendingSchema({ knex })).length === 0) return [];
  const { createMigrator } = await import("../migrator/runner/run.ts");
  return createMigrator({ knex, loader: steps, ...(log === undefined ? {} : { log }) }).up();
}

export const appliedSchema = async ({ knex }: Pick<Storage, "knex">): Promise<string[]> =>
  (await readApplied(knex)).map(({ name }) => name);
