import { createMigrator, type Migration, type Migrator } from "segmark/migrator";
import { new as newDirectoryLoader } from "segmark/migrator/directory-loader";

export const load: () => unknown = newDirectoryLoader;
export const migrate = ({ up }: Migrator, steps: readonly Migration[]): unknown => [createMigrator, up, steps.length];
