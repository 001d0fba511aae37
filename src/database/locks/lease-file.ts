import { chownSync, closeSync, openSync, rmSync, type Stats, statSync } from "node:fs";
import type { Knex } from "knex";
import { takeFileLock } from "./file-lock.ts";

/** `file` is locked, beside `database`. */
export type LeaseFile = Readonly<{ file: string; database: string }>;

/**
 * The file whose lock a holder has besides its row in this table. The driver of SQLite blocks the event loop, so a
 * holder may be unable to renew its lease; the operating system knows nevertheless that its process is alive.
 * @returns undefined for a server, for a database in memory, and for a driver that does not block
 */
export async function leaseFileOf(db: Knex, table: string): Promise<LeaseFile | undefined> {
  if (db.client.driverName !== "better-sqlite3") return undefined;
  // SQLite tells the whole path without symbolic links: all names of a database must lead to the same lock.
  const databases: readonly Readonly<{ name: string; file: string | null }>[] = await db.raw("pragma database_list");
  const database = databases.find(({ name }) => name === "main")?.file ?? "";
  return database === "" ? undefined : { file: `${database}-${table.replace(/^_+/, "")}`, database };
}

const lookAt = (file: string): Stats | undefined => statSync(file, { throwIfNoEntry: false });

/**
 * Mode and owner are those of the database, as SQLite does it with its own files: whoever may write to it may take the
 * lock.
 */
function create({ file, database }: LeaseFile): void {
  const { mode, uid, gid } = statSync(database);
  try {
    closeSync(openSync(file, "wx", mode & 0o666));
    if (process.getuid?.() === 0) chownSync(file, uid, gid);
  } catch (error) {
    if (lookAt(file) === undefined) throw error;
  }
}

function remove(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // an empty file that stays does no harm
  }
}

/**
 * Takes the lock. Its file is removed with it, while it is held; so it counts only if the file that was locked is still
 * the one of that name.
 * @returns undefined when another process, or another part of this one, has it
 */
export function takeLeaseFile(own: LeaseFile): Disposable | undefined {
  const { file } = own;
  create(own);
  const before = lookAt(file);
  const lock = takeFileLock(file);
  if (lock === undefined) return undefined;
  if (before === undefined || lookAt(file)?.ino !== before.ino) {
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

/** Whether the process of a holder is alive. */
export function isLeaseFileHeld(own: LeaseFile): boolean {
  if (lookAt(own.file) === undefined) return false;
  const lock = takeLeaseFile(own);
  lock?.[Symbol.dispose]();
  return lock === undefined;
}
