import { resolve } from "node:path";
import type { Bulk } from "@segmark/database/bulk/bulk";
import { openBulk } from "@segmark/database/bulk/connection";
import { takeExclusiveLock } from "@segmark/database/bulk/exclusive-lock";
import { dropImportTables, wereReplaced } from "../../storage/copies/shadow-tables.ts";
import { createStages, firstFreeId } from "../../storage/copies/stage-tables.ts";
import type { Storage } from "../../storage/open.ts";
import { publicTables } from "../../storage/public/tables.ts";
import { type Source, SourceFault } from "../sources/source.ts";
import { type LoadProgress, loadFile } from "./load.ts";
import { mergeStages } from "./merge.ts";
import { newFileState, type PlannedFile } from "./plan.ts";
import { createReadThread } from "./read-pieces.ts";
import { openRejects } from "./rejects.ts";
import { announce, type FinishOptions, othersOf, prepareMerge, replaceTables, tablesOf } from "./replace.ts";
import { forgetState, type ImportMode, type ImportState, storedState, storeFirst, storing } from "./state.ts";

/**
 * Another import of this database is running, or what should be resumed is another one. The message is for the
 * caller.
 */
export class ImportRefused extends Error {
  override readonly name = "ImportRefused";
}

/**
 * - `storage`      undefined for a trial: everything is read and nothing stored
 * - `service`      taken instead of what rows say
 * - `cap`          maximum seconds saved per view of a segment, for totals
 * - `ofOrigin` the rows are those of an origin that this database follows; otherwise it follows none afterwards, as it
 *   has rows of its own
 * - `acceptsIncomplete`  whether rows take effect though a file is not whole
 * - `resumes`      continues an interrupted import of the same files, if there was one
 * - `onStep`       called before each step after the files were read
 * - `accept`       called when all rows are known, before any takes effect; what it throws ends the import
 */
export type ImportOptions = Readonly<{
  storage: Storage | undefined;
  files: readonly PlannedFile[];
  mode: ImportMode;
  service: string | undefined;
  cap: number;
  ofOrigin?: boolean;
  acceptsIncomplete?: boolean;
  resumes: boolean;
  rejectFile: string | undefined;
  signal: AbortSignal;
  onProgress: (progress: LoadProgress, state: ImportState) => void;
  onStep: (step: string) => void;
  accept?: (outcome: ImportOutcome) => void;
}>;

/** `reasons`: how many rows were rejected for each kind of reason by this run. */
export type ImportOutcome = Readonly<{ state: ImportState; reasons: ReadonlyMap<string, number> }>;

/**
 * Not all of a file is there, or not what its index lists, so nothing takes effect. What was read is kept for
 * `resumes`.
 */
export class ImportIncomplete extends Error {
  override readonly name = "ImportIncomplete";
  readonly outcome: ImportOutcome;
  constructor(outcome: ImportOutcome) {
    super(
      outcome.state.files
        .flatMap(({ name, cutOff }) => (cutOff === undefined ? [] : [`${name} is not whole: ${cutOff}`]))
        .join("; "),
    );
    this.outcome = outcome;
  }
}

const newState = ({ mode, service, files, rejectFile }: ImportOptions): ImportState => ({
  mode,
  service,
  phase: "load",
  firstId: 1,
  rejectFile: rejectFile && resolve(rejectFile),
  rejectBytes: 0,
  files: files.map(newFileState),
  merged: {},
});

function refuseOthers(state: ImportState, { mode, service, files, rejectFile }: ImportOptions): void {
  if (rejectFile !== undefined && state.rejectFile !== undefined && resolve(rejectFile) !== state.rejectFile)
    throw new ImportRefused(`Its rejects so far are in ${state.rejectFile}: continue with that --reject-file`);
  const isSame =
    state.mode === mode &&
    state.service === service &&
    state.files.length === files.length &&
    state.files.every((file, at) => {
      const planned = files[at];
      const { identity } = planned?.source ?? {};
      return (
        file.table === planned?.table &&
        (file.isDone ? file.identity === identity : identity !== undefined && file.identity === identity)
      );
    });
  if (!isSame)
    throw new ImportRefused(
      "What was interrupted is an import of other or changed files, or with other options. Without --resume this one begins from the start",
    );
}

/** The state of the import to continue, and whether it is new. */
async function begin(bulk: Bulk, options: ImportOptions): Promise<ImportState> {
  const stored = options.resumes ? await storedState(bulk) : undefined;
  if (stored !== undefined) {
    refuseOthers(stored, options);
    return stored;
  }
  await dropImportTables(bulk);
  const state = newState(options);
  await createStages(bulk, tablesOf(state));
  state.firstId = await firstFreeId(bulk);
  await storeFirst(bulk, state);
  return state;
}

