import { withChecksums } from "../engine/list/with-checksums.ts";
import type { Amending, RecordState } from "../engine/records/amend.ts";
import { pendingOf } from "../engine/records/history.ts";
import { type Applied, outdatedHashes } from "../engine/records/records.ts";
import { listWithTimeout } from "../engine/run/load-with-timeout.ts";
import type { Amendment, AmendRequest, Change, Listed } from "../protocol/contracts.ts";
import { MigratorError } from "../protocol/errors.ts";
import { safeDisposable } from "../protocol/safe-log.ts";
import { inProgress } from "./holder.ts";
import type { NodeContext } from "./node-options.ts";
import { prepareLeader } from "./prepare.ts";
import { requireSameList } from "./same-list.ts";

/** What is written, and how that reads for a person. */
type Chosen = Amending & Readonly<{ amendment: Amendment }>;
type Choose = (state: RecordState) => Chosen;

const nothing: Amending = { append: [], as: "baseline", accept: [], forget: [] };

/**
 * Records that continue what is applied up to the given position of the list.
 * @throws MigratorError `order_violation` when what is applied is not the beginning of the list
 */
function continued(alias: string, listed: readonly Listed[], end: number, applied: readonly Applied[]): Listed[] {
  try {
    pendingOf(listed, applied, { appliedWritable: true });
  } catch (error) {
    if (!(error instanceof MigratorError)) throw error;
    throw new MigratorError(error.code, `${alias}: ${error.message}`, { migration: error.migration });
  }
  return listed.slice(applied.length, end);
}

function baseline(alias: string, listed: readonly Listed[], name: string): Choose {
  const end = listed.findIndex((one) => one.name === name) + 1;
  return ({ applied }) => {
    const append = continued(alias, listed, end, applied);
    const changes = append.map((one) => ({ migration: one.name, change: "baseline", detail: null }));
    return { ...nothing, append, amendment: { changes, remarks: [] } };
  };
}

/** As much of a checksum as tells two apart. */
const short = (hash: string | null): string => (hash ?? "").slice(0, 12);

function repair(listed: readonly Listed[], migrations: readonly string[]): Choose {
  const isMeant = ({ name }: Readonly<{ name: string }>): boolean =>
    migrations.length === 0 || migrations.includes(name);
  return (state) => {
    const accept = outdatedHashes(listed, state.applied).filter((one) => one.before !== null && isMeant(one));
    const failed = state.failed.filter(isMeant);
    const changes = [
      ...accept.map(({ name, before, hash }) => ({
        migration: name,
        change: "accepted",
        detail: `checksum ${short(before)} becomes ${short(hash)}`,
      })),
      ...failed.map(({ name, outcome, error }) => ({
        migration: name,
        change: "forgotten",
        detail: [outcome, ...(error === null ? [] : [error])].join(": "),
      })),
    ];
    return { ...nothing, accept, forget: failed.map(({ name }) => name), amendment: { changes, remarks: [] } };
  };
}

type Adopting = Extract<Change, Readonly<{ kind: "adopt" }>>;

/** @throws MigratorError of `adoptedOf`, and `bad_request` for an unknown tool */
async function adopt(own: NodeContext, { from, table, file }: Adopting, list: readonly Listed[]): Promise<Choose> {
  const { alias, storage } = own;
  const { adoptedOf, stateOf, toolOf } = await import("../engine/adopt/adopted.ts");
  const tool = toolOf(from);
  const tables = await storage.foreign(tool, table);
  const [missing] = tables.records === undefined && file === undefined ? [table ?? tool.records[0]] : [];
  if (missing !== undefined)
    return () => ({ ...nothing, amendment: { changes: [], remarks: [`It has no table ${missing}.`], missing } });
  const state = stateOf(alias, tool, { ...tables, list, file, leader: [alias, own.replicaset()] });
  const { migrations, remarks } = adoptedOf(alias, tool.title, state, list);
  const foreignNames = new Map(state.applied.map(({ migration, name }) => [migration, name]));
  return ({ applied }) => {
    const append = continued(alias, list, migrations.length, applied);
    const changes = append.map(({ name }) => ({
      migration: name,
      change: "adopted",
      detail: foreignNames.get(name) ?? null,
    }));
    return { ...nothing, append, as: "adopted", amendment: { changes, remarks } };
  };
}

async function chooserOf(own: NodeContext, change: Change, listed: readonly Listed[]): Promise<Choose> {
  const { alias } = own;
  switch (change.kind) {
    case "baseline":
      return baseline(alias, listed, change.name);
    case "repair":
      return repair(listed, change.migrations);
    case "adopt":
      return adopt(own, change, listed);
  }
}

/**
 * Changes records without running anything; checks and writes in one transaction. A dry run writes nothing and creates
 * no table.
 * @throws MigratorError `lists_differ`, `order_violation`, `state_inconsistent`, `run_in_progress`, `leadership_lost`
 */
export async function amend(own: NodeContext, request: AmendRequest): Promise<Amendment> {
  const { storage, alias, now } = own;
  const { runId: id, fence, coordinator, list, write, change } = request;
  const loaded = (await listWithTimeout(own)).map(({ name, hash }) => ({ name, hash }));
  requireSameList(alias, loaded, coordinator, list);
  const chooser = (): Promise<Choose> => chooserOf(own, change, withChecksums(loaded, list));
  if (!write) {
    const holder = await storage.holder();
    if (holder !== null) throw inProgress(alias, holder);
    const choose = await chooser();
    return choose({ applied: await storage.applied(), failed: await storage.failed(null) }).amendment;
  }
  await prepareLeader(own);
  const lock = await storage.lock({ id, fence, now, owner: coordinator }, own.lockWaitMs);
  await using _lock = safeDisposable(lock, own.log);
  const { amendment } = await lock.amend(await chooser());
  own.log.info({ leader: alias, run: id, change: change.kind, changes: amendment.changes }, "records were changed");
  return amendment;
}
