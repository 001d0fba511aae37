import type { Bulk } from "@segmark/database/bulk/bulk";
import {
  buildSegments,
  buildShadows,
  type OtherColumns,
  recountByOtherLocks,
  replacementsFor,
} from "../../storage/copies/shadow-tables.ts";
import {
  buildWithoutDuplicates,
  type OnTakenOut,
  takeOutDuplicates,
  takeOutOrphans,
} from "../../storage/copies/stage-tables.ts";
import { stages } from "../../storage/copies/stages.ts";
import { announceReplacement, prepareReplacement } from "../../storage/public/announcement.ts";
import { ofColumn } from "../../storage/public/leftovers.ts";
import type { PublicTableName } from "../../storage/public/tables.ts";
import { basisOf, basisSetting } from "../../storage/statistics/totals.ts";
import { fileLineOf } from "./plan.ts";
import { csvOf, type Rejects } from "./rejects.ts";
import { type ImportState, storing } from "./state.ts";

/** `cap`: maximum seconds saved per view of a segment; `ofOrigin`: see `Replaced`. */
export type FinishOptions = Readonly<{
  cap: number;
  ofOrigin: boolean;
  bulk: Bulk;
  state: ImportState;
  rejects: Rejects;
  signal: AbortSignal;
  onStep: (step: string) => void;
  accept: () => void;
}>;

export const tablesOf = ({ files }: ImportState): readonly PublicTableName[] => [
  ...new Set(files.map(({ table }) => table)),
];

export const othersOf = (
  { files }: ImportState,
  columnsOf: (table: PublicTableName) => readonly string[],
): OtherColumns =>
  Object.fromEntries(
    files
      .map(({ table }) => {
        const own = new Set(columnsOf(table));
        const headers = files.filter((file) => file.table === table).flatMap(({ header }) => header);
        return [table, [...new Set(headers)].filter((column) => !own.has(column))] as const;
      })
      .filter(([, columns]) => columns.length > 0),
  );

/** Rejects rows that are taken out of a stage, in the columns of their file. */
function rejecting(
  { state, rejects, signal }: Pick<FinishOptions, "state" | "rejects" | "signal">,
  table: PublicTableName,
  reason: string,
): OnTakenOut {
  const first = table === "sponsorTimes" ? state.firstId : 0;
  return (rows) => {
    signal.throwIfAborted();
    for (const { line, texts } of rows) {
      const source = fileLineOf(state.files, table, line - first);
      source.file.rows--;
      source.file.rejects++;
      const fields = source.file.header.map((name) => ofColumn(texts, name) ?? null);
      rejects.add({ file: source.file.name, line: source.line, reason, raw: csvOf(fields) });
    }
    state.rejectBytes = rejects.flush();
    return [storing(state)];
  };
}

const sameKey = "an earlier row has the same key";

/** Takes out what cannot be stored beside the other rows, of all tables but the segments. */
async function rejectDuplicates(options: FinishOptions): Promise<void> {
  for (const table of tablesOf(options.state)) {
    if (table === "sponsorTimes") continue;
    options.onStep(`duplicates of ${table}`);
    await takeOutDuplicates(options.bulk, table, rejecting(options, table, sameKey));
  }
}

/** Takes out votes for the category of segments that are not in `segments`. */
export const rejectOrphans = (
  options: Pick<FinishOptions, "bulk" | "state" | "rejects" | "signal">,
  segments: string,
): Promise<number> =>
  takeOutOrphans(options.bulk, segments, rejecting(options, "categoryVotes", "no segment has this UUID"));

/** Stages without duplicates, and with the index of UUIDs. */
export async function prepareMerge(options: FinishOptions): Promise<void> {
  const { bulk, state, onStep } = options;
  await rejectDuplicates(options);
  if (!tablesOf(state).includes("sponsorTimes")) return;
  onStep("duplicates of sponsorTimes");
  const build = () => bulk.buildIndexes("segments", stages.sponsorTimes.table, true);
  await buildWithoutDuplicates(bulk, build, rejecting(options, "sponsorTimes", sameKey));
}

/** Without it all totals would be made anew. */
const storeBasis = (bulk: Bulk, cap: number): Promise<void> =>
  bulk.load(
    [],
    [
      { sql: "delete from settings where name = ?", values: [basisSetting] },
      { sql: "insert into settings (name, value) values (?, ?)", values: [basisSetting, basisOf(cap)] },
    ],
  );

/** From full stages to new tables in the place of the old ones. */
export async function replaceTables(options: FinishOptions, others: OtherColumns): Promise<void> {
  const { bulk, state, signal, onStep, accept, ofOrigin } = options;
  const tables = tablesOf(state);
  const hasSegments = tables.includes("sponsorTimes");
  const step = (name: string): void => {
    signal.throwIfAborted();
    onStep(name);
  };
  await rejectDuplicates(options);
  if (hasSegments) await buildSegments(bulk, { cap: options.cap, step }, rejecting(options, "sponsorTimes", sameKey));
  if (tables.includes("categoryVotes"))
    await rejectOrphans(options, hasSegments ? stages.sponsorTimes.table : "segments");
  accept();
  signal.throwIfAborted();
  await buildShadows(bulk, tables, { others, step, ofOrigin });
  signal.throwIfAborted();
  onStep("switch");
  const replacements = replacementsFor(tables, { ofOrigin });
  await prepareReplacement(bulk);
  await bulk.replace(replacements);
  if (hasSegments) await storeBasis(bulk, options.cap);
  await announce(bulk, tables);
  state.phase = "tidy";
  const { sql, values = [] } = storing(state);
  await bulk.run(sql, values);
}

/** Makes all processes drop what they have cached of the former tables. */
export async function announce(bulk: Bulk, tables: readonly PublicTableName[]): Promise<void> {
  await recountByOtherLocks(bulk, tables);
  if (tables.includes("sponsorTimes")) await announceReplacement(bulk, ["segments", "former_segments"]);
  else if (tables.includes("lockCategories") || tables.includes("categoryVotes"))
    await announceReplacement(bulk, ["segments"]);
}
