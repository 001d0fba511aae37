import { openBulk } from "@segmark/database/bulk/connection";
import type { OtherColumns } from "../../storage/copies/shadow-tables.ts";
import type { Storage } from "../../storage/open.ts";
import type { PublicTableName } from "../../storage/public/tables.ts";
import type { Rejects } from "./rejects.ts";
import { rejectOrphans, tablesOf } from "./replace.ts";
import type { ImportState } from "./state.ts";

/** Rows per transaction: writers to their videos wait for it, and with SQLite all writers. */
const rowsAtOnce = 100;
const leftoversAtOnce = 200;

export type MergeOptions = Readonly<{
  rejects: Rejects;
  signal: AbortSignal;
  others: OtherColumns;
  onStep: (step: string) => void;
}>;

async function mergeTable(
  storage: Storage,
  state: ImportState,
  table: PublicTableName,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const after = state.merged[table] ?? 0;
    const rows = await storage.stores.publicRows.piece(table, after, rowsAtOnce);
    const last = rows.at(-1);
    if (last === undefined) return;
    const merged = { ...state.merged, [table]: Number(last[table === "sponsorTimes" ? "id" : "line"]) };
    await storage.transaction(async ({ publicRows }) => {
      await publicRows.merge(table, rows, Date.now());
      await publicRows.saveState(JSON.stringify({ ...state, merged }));
    });
    state.merged = merged;
  }
}

async function mergeLeftovers({ transaction }: Storage, signal: AbortSignal, others: OtherColumns): Promise<void> {
  for (let last: number | undefined = -1; last !== undefined; ) {
    signal.throwIfAborted();
    const after: number = last;
    last = await transaction(({ publicRows }) => publicRows.mergeLeftovers(after, leftoversAtOnce));
  }
  await transaction(async ({ publicRows }) => {
    for (const [table, columns] of Object.entries(others))
      await publicRows.addOtherColumns(table as PublicTableName, columns);
  });
}

/**
 * Takes the rows of full stages over, in transactions like those of requests, so that a service that runs sees each of
 * them as it would see those of another process. Continues after the last piece that was taken over.
 */
export async function mergeStages(
  storage: Storage,
  state: ImportState,
  { rejects, signal, others, onStep }: MergeOptions,
): Promise<void> {
  for (const table of tablesOf(state)) {
    if (table === "categoryVotes") {
      await using bulk = await openBulk(storage.knex);
      await rejectOrphans({ bulk, state, rejects, signal }, "segments");
    }
    onStep(`merge ${table}`);
    await mergeTable(storage, state, table, signal);
  }
  await mergeLeftovers(storage, signal, others);
}
