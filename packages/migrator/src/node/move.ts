import { listWithTimeout } from "../engine/run/load-with-timeout.ts";
import type { Listed, MoveRequest } from "../protocol/contracts.ts";
import { MigratorError } from "../protocol/errors.ts";
import { safeDisposable } from "../protocol/safe-log.ts";
import type { NodeContext } from "./node-options.ts";
import { prepareLeader } from "./prepare.ts";

const inconsistent = (alias: string, why: string): MigratorError =>
  new MigratorError("state_inconsistent", `The list to move does not fit ${alias}: ${why}.`);

/** The names after those already recorded; it is fine if more names are recorded than listed. */
function missing(alias: string, names: readonly string[], applied: readonly Listed[]): readonly string[] {
  const seen = new Set<string>();
  const duplicate = names.find((name) => seen.size === seen.add(name).size);
  if (duplicate !== undefined) throw inconsistent(alias, `${duplicate} is listed twice`);
  for (const [index, { name }] of applied.slice(0, names.length).entries())
    if (name !== names[index])
      throw inconsistent(alias, `at position ${index + 1} the list has ${names[index]}, the database has ${name}`);
  return names.slice(applied.length);
}

/** Hashes from the loader. A file that does not load does not prevent the move: the next run fills its hash in. */
async function hashes(own: NodeContext): Promise<ReadonlyMap<string, string | null>> {
  try {
    return new Map((await listWithTimeout(own)).map(({ name, hash }) => [name, hash]));
  } catch (error) {
    own.log.warn({ error }, "names are moved without hashes");
    return new Map();
  }
}

/**
 * Copies names into the records without running anything; checks and writes in one transaction.
 * @throws MigratorError `state_inconsistent` naming the position and both names, `leadership_lost`, `run_in_progress`
 */
export async function move(own: NodeContext, request: MoveRequest): Promise<readonly string[]> {
  const { storage, alias, now } = own;
  const { runId: id, fence, names, write } = request;
  if (!write) return missing(alias, names, await storage.applied());
  await prepareLeader(own);
  const known = await hashes(own);
  const lock = await storage.lock({ id, fence, now, owner: `the move of the state to ${alias}` }, own.lockWaitMs);
  await using _lock = safeDisposable(lock, own.log);
  const { append } = await lock.amend(({ applied }) => ({
    append: missing(alias, names, applied).map((name) => ({ name, hash: known.get(name) ?? null })),
    as: "moved",
    accept: [],
    forget: [],
  }));
  return append.map(({ name }) => name);
}
