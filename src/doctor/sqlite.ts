import { resolve } from "node:path";
import { messageOf } from "@segmark/database/error-message";
import { inspectSqlite, openForQueries, type SqliteFacts } from "@segmark/database/inspection/sqlite";
import type { Storage } from "../storage/open.ts";
import { checkOf, type Finding } from "./finding.ts";

const { ok, warning, problem } = checkOf("database");
const largeWal = 1_000_000_000;

/** What the facts of a file mean. */
export function sqliteFindings({ version, journalMode, damage, isChecked, walBytes }: SqliteFacts): Finding[] {
  if (damage !== undefined)
    return [problem(`The database file is damaged: ${damage.split("\n")[0]}.`, "Put a backup in its place.")];
  const checked = isChecked ? "no damage found" : "too large to be checked for damage here";
  const mode =
    journalMode === "wal" ? "journal mode wal" : `journal mode ${journalMode}, which the service changes to wal`;
  return [
    ok(`SQLite ${version}, ${mode}, ${checked}.`),
    ...(walBytes > largeWal
      ? [
          warning(
            `The write-ahead log has grown to ${(walBytes / 1e9).toFixed(1)} GB.`,
            "End what keeps the file open for long, such as a backup, and restart the service.",
          ),
        ]
      : []),
  ];
}

/** Looks at an existing file, which it does not change, and hands it to `more` if it can be read. */
export async function inspectFile(
  name: string,
  more: (knex: Storage["knex"]) => Promise<Finding[]>,
): Promise<Finding[]> {
  const file = resolve(name);
  const knex = openForQueries(file);
  try {
    const findings = sqliteFindings(await inspectSqlite(knex, file));
    return findings.some(({ level }) => level === "problem") ? findings : [...findings, ...(await more(knex))];
  } catch (error) {
    // Knex puts the statement before the message.
    return [
      problem(
        `${file} cannot be read as a database: ${messageOf(error).replace(/^.* - /s, "")}.`,
        "Put a backup in its place, or move it away and a new one is made at the next start.",
      ),
    ];
  } finally {
    await knex.destroy();
  }
}
