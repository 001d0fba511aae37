import { retryBusy } from "../config/retry-busy.ts";
import type { MoveRequest } from "../contracts.ts";
import { MigratorError } from "../errors.ts";
import { loadAll } from "../loader.ts";
import { productOf } from "../product.ts";
import { type Applied, insertApplied, readApplied } from "../records.ts";
import { takeLeaderLock } from "./leader-lock.ts";
import type { Own } from "./options.ts";
import { ensureTables, requireWritable } from "./prepare.ts";

const inconsistent = (alias: string, why: string): MigratorError =>
  new MigratorError("state_inconsistent", `The list to move does not fit ${alias}: ${why}. Nothing was copied.`);

/** The names behind those that are there already; more names there than in the list are well. */
function missing(alias: string, names: readonly string[], applied: readonly Applied[]): readonly string[] {
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice !== undefined) throw inconsistent(alias, `${twice} is listed twice`);
  for (const [place, { name }] of applied.slice(0, names.length).entries())
    if (name !== names[place])
      throw inconsistent(alias, `at place ${place + 1} the list has ${names[place]}, the database has ${name}`);
  return names.slice(applied.length);
}

/** What the loader knows of them. Files that do not load are no reason against a move: the next run fills hashes in. */
async function hashes({ loader, log }: Own): Promise<ReadonlyMap<string, string | null>> {
  try {
    return new Map((await loadAll(loader())).map(({ name, hash }) => [name, hash]));
  } catch (error) {
    log.warn({ error }, "names are moved without hashes");
    return new Map();
  }
}

/**
 * Copies names into the records without running anything; looked at and written in one transaction.
 * @throws MigratorError `state_inconsistent` naming the place and both names, `leadership_lost`, `run_in_progress`
 */
export async function move(own: Own, request: MoveRequest): Promise<readonly string[]> {
  const { db, alias, now, pause } = own;
  const { runId: id, fence, names, write } = request;
  if (!write) return missing(alias, names, await readApplied(db));
  await requireWritable(own);
  const product = await productOf(db);
  await ensureTables(own, product);
  const known = await hashes(own);
  await using lock = await takeLeaderLock(own, product, { id, fence, now, owner: `the move of the state to ${alias}` });
  return await retryBusy(product, pause, () =>
    db.transaction(async (trx) => {
      await lock.check(trx);
      const copied = missing(alias, names, await readApplied(trx));
      if (copied.length === 0) return copied;
      await insertApplied(
        trx,
        copied.map((name) => ({ name, hash: known.get(name) ?? null })),
      );
      return copied;
    }),
  );
}