async function loadAll(
  bulk: Bulk | undefined,
  state: ImportState,
  options: ImportOptions,
  rejects: ReturnType<typeof openRejects>,
) {
  const { files, signal, onProgress } = options;
  const lines = new Map<string, number>();
  await using thread = createReadThread();
  for (const [at, file] of state.files.entries()) {
    const source: Source | undefined = files[at]?.source;
    if (source === undefined) throw new SourceFault("a file is missing");
    if (!file.isDone) {
      if (file.offset === 0) file.base = lines.get(file.table) ?? 0;
      await loadFile(source, file, {
        bulk,
        readPieces: thread.readPieces,
        state,
        rejects,
        signal,
        onProgress: (progress) => onProgress(progress, state),
      });
    }
    lines.set(file.table, file.base + file.line);
  }
}

/** The mode of an import that was interrupted, undefined if there is none. */
export async function interruptedMode({ knex }: Storage): Promise<ImportMode | undefined> {
  await using bulk = await openBulk(knex);
  return (await storedState(bulk))?.mode;
}

/** Whether the switch was made and only the announcement and the tidying are missing. */
const wasSwitched = async (bulk: Bulk, state: ImportState): Promise<boolean> =>
  state.mode === "replace" && state.phase === "load" && (await wereReplaced(bulk, tablesOf(state)));

/**
 * An import that begins, or continues: a switch that was made is announced, since the process may have ended between
 * both.
 */
async function prepareStages(storage: Storage, options: ImportOptions) {
  await using bulk = await openBulk(storage.knex);
  const before = await storedState(bulk);
  if (before !== undefined && (await wasSwitched(bulk, before))) {
    await announce(bulk, tablesOf(before));
    before.phase = "tidy";
    const { sql, values = [] } = storing(before);
    await bulk.run(sql, values);
  }
  const state = await begin(bulk, options);
  return { state, rejects: openRejects(options.rejectFile, state.rejectBytes) };
}

async function startMerge(finish: FinishOptions): Promise<void> {
  await prepareMerge(finish);
  finish.accept();
  finish.state.phase = "merge";
  const { sql, values = [] } = storing(finish.state);
  await finish.bulk.run(sql, values);
}

/**
 * Imports files into a database. What was imported takes effect at one moment (replace), or video by video (merge). An
 * error or an abort before leaves the data as they were, and what was loaded for `resumes`. Errors: `ImportRefused`,
 * `ImportIncomplete`, `FileFault`, `SourceFault`, of the database
 */
export async function runImport(options: ImportOptions): Promise<ImportOutcome> {
  const { storage, rejectFile, signal, onStep } = options;
  if (storage === undefined) {
    const state = newState(options);
    using rejects = openRejects(rejectFile, 0);
    await loadAll(undefined, state, options, rejects);
    return { state, reasons: rejects.reasons() };
  }
  await using _only = await takeExclusiveLock(
    storage.knex,
    "import",
    () => new ImportRefused("Another import of this database is running"),
  );
  await storage.stores.feed.open(); // no process of the service may have started on this database
  const steps = { signal, onStep, cap: options.cap, ofOrigin: options.ofOrigin ?? false };
  const { state, rejects } = await prepareStages(storage, options);
  using _file = rejects;
  // Headers are known when the files were read.
  const others = () => othersOf(state, (table) => publicTables[table].columns.map(({ name }) => name));
  if (state.phase === "load") {
    await using bulk = await openBulk(storage.knex);
    await loadAll(bulk, state, options, rejects);
    const isWhole = state.files.every(({ cutOff }) => cutOff === undefined);
    if (!isWhole && options.acceptsIncomplete !== true)
      throw new ImportIncomplete({ state, reasons: rejects.reasons() });
    const accept = (): void => options.accept?.({ state, reasons: rejects.reasons() });
    const finish = { bulk, state, rejects, accept, ...steps };
    if (state.mode === "replace") await replaceTables(finish, others());
    else await startMerge(finish);
  }
  if (state.phase === "merge") await mergeStages(storage, state, { rejects, others: others(), ...steps });
  await using bulk = await openBulk(storage.knex);
  onStep("tidy");
  await dropImportTables(bulk);
  await forgetState(bulk);
  rejects.flush();
  return { state, reasons: rejects.reasons() };
}
