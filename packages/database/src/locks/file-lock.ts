import { createRequire } from "node:module";
import { codeOf } from "../driver-error.ts";

/** The part of the driver that is used here; it brings no types. */
type Driver = new (
  file: string,
  options: Readonly<{ timeout: number }>,
) => Readonly<{ exec(sql: string): unknown; close(): void }>;

/**
 * An exclusive lock for what processes of one machine share besides the database, such as a folder. It locks an empty
 * SQLite file: the operating system releases the lock when the process ends, even by a crash.
 * @returns undefined when it is held, by another process or by this one
 */
export function takeFileLock(file: string): Disposable | undefined {
  const Sqlite: Driver = createRequire(import.meta.url)("better-sqlite3");
  const connection = new Sqlite(file, { timeout: 0 });
  try {
    connection.exec("begin exclusive");
    return { [Symbol.dispose]: () => connection.close() };
  } catch (error) {
    connection.close();
    if (codeOf(error).startsWith("SQLITE_BUSY")) return undefined;
    throw error;
  }
}
