import { open } from "node:fs/promises";

/**
 * Creates an empty file that only its owner may read and write; a file that exists keeps its mode. SQLite would let everybody read a new one. What it puts
 * beside a database gets the mode of the database.
 */
export async function createPrivate(file: string): Promise<void> {
  // Whether a file can be used, and why not, SQLite says when it opens it.
  await open(file, "wx", 0o600).then(
    (created) => created.close(),
    () => undefined,
  );
}
