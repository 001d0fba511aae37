import { messageOf } from "@segmark/database/error-message";
import { Failure } from "@segmark/openapi/internal/cli/failure";
import { printable } from "@segmark/openapi/internal/cli/printable";
import { stopSignal } from "@segmark/openapi/internal/cli/stop";
import { defaultDatabaseUrl } from "../../config/config.ts";
import { readLicence } from "../../config/dumps.ts";
import { createReaders, refuseFaults } from "../../config/readers.ts";
import { type Compression, canCompress, compressions } from "../../dumps/export/compression.ts";
import { type DumpFormat, dumpFormats } from "../../dumps/export/dump-format.ts";
import { fileNameOf } from "../../dumps/publish/dump-index.ts";
import { writeDumps } from "../../dumps/publish/write-dumps.ts";
import { type PublicTableName, publicTables } from "../../storage/public/tables.ts";

type Given = Readonly<{
  tables?: string;
  format: string;
  compress?: string;
  output: string;
  plainNames: boolean;
}>;

const wrongly = { exitCode: 2 } as const;

function oneOf<const T extends string>(option: string, text: string, choices: readonly T[]): T {
  const choice = choices.find((one) => one === text);
  if (choice === undefined)
    throw new Failure(`${option} ${printable(text)}: expected one of ${choices.join(", ")}.`, wrongly);
  return choice;
}

const isTable = (name: string): name is PublicTableName => Object.hasOwn(publicTables, name);

/** In the order of `publicTables`, whatever order they are given in. */
function tablesOf(text: string): PublicTableName[] {
  const names = text.split(",").map((name) => name.trim());
  const unknown = names.find((name) => !isTable(name));
  if (unknown !== undefined)
    throw new Failure(
      `--tables ${printable(unknown)}: there is no such table. Known are ${Object.keys(publicTables).join(", ")}.`,
      wrongly,
    );
  return Object.keys(publicTables).filter((name): name is PublicTableName => isTable(name) && names.includes(name));
}

function compressionOf(text: string | undefined): Compression {
  const compression = text === undefined ? "none" : oneOf("--compress", text, compressions);
  if (!canCompress(compression))
    throw new Failure(`--compress zstd needs a newer Node than ${process.version}. gzip works with any.`, wrongly);
  return compression;
}

/** The settings that this command shares with the service. Errors: `ConfigError` */
function settings(): Readonly<{ url: string; licence: string }> {
  const faults: string[] = [];
  const readers = createReaders(process.env, faults);
  const url = readers.databaseUrl("DATABASE_URL") ?? defaultDatabaseUrl;
  const licence = readLicence(readers);
  refuseFaults(faults);
  return { url, licence };
}

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Writes the dumps, and prints a line for each file. Errors: `Failure`, `ConfigError` */
export async function runExport({ tables, format, compress, output, plainNames }: Given): Promise<void> {
  const options = {
    ...settings(),
    folder: output,
    format: oneOf<DumpFormat>("--format", format, dumpFormats),
    compression: compressionOf(compress),
    plainNames,
    ...(tables !== undefined && { tables: tablesOf(tables) }),
  };
  const stop = stopSignal();
  const index = await writeDumps({ ...options, stop }).catch((cause: unknown) => {
    if (stop.aborted)
      throw new Failure("The export was stopped. The dumps that were there are as they were.", { cause });
    const reason = messageOf(cause);
    throw new Failure(
      `There is no export: ${printable(reason).replace(/\.$/, "")}. Check DATABASE_URL and --output; segmark doctor says more about the database.`,
      { cause },
    );
  });
  for (const link of index?.links ?? [])
    process.stdout.write(`${printable(fileNameOf(link))}: ${link.rows} rows, ${megabytes(link.size)}\n`);
}
