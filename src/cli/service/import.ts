import { resolve } from "node:path";
import { messageOf } from "@segmark/database/error-message";
import { Failure } from "@segmark/openapi/internal/cli/failure";
import { printable } from "@segmark/openapi/internal/cli/printable";
import { stopSignal } from "@segmark/openapi/internal/cli/stop";
import { readConfig } from "../../config/config.ts";
import { FileFault } from "../../dumps/import/piece-reader.ts";
import { isPublicTable, type PlannedFile, planFiles } from "../../dumps/import/plan.ts";
import { RejectFault } from "../../dumps/import/rejects.ts";
import { ImportIncomplete, ImportRefused, interruptedMode, runImport } from "../../dumps/import/run-import.ts";
import type { ImportMode } from "../../dumps/import/state.ts";
import { listSources } from "../../dumps/sources/list.ts";
import { SourceFault } from "../../dumps/sources/source.ts";
import { namedVocabulary } from "../../process/composition/vocabulary.ts";
import { limitNewSpace } from "../../process/worker/start-memory.ts";
import { hasRows } from "../../storage/copies/occupied.ts";
import { openStorage, type Storage } from "../../storage/open.ts";
import { type PublicTableName, publicTables } from "../../storage/public/tables.ts";
import { applySchema } from "../../storage/schema.ts";
import { createRollUpBatches } from "../../tasks/roll-up.ts";
import { type ImportReport, importReport } from "./import-report.ts";

/** What `--help` says. */
export type ImportArguments = Readonly<{
  table?: readonly string[];
  service?: string;
  mode?: ImportMode;
  dryRun?: boolean;
  resume?: boolean;
  acceptIncomplete?: boolean;
  rejectFile?: string;
}>;

/** Exit codes beside those of every command: a file is not whole, and the command was interrupted. */
const [cutOffCode, stoppedCode] = [3, 130] as const;
const usersAtOnce = 64;

const tableNames = (given: readonly string[] = []): readonly PublicTableName[] =>
  given.map((name) => {
    if (isPublicTable(name)) return name;
    throw new Failure(`--table ${printable(name)}: expected one of ${Object.keys(publicTables).join(", ")}.`, {
      exitCode: 2,
    });
  });

/** A service as it is stored, whatever the case it is given in: by another name its segments could not be read. */
function serviceName(given: string, { services, serviceByName }: Awaited<ReturnType<typeof namedVocabulary>>): string {
  const known = serviceByName.get(given.toLowerCase());
  if (known !== undefined) return known.name;
  const names = services.map(({ name }) => name).join(", ");
  throw new Failure(`--service ${printable(given)}: expected one of ${names}.`, { exitCode: 2 });
}

/** Whether rejects would be written over a file that is imported. */
const isSource = (path: string, files: readonly PlannedFile[]): boolean =>
  files.some(({ source }) => source.identity?.startsWith(`${resolve(path)} `));

/** Errors of input become sentences; all others stay what they are. */
function asFailure(cause: unknown): unknown {
  // Rejects of a merge are found while it changes rows.
  if (cause instanceof RejectFault) return new Failure(`${printable(cause.message)}.`, { cause });
  if (cause instanceof ImportIncomplete)
    return new Failure(
      `Nothing was changed: ${printable(cause.message)}. Get it again, or repeat the command with --resume --accept-incomplete to take the rows that were read.`,
      { cause, exitCode: cutOffCode },
    );
  const isOfInput = cause instanceof SourceFault || cause instanceof FileFault || cause instanceof ImportRefused;
  return isOfInput ? new Failure(`Nothing was changed: ${printable(cause.message)}.`, { cause }) : cause;
}

/** That of an import to continue, or the one that keeps what is there. */
async function usualMode(
  storage: Storage | undefined,
  tables: readonly PublicTableName[],
  resume: boolean,
): Promise<ImportMode> {
  if (storage === undefined) return "replace";
  const interrupted = resume ? await interruptedMode(storage) : undefined;
  return interrupted ?? ((await hasRows(storage.knex, tables)) ? "merge" : "replace");
}

/** An import may have statements that take minutes. */
const open = (url: string): Promise<Storage> =>
  openStorage({ url, statementTimeoutMs: 0 }).catch((cause: unknown) => {
    throw new Failure(`Nothing was imported: ${printable(messageOf(cause))}`, { cause });
  });

async function makeTotals(storage: Storage, cap: number, signal: AbortSignal, report: ImportReport): Promise<void> {
  let users = 0;
  const batches = createRollUpBatches({ stores: storage.stores, transaction: storage.transaction, cap });
  for await (const made of batches(usersAtOnce)) {
    users += made;
    report.totals(users);
    if (signal.aborted) return; // the service makes the others
  }
}

/**
 * Imports public data into the database that DATABASE_URL names, and reports how far it is. The exit code is 3 when a
 * file is not whole, and 130 after a signal. Errors: `Failure`, `ConfigError`, `StartError`
 */
export async function runImportCommand(given: readonly string[], options: ImportArguments): Promise<void> {
  const { dryRun = false, resume = false, acceptIncomplete = false, rejectFile } = options;
  const wanted = tableNames(options.table);
  const config = readConfig(process.env);
  const service = options.service && serviceName(options.service, await namedVocabulary(config.vocabulary));
  if (config.databaseUrl === "sqlite::memory:" && !dryRun)
    throw new Failure("Nothing was imported: sqlite::memory: ends with this process.", { exitCode: 2 });
  limitNewSpace(); // rows live as long as their piece, and new space would grow by several times that
  const signal = stopSignal();
  const report = importReport();
  try {
    const { files, skipped } = planFiles(await listSources(given, { wanted, signal }), wanted);
    for (const name of skipped) report.step(`skip ${name}`);
    if (rejectFile !== undefined && isSource(rejectFile, files))
      throw new Failure("--reject-file: expected another file than those to import.", { exitCode: 2 });
    await using storage = dryRun ? undefined : await open(config.databaseUrl);
    if (storage !== undefined) await applySchema(storage);
    const tables = files.map(({ table }) => table);
    const mode = options.mode ?? (await usualMode(storage, tables, resume));
    const { state, reasons } = await runImport({
      storage,
      files,
      mode,
      service,
      cap: config.users.statistics.rewardSeconds,
      acceptsIncomplete: acceptIncomplete,
      resumes: resume,
      rejectFile,
      signal,
      onProgress: report.progress,
      onStep: report.step,
    });
    if (storage !== undefined) await makeTotals(storage, config.users.statistics.rewardSeconds, signal, report);
    report.done(state, reasons, dryRun ? "trial" : "done");
    if (!acceptIncomplete && state.files.some(({ cutOff }) => cutOff !== undefined)) process.exitCode = cutOffCode;
  } catch (error) {
    if (signal.aborted) {
      process.exitCode = stoppedCode;
      process.stderr.write("\nThe import was interrupted. Repeat the command with --resume to continue.\n");
      return;
    }
    if (error instanceof ImportIncomplete) report.done(error.outcome.state, error.outcome.reasons, "refused");
    throw asFailure(error);
  }
}
