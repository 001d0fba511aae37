import { closeSync, openSync } from "node:fs";

/**
 * Creates an empty file that only its owner may read and write; a file that exists keeps its mode. A file that SQLite
 * creates would be readable by all users; the files it creates beside a database get the mode of the database.
 */
export function createPrivateFile(file: string): void {
  try {
    closeSync(openSync(file, "wx", 0o600));
  } catch {
    // If the file is unusable, SQLite reports why when it opens it.
  }
}
