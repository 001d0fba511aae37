import type { Listed, RunRequest } from "../coordinator/contracts.ts";
import { withChecksums } from "../loaders/with-checksums.ts";
import { outdatedHashes } from "../records/records.ts";
import type { Tools } from "./tools.ts";

/**
 * Brings the records up to date with the texts: those without a hash get one, and those whose text was changed get the new one where the
 * coordinator says that they may. It comes before the first migration, so that it holds however the run ends; nothing runs because of it.
 */
export async function takeOverTexts(
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
