import { closeSync, openSync } from "node:fs";

/**
 * Creates an empty file that only its owner may read and write; a file that exists keeps its mode. SQLite would let
 * everybody read a new one. What it puts beside a database gets the mode of the database.
 */
export function createPrivate(file: string): void {
  try {
    closeSync(openSync(file, "wx", 0o600));
  } catch {
    // Whether a file can be used, and why not, SQLite says when it opens it.
  }
}
