import { closeSync, existsSync, fchownSync, openSync, statSync } from "node:fs";
import type { Knex } from "knex";
import { codeOf } from "../driver-error.ts";
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

/**
 * Mode and owner are copied from the database, as SQLite does for its own files: every user who may write to the
 * database may take the lock.
 */
function create({ file, database }: LeaseFile): void {
  const { mode, uid, gid } = statSync(database);
  let descriptor: number;
  try {
    descriptor = openSync(file, "wx", mode & 0o666);
  } catch (error) {
    if (codeOf(error) === "EEXIST") return;
    throw error;
  }
  try {
    if (process.getuid?.() === 0) fchownSync(descriptor, uid, gid);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Takes the lock. The file stays, because a process that opened it before a removal would lock a file without a name.
 * @returns undefined when it is held, by another process or by this one
 */
export function takeLeaseFile(leaseFile: LeaseFile): Disposable | undefined {
  create(leaseFile);
  return takeFileLock(leaseFile.file);
}

/** Whether the process of the holder is alive. */
export function isLeaseFileHeld({ file }: LeaseFile): boolean {
  if (!existsSync(file)) return false;
  const lock = takeFileLock(file);
  lock?.[Symbol.dispose]();
  return lock === undefined;
}
