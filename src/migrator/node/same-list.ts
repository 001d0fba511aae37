import type { Listed } from "../coordinator/contracts.ts";
import { MigratorError } from "../errors.ts";

/** @throws MigratorError `lists_differ` at the first position where this instance's name or checksum differs from the coordinator's */
export function requireSameList(
  alias: string,
  own: readonly Listed[],
  coordinator: string,
  theirs: readonly Listed[],
): void {
  for (let place = 0; place < Math.max(own.length, theirs.length); place++) {
    const here = own[place];
    const there = theirs[place];
    const sameText = here?.hash == null || there?.hash == null || here.hash === there.hash;
    if (here?.name === there?.name && sameText) continue;
    const difference =
      here?.name === there?.name
        ? `the text of ${here?.name} differs`
        : `${alias} has ${here?.name ?? "nothing"} at place ${place + 1}, ${coordinator} has ${there?.name ?? "nothing"}`;
    throw new MigratorError(
      "lists_differ",
      `The migrations of ${alias} and ${coordinator} differ: ${difference}. Deploy the same files everywhere.`,
      { migration: here?.name ?? there?.name },
    );
  }
}
