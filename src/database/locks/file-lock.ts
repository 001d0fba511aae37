import { createRequire } from "node:module";
import { codeOf } from "../driver-error.ts";

/** The part of the driver that is used here; it brings no types. */
type Driver = new (
  file: string,
  options: Readonly<{ timeout: number }>,
) => Readonly<{ exec(sql: string): unknown; close(): void }>;

/**
 * The right to be the only one, for what several processes of a machine share besides the database, such as a folder.
 * The lock is that of an empty SQLite file: the operating system releases it when its process ends, however it ends.
 * @returns undefined when another process, or another part of this one, has it
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
