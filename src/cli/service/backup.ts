import { stat } from "node:fs/promises";
import { messageOf } from "@segmark/database/error-message";
import { Failure } from "@segmark/openapi/internal/cli/failure";
import { printable } from "@segmark/openapi/internal/cli/printable";
import { defaultDatabaseUrl } from "../../config/config.ts";
import { backup } from "../../storage/backup.ts";

/** Copies the database that DATABASE_URL names, and prints how large the copy is. Errors: `Failure` */
export async function runBackup(file: string): Promise<void> {
  const isDone = await backup(process.env["DATABASE_URL"] || defaultDatabaseUrl, file).catch((cause: unknown) => {
    throw new Failure(`There is no backup: ${printable(messageOf(cause))}.`, { cause });
  });
  if (!isDone)
    throw new Failure(
      "There is no backup: DATABASE_URL names a server, which has tools for this, such as mariadb-dump --single-transaction. See docs/deployment/README.md, Backup and restore.",
      { exitCode: 2 },
    );
  const { size } = await stat(file);
  process.stdout.write(`${printable(file)}: ${(size / 1_000_000).toFixed(1)} MB, checked\n`);
}
