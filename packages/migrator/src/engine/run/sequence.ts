import type { MigratorLog } from "../../protocol/log.ts";

/**
 * Applies migrations one after the other, until one is not applied.
 * @param about what the log tells beside the name
 * @param apply resolves with how the run ends when its migration was not applied
 */
export async function applyInOrder<Migration extends Readonly<{ name: string }>, Ending>(
  migrations: readonly Migration[],
  { interrupted, log, about }: Readonly<{ interrupted: readonly string[]; log: MigratorLog; about: object }>,
  apply: (migration: Migration) => Promise<Ending | undefined>,
): Promise<Ending | undefined> {
  const again = new Set(interrupted);
  for (const migration of migrations) {
    const fields = { migration: migration.name, ...about };
    if (again.has(migration.name)) log.warn(fields, "an earlier run was interrupted");
    log.info(fields, "applying migration");
    const ending = await apply(migration);
    if (ending !== undefined) return ending;
  }
  return undefined;
}
