export { type MigrationStorage, storage } from "./context.ts";
export { MigratorError, type MigratorErrorCode } from "./errors.ts";
export type { Loader, Migration, Up } from "./loader.ts";
export type { MigratorLog } from "./log.ts";
export { createMigrator, type Migrator, type MigratorOptions } from "./run.ts";
