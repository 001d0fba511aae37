import { parseDatabaseUrl } from "../url.ts";
import type { Snapshot } from "./snapshot-contract.ts";
import { openSqliteSnapshot } from "./sqlite-snapshot.ts";

/**
 * Opens a snapshot of the database of a service that may be running, in this or another process. SQLite reads in the
 * calling thread, so a thread that serves requests must not call this.
 * @throws if the URL is invalid, or the database does not exist or cannot be reached
 */
export async function openSnapshot(url: string): Promise<Snapshot> {
  const target = parseDatabaseUrl(url);
  if (target.engine === "sqlite") {
    if (target.file === ":memory:") throw new Error("a database in memory can be read by its own process only");
    return openSqliteSnapshot(target.file);
  }
  const { openMysqlSnapshot } = await import("./mysql-snapshot.ts");
  return openMysqlSnapshot(target);
}
