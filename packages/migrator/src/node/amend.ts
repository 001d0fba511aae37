import type { TextedMigration } from "../engine/list/loader.ts";
import { withChecksums } from "../engine/list/with-checksums.ts";
import { outdatedHashes } from "../engine/records/records.ts";
import { listWithTimeout } from "../engine/run/load-with-timeout.ts";
import type { Amendment, AmendRequest, Change } from "../protocol/contracts.ts";
import { safeDisposable } from "../protocol/safe-log.ts";
import { adopt } from "./amend-adopt.ts";
import { baseline } from "./amend-baseline.ts";
import { type Choose, nothing } from "./amend-choice.ts";
import { inProgress } from "./holder.ts";
import type { NodeContext } from "./node-options.ts";
import { prepareLeader } from "./prepare.ts";
import { requireSameList } from "./same-list.ts";

const noText = (): undefined => undefined;

/** As much of a checksum as tells two apart. */
const short = (hash: string | null): string => (hash ?? "").slice(0, 12);

function repair(listed: readonly TextedMigration[], migrations: readonly string[]): Choose {
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

async function chooserOf(own: NodeContext, change: Change, listed: readonly TextedMigration[]): Promise<Choose> {
  switch (change.kind) {
    case "baseline":
      return baseline(own, listed, change.name);
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
  const loaded = await listWithTimeout(own);
  requireSameList(alias, loaded, coordinator, list);
  const texts = loaded.map(({ text }) => text);
  const listed = withChecksums(loaded, list).map((one, index) => ({ ...one, text: texts[index] ?? noText }));
  const chooser = (): Promise<Choose> => chooserOf(own, change, listed);
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
