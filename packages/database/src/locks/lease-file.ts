import { chownSync, closeSync, openSync, rmSync, type Stats, statSync } from "node:fs";
import type { Knex } from "knex";
import { takeFileLock } from "./file-lock.ts";

/** `file` is locked, beside `database`. */
export type LeaseFile = Readonly<{ file: string; database: string }>;

/**
 * The file that a holder locks in addition to its row in this table. The SQLite driver blocks the event loop, so a
 * holder may be unable to renew its lease, while its file lock proves that its process is alive.
 * @returns undefined for a server, for a database in memory, and for a driver that does not block
 */
export async function leaseFileOf(db: Knex, table: string): Promise<LeaseFile | undefined> {
  if (db.client.driverName !== "better-sqlite3") return undefined;
  // SQLite reports the absolute path with symbolic links resolved, so every path to a database leads to the same lock.
  const databases: readonly Readonly<{ name: string; file: string | null }>[] = await db.raw("pragma database_list");
  const database = databases.find(({ name }) => name === "main")?.file ?? "";
  return database === "" ? undefined : { file: `${database}-${table.replace(/^_+/, "")}`, database };
}

const statIfExists = (file: string): Stats | undefined => statSync(file, { throwIfNoEntry: false });

/**
 * Mode and owner are copied from the database, as SQLite does for its own files: every user who may write to the
 * database may take the lock.
 */
function create({ file, database }: LeaseFile): void {
  const { mode, uid, gid } = statSync(database);
  try {
    closeSync(openSync(file, "wx", mode & 0o666));
    if (process.getuid?.() === 0) chownSync(file, uid, gid);
  } catch (error) {
    if (statIfExists(file) === undefined) throw error;
  }
}

function remove(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // a leftover empty file is harmless
  }
}

/**
 * Takes the lock. Its file is removed before release, so the lock counts only if the locked file still has that name.
 * @returns undefined when it is held, by another process or by this one
 */
export function takeLeaseFile(leaseFile: LeaseFile): Disposable | undefined {
  const { file } = leaseFile;
  create(leaseFile);
  const before = statIfExists(file);
  const lock = takeFileLock(file);
  if (lock === undefined) return undefined;
  if (before === undefined || statIfExists(file)?.ino !== before.ino) {
    lock[Symbol.dispose]();
    return undefined;
  }
  return {
    [Symbol.dispose]: () => {
      remove(file);
      lock[Symbol.dispose]();
    },
  };
}

/** Whether the process of the holder is alive. */
export function isLeaseFileHeld(leaseFile: LeaseFile): boolean {
  if (statIfExists(leaseFile.file) === undefined) return false;
  const lock = takeLeaseFile(leaseFile);
  lock?.[Symbol.dispose]();
  return lock === undefined;
}
