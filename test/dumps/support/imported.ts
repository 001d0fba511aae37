import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { isPublicTable, planFiles } from "../../../src/dumps/import/plan.ts";
import { type ImportOptions, type ImportOutcome, runImport } from "../../../src/dumps/import/run-import.ts";
import { listSources } from "../../../src/dumps/sources/list.ts";
import type { Storage } from "../../../src/storage/open.ts";
import { leftoverKey, publicText, withLeftovers } from "../../../src/storage/public/leftovers.ts";
import { openPublicSnapshot } from "../../../src/storage/public/snapshot.ts";
import { type PublicTable, type PublicTableName, publicTables } from "../../../src/storage/public/tables.ts";

/** A folder for the files of a test, which ends with it. */
export async function dumpFolder() {
  const path = await mkdtemp(join(tmpdir(), "segmark-dump-"));
  return {
    path,
    write: async (name: string, content: string | Buffer): Promise<string> => {
      await mkdir(dirname(join(path, name)), { recursive: true });
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
export async function publicRows(
  { url }: Readonly<{ url: string }>,
  name: PublicTableName,
): Promise<Record<string, string | null>[]> {
  const table: PublicTable = publicTables[name];
  await using snapshot = await openPublicSnapshot(url);
  const others = Object.fromEntries((await snapshot.others(table)).map((column) => [column, null]));
  const found: [key: string, row: Record<string, string | null>][] = [];
  for await (const batch of snapshot.rows(table)) {
    const leftovers = await snapshot.leftovers(table, batch);
    for (const [place, row] of batch.entries()) {
      const texts = Object.fromEntries(
        table.columns.map(({ name: column, kind }, at) => [
          column,
          publicText(kind, (row[at] ?? null) as string | number | null),
        ]),
      );
      const key = leftoverKey(table.key.map((column) => String(texts[column])));
      found.push([key, { ...withLeftovers({ ...texts, ...others }, await leftovers?.(place)) }]);
    }
  }
  return found.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
