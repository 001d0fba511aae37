import { withChecksums } from "../engine/list/with-checksums.ts";
import { outdatedHashes } from "../engine/records/records.ts";
import type { Listed, RunRequest } from "../protocol/contracts.ts";
import type { Tools } from "./tools.ts";

/**
 * Updates the hashes in the records: missing ones are filled in, and those of changed texts are replaced if the
 * coordinator allows it. Called before the first migration, so that it takes effect regardless of the outcome of the
 * run; executes no migration.
 */
export async function updateChecksums(
  { own, lock }: Omit<Tools, "work">,
  { runId, list, appliedWritable = false }: Pick<RunRequest, "runId" | "list" | "appliedWritable">,
  listed: readonly Listed[],
  applied: readonly Listed[],
): Promise<void> {
  const outdated = outdatedHashes(withChecksums(listed, list), applied);
  const due = outdated.filter(({ before }) => appliedWritable || before === null);
  if (due.length === 0) return;
  await lock.updateHashes(due);
  const migrations = due.flatMap(({ name, before }) => (before === null ? [] : [name]));
  if (migrations.length > 0)
    own.log.warn(
      { leader: own.alias, run: runId, migrations },
      "applied migrations have another text now; its hash is recorded",
    );
}
