import { fileURLToPath } from "node:url";
import { newDirectoryLoader } from "../migrator/directory-loader.ts";
import type { Loader } from "../migrator/loader.ts";
import type { MigratorLog } from "../migrator/log.ts";
import { createMigrator } from "../migrator/run.ts";
import type { Storage } from "./open.ts";

const stepsFolder = fileURLToPath(new URL("../../migrations/", import.meta.url));

/** Steps are known by their names without suffix and without a hash, because a built copy has other suffixes and another text. */
export const steps: Loader = {
  list: async () =>
    (await newDirectoryLoader(stepsFolder).list()).map(({ name, up }) => ({ name: name.replace(/\.[^.]+$/, ""), up })),
};

/** Brings the schema up to date and answers with the steps applied now. Safe to call from any number of processes at once. */
export const applySchema = ({ knex }: Pick<Storage, "knex">, log?: MigratorLog): Promise<string[]> =>
  createMigrator({ knex, loader: steps, ...(log === undefined ? {} : { log }) }).up();

/** @throws MigratorError when the database was made by a program with other steps, for example a newer one */
export const pendingSchema = ({ knex }: Pick<Storage, "knex">): Promise<string[]> =>
  createMigrator({ knex, loader: steps }).pending();

export const appliedSchema = ({ knex }: Pick<Storage, "knex">): Promise<string[]> =>
  createMigrator({ knex, loader: steps }).applied();
