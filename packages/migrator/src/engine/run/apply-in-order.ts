import type { MigratorLog } from "../../protocol/log.ts";

/**
 * Applies migrations in order until one is not applied.
 * @param about log fields besides the name
 * @param apply resolves with how the run ends when its migration was not applied
 */
export async function applyInOrder<Migration extends Readonly<{ name: string }>, Outcome>(
  migrations: readonly Migration[],
  { interrupted, log, about }: Readonly<{ interrupted: readonly string[]; log: MigratorLog; about: object }>,
  apply: (migration: Migration) => Promise<Outcome | undefined>,
): Promise<Outcome | undefined> {
  const again = new Set(interrupted);
  for (const migration of migrations) {
    const fields = { migration: migration.name, ...about };
    if (again.has(migration.name)) log.warn(fields, "an earlier run was interrupted");
    log.info(fields, "applying migration");
    const outcome = await apply(migration);
    if (outcome !== undefined) return outcome;
  }
  return undefined;
}
