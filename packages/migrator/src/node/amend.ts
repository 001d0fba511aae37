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

async function chooserOf({ alias }: NodeContext, change: Change, listed: readonly Listed[]): Promise<Choose> {
  switch (change.kind) {
    case "baseline":
      return baseline(alias, listed, change.name);
    case "repair":
      return repair(listed, change.migrations);
    default:
      throw new MigratorError("bad_request", `${alias} does not know how to ${change.kind}.`);
  }
}

/**
 * Changes records without running anything; checks and writes in one transaction. A dry run writes nothing and creates
 * no table.
 * @throws MigratorError `lists_differ`, `order_violation`, `run_in_progress`, `leadership_lost`
 */
export async function amend(own: NodeContext, request: AmendRequest): Promise<Amendment> {
  const { storage, alias, now } = own;
  const { runId: id, fence, coordinator, list, write, change } = request;
  const loaded = (await listWithTimeout(own)).map(({ name, hash }) => ({ name, hash }));
  requireSameList(alias, loaded, coordinator, list);
  const choose = await chooserOf(own, change, withChecksums(loaded, list));
  if (!write) {
    const holder = await storage.holder();
    if (holder !== null) throw inProgress(alias, holder);
    return choose({ applied: await storage.applied(), failed: await storage.failed(null) }).amendment;
  }
  await prepareLeader(own);
  const lock = await storage.lock({ id, fence, now, owner: coordinator }, own.lockWaitMs);
  await using _lock = safeDisposable(lock, own.log);
  const { amendment } = await lock.amend(choose);
  own.log.info({ leader: alias, run: id, change: change.kind, changes: amendment.changes }, "records were changed");
  return amendment;
}
