import { backupSqlite } from "@segmark/database/sqlite-backup";
import { parseDatabaseUrl } from "@segmark/database/url";

/**
 * Copies the database of a service, which may be running, into a file.
 * @returns false for a server, which has tools of its own for this
 * Errors  if the URL is invalid, the database does not exist or is damaged, or the file exists
 */
export async function backup(url: string, target: string): Promise<boolean> {
  const database = parseDatabaseUrl(url);
  if (database.engine === "mysql") return false;
  if (database.file === ":memory:")
    throw new Error("a database in memory ends with its process, and no other can copy it");
  await backupSqlite(database.file, target);
  return true;
}
