import { open, rename, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { createPrivateFile } from "./private-file.ts";

/** The part of the driver that is used here; it brings no types. */
type Driver = new (
  file: string,
  options: Readonly<{ readonly: boolean; fileMustExist: boolean }>,
) => {
  backup(
    target: string,
    options: Readonly<{ progress: (at: Readonly<{ totalPages: number }>) => number }>,
  ): Promise<unknown>;
  pragma(statement: string): readonly Readonly<Record<string, unknown>>[];
  close(): void;
};

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

async function syncFile(file: string): Promise<void> {
  await using handle = await open(file, "r+");
  await handle.sync();
}

/** The unfinished copy, and the files that a readonly connection to it leaves behind. */
async function removePartial(partial: string): Promise<void> {
  for (const suffix of ["", "-wal", "-shm"]) await rm(`${partial}${suffix}`, { force: true });
}

/**
 * Makes a consistent copy of a database that may be written to meanwhile. The copy is checked and synced before it gets
 * its final name, and only its owner may read it: it contains the salt and hashes of addresses. The files beside the
 * database are unchanged: a write-ahead log with content is not checkpointed, and an empty one that reading created is
 * removed, which a readonly connection could not do.
 * @throws if the database does not exist or is damaged, or the target exists
 */
export async function backupSqlite(file: string, target: string): Promise<void> {
  if (await exists(target)) throw new Error(`${target} exists already`);
  if (!(await exists(file))) throw new Error(`the database ${file} does not exist`);
  const Sqlite: Driver = createRequire(import.meta.url)("better-sqlite3");
  // An absolute path, because the driver trims leading spaces of a name.
  const partial = resolve(`${target}.partial`);
  await removePartial(partial);
  const source = new Sqlite(file, { readonly: await exists(`${file}-wal`), fileMustExist: true });
  try {
    createPrivateFile(partial);
    // All pages in one step: SQLite starts over when another process writes between two steps.
    await source.backup(partial, { progress: ({ totalPages }) => totalPages });
    const copy = new Sqlite(partial, { readonly: true, fileMustExist: true });
    try {
      const [result] = copy.pragma("integrity_check(1)");
      if (result?.["integrity_check"] !== "ok") throw new Error(`${file} is damaged: ${result?.["integrity_check"]}`);
    } finally {
      copy.close();
    }
    await syncFile(partial);
    await rename(partial, target);
  } finally {
    source.close();
    await removePartial(partial);
  }
}
