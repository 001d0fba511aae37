import { MigratorError } from "../../protocol/errors.ts";
import type { Applied } from "./records.ts";

/**
 * The pending migrations: the list without its prefix, which must be exactly what was applied.
 * @throws MigratorError `order_violation` when an applied migration is unknown or at another position in the list,
 *   `applied_migration_changed` when the text of an applied migration has changed, unless `appliedWritable`
 */
export function pendingOf<Listed extends Applied>(
  listed: readonly Listed[],
  applied: readonly Applied[],
  { appliedWritable = false }: Readonly<{ appliedWritable?: boolean }> = {},
): Listed[] {
  for (const [position, { name, hash }] of applied.entries()) {
    const migrationHere = listed[position];
    if (migrationHere?.name !== name) {
      const known = listed.some((migration) => migration.name === name);
      const reason = known
        ? `${name} was applied at position ${position + 1}, where the list has ${migrationHere?.name ?? "nothing"}`
        : `${name} was applied and is not in the list`;
      throw new MigratorError("order_violation", `The migrations do not continue what was applied: ${reason}.`, {
        migration: name,
      });
    }
    if (!appliedWritable && hash !== null && migrationHere.hash !== null && hash !== migrationHere.hash)
      throw new MigratorError(
        "applied_migration_changed",
        `Migration ${name} was changed after it was applied. Restore its text and put the change into a new migration.`,
        {
          migration: name,
        },
      );
  }
  return listed.slice(applied.length);
}
