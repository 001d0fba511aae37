import type { Knex } from "knex";
import { hasJournal, type JournalRow, journalOrder } from "./journal.ts";
import { type Applied, readApplied } from "./records.ts";

/** How a record came without running its migration, and what a repair did. Written as lines of the journal. */
export type AmendedOutcome = "baseline" | "adopted" | "moved" | "accepted" | "forgotten";

/** Outcomes of lines that wrote the record of a migration. */
const recordingOutcomes = ["applied", "baseline", "adopted", "moved", "accepted"];
const recording: ReadonlySet<string | null> = new Set(recordingOutcomes);

/** A line of the past of a database; unknown parts are null. Without an outcome it has not ended. */
export type PastLine = Readonly<{
  runId: string | null;
  name: string;
  outcome: string | null;
  startedAt: number | null;
  endedAt: number | null;
  coordinator: string | null;
  checksum: string | null;
  error: string | null;
}>;

const numberOrNull = (value: number | null): number | null => (value === null ? null : Number(value));

const lineOf = (row: JournalRow): PastLine => ({
  runId: row.run_id,
  name: row.name,
  outcome: row.outcome,
  startedAt: numberOrNull(row.started_at),
  endedAt: numberOrNull(row.ended_at),
  coordinator: row.coordinator,
  checksum: null,
  error: row.error,
});

const unknownLine = (name: string, checksum: string | null): PastLine => ({
  runId: null,
  name,
  outcome: "recorded",
  startedAt: null,
  endedAt: null,
  coordinator: null,
  checksum,
  error: null,
});

/** The recorded checksum is shown on the newest line that recorded the migration: older lines had other texts. */
function withChecksums(lines: readonly PastLine[], hashes: ReadonlyMap<string, string | null>): PastLine[] {
  const shown = new Set<string>();
  return lines
    .toReversed()
    .map((line) => {
      if (!recording.has(line.outcome) || shown.has(line.name)) return line;
      shown.add(line.name);
      return { ...line, checksum: hashes.get(line.name) ?? null };
    })
    .toReversed();
}

/**
 * Lines of the journal, newest last, and before them the records whose line is gone, without times.
 * @param explained names that the whole journal has recorded, beyond these lines
 */
export function pastOf(
  lines: readonly PastLine[],
  applied: readonly Applied[],
  explained: ReadonlySet<string>,
  limit: number,
): PastLine[] {
  const newest = withChecksums(lines.slice(-limit), new Map(applied.map(({ name, hash }) => [name, hash])));
  const room = limit - newest.length;
  const unexplained = applied.filter(({ name }) => !explained.has(name));
  return [...(room > 0 ? unexplained.slice(-room) : []).map(({ name, hash }) => unknownLine(name, hash)), ...newest];
}

/** What was done to this database, newest last. The journal keeps the newest attempts only. */
export async function readPast(db: Knex, limit: number): Promise<PastLine[]> {
  const applied = await readApplied(db);
  if (!(await hasJournal(db))) return pastOf([], applied, new Set(), limit);
  const newest: JournalRow[] = await db<JournalRow>("_migrations_journal")
    .orderBy(await journalOrder(db), "desc")
    .limit(limit);
  const explained: string[] = await db("_migrations_journal")
    .whereIn("outcome", recordingOutcomes)
    .distinct("name")
    .pluck("name");
  return pastOf(newest.reverse().map(lineOf), applied, new Set(explained), limit);
}
