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
  for (let place = 0; place < Math.max(own.length, coordinatorList.length); place++) {
    const ownEntry = own[place];
    const otherEntry = coordinatorList[place];
    const sameText = ownEntry?.hash == null || otherEntry?.hash == null || ownEntry.hash === otherEntry.hash;
    if (ownEntry?.name === otherEntry?.name && sameText) continue;
    const difference =
      ownEntry?.name === otherEntry?.name
        ? `the text of ${ownEntry?.name} differs`
        : `${alias} has ${ownEntry?.name ?? "nothing"} at place ${place + 1}, ${coordinator} has ${otherEntry?.name ?? "nothing"}`;
    throw new MigratorError(
      "lists_differ",
      `The migrations of ${alias} and ${coordinator} differ: ${difference}. Deploy the same files everywhere.`,
      { migration: ownEntry?.name ?? otherEntry?.name },
    );
  }
}
