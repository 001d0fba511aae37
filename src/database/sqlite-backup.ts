import { open, rename, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { createPrivate } from "./private-file.ts";

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

async function toDisk(file: string): Promise<void> {
  await using handle = await open(file, "r+");
  await handle.sync();
}

/**
 * The copy as long as it has no name of its own, and what a connection to it leaves beside it: a readonly one cannot
 * remove that.
 */
async function removePartial(partial: string): Promise<void> {
  for (const suffix of ["", "-wal", "-shm"]) await rm(`${partial}${suffix}`, { force: true });
}

/**
 * Copies a database that others may be writing to, as it is at one moment. The copy is checked and on disk when it gets
 * its name, and only its owner may read it: it has the salt and hashes of addresses. Beside the database stays what was
 * there: a log with contents is not written into it, and the empty one that reading makes is removed, which a readonly
 * connection could not do. Errors if the database does not exist or is damaged, or the target exists
 */
export async function backupSqlite(file: string, target: string): Promise<void> {
  if (await exists(target)) throw new Error(`${target} exists already`);
  if (!(await exists(file))) throw new Error(`the database ${file} does not exist`);
  const Sqlite: Driver = createRequire(import.meta.url)("better-sqlite3");
  // A whole path, because the driver leaves out spaces at the beginning of a name.
  const partial = resolve(`${target}.partial`);
  await removePartial(partial);
  const source = new Sqlite(file, { readonly: await exists(`${file}-wal`), fileMustExist: true });
  try {
    createPrivate(partial);
    // All pages at once: SQLite starts over when another process writes between two shares.
    await source.backup(partial, { progress: ({ totalPages }) => totalPages });
    const copy = new Sqlite(partial, { readonly: true, fileMustExist: true });
    try {
      const [result] = copy.pragma("integrity_check(1)");
      if (result?.["integrity_check"] !== "ok") throw new Error(`${file} is damaged: ${result?.["integrity_check"]}`);
    } finally {
      copy.close();
    }
    await toDisk(partial);
    await rename(partial, target);
  } finally {
    source.close();
    await removePartial(partial);
  }
}
