import type { Listed } from "../protocol/contracts.ts";
import { MigratorError } from "../protocol/errors.ts";

/**
 * @throws MigratorError `lists_differ` at the first position where this instance's name or checksum differs from the
 *   coordinator's
 */
export function requireSameList(
  alias: string,
  own: readonly Listed[],
  coordinator: string,
  coordinatorList: readonly Listed[],
): void {
  for (let index = 0; index < Math.max(own.length, coordinatorList.length); index++) {
    const ownEntry = own[index];
    const otherEntry = coordinatorList[index];
    const sameText = ownEntry?.hash == null || otherEntry?.hash == null || ownEntry.hash === otherEntry.hash;
    if (ownEntry?.name === otherEntry?.name && sameText) continue;
    const difference =
      ownEntry?.name === otherEntry?.name
        ? `the text of ${ownEntry?.name} differs`
        : `${alias} has ${ownEntry?.name ?? "nothing"} at position ${index + 1}, ${coordinator} has ${otherEntry?.name ?? "nothing"}`;
    throw new MigratorError(
      "lists_differ",
      `The migrations of ${alias} and ${coordinator} differ: ${difference}. Deploy the same files everywhere.`,
      { migration: ownEntry?.name ?? otherEntry?.name },
    );
  }
}
