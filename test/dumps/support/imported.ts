import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isPublicTable, planFiles } from "../../../src/dumps/import/plan.ts";
import { type ImportOptions, type ImportOutcome, runImport } from "../../../src/dumps/import/run.ts";
import { listSources } from "../../../src/dumps/sources/list.ts";
import type { Storage } from "../../../src/storage/open.ts";
import {
  leftoverKey,
  leftoversOf,
  otherColumns,
  publicText,
  withLeftovers,
} from "../../../src/storage/public/leftovers.ts";
import { type PublicTable, type PublicTableName, publicTables } from "../../../src/storage/public/tables.ts";

/** A folder for the files of a test, which ends with it. */
export async function dumpFolder() {
  const path = await mkdtemp(join(tmpdir(), "segmark-dump-"));
  return {
    path,
    write: async (name: string, content: string | Buffer): Promise<string> => {
      await writeFile(join(path, name), content);
      return join(path, name);
    },
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
  };
}

export type Imported = ImportOutcome & Readonly<{ rejects: string }>;

/** Imports files as the command does. `rejects`: the reject file, a character per byte. */
export async function importFiles(
  storage: Storage | undefined,
  given: readonly string[],
  options: Partial<ImportOptions> & Readonly<{ tables?: readonly string[] }> = {},
): Promise<Imported> {
  const rejectFile = options.rejectFile ?? join(tmpdir(), `segmark-rejects-${randomBytes(6).toString("hex")}`);
  const { files } = planFiles(await listSources(given), (options.tables ?? []).filter(isPublicTable));
  try {
    const outcome = await runImport({
      storage,
      files,
      mode: "replace",
      service: undefined,
      cap: 600,
      resumes: false,
      rejectFile,
      signal: new AbortController().signal,
      onProgress: () => undefined,
      onStep: () => undefined,
      ...options,
    });
    return { ...outcome, rejects: await readFile(rejectFile, "latin1") };
  } finally {
    if (options.rejectFile === undefined) await rm(rejectFile, { force: true });
  }
}

/** The rows of a table as an export has them: text by column, sorted by key. */
export async function publicRows(storage: Storage, name: PublicTableName): Promise<Record<string, string | null>[]> {
  const table: PublicTable = publicTables[name];
  const { knex } = storage;
  const stored: Record<string, string | number | null>[] = await knex
    .from(knex.raw(table.from))
    .select(Object.fromEntries(table.columns.map((column) => [column.name, knex.raw(column.stored)])));
  const rows = stored.map((row) =>
    Object.fromEntries(table.columns.map(({ name: column, kind }) => [column, publicText(kind, row[column] ?? null)])),
  );
  const keyOf = (row: Readonly<Record<string, string | null>>): string =>
    leftoverKey(table.key.map((column) => String(row[column])));
  const leftovers = await leftoversOf(knex, name, rows.map(keyOf));
  const others = Object.fromEntries((await otherColumns(knex, name)).map((column) => [column, null]));
  return rows
    .map((row) => ({ ...withLeftovers({ ...row, ...others }, leftovers.get(keyOf(row))) }))
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
