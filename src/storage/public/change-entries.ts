import { deferText, dialectOf } from "@segmark/database/dialect";
import type { Knex } from "knex";
import type { ChangedRows } from "./changed-rows.ts";

/**
 * Numbers, or SQL for them. If the lane is a session variable, it is null if none was found, and then nothing is
 * written.
 */
type EntryPosition = Readonly<{ lane: number | Knex.Raw; position: number | Knex.Raw }>;
type Value = string | number | null;
/**
 * A SELECT of one or several entries, without their position; `from`: undefined if the values are all there is to it.
 */
type Source = Readonly<{ columns: string; from: string | undefined; values: readonly Value[] }>;

/** Entries per statement. SQLite allows at most 500 SELECTs in one. */
const batchSize = 100;
/** Of those whose values are all known. */
const plainBatchSize = 500;

const segmentColumns = "'sponsorTimes', json_array(s.uuid), s.video_hash";

/** SELECTs of all entries, which are numbered as their transaction reported them, with gaps. */
function sourcesOf(changed: ChangedRows): Source[] {
  const { rows, segments, tallies } = changed.all();
  const sources: Source[] = [];
  let item = 0;
  for (const { table, key, videoHash } of rows)
    sources.push({
      columns: "?, ?, ?, ?",
      from: undefined,
      values: [item++, table, JSON.stringify(key), videoHash],
    });
  for (const { by, values } of segments)
    for (let from = 0; from < values.length; from += batchSize) {
      const some = values.slice(from, from + batchSize);
      const number = some.length === 1 ? "?" : `? + row_number() over (order by s.${by})`;
      const marks = some.length === 1 ? "= ?" : `in (${some.map(() => "?").join(", ")})`;
      const columns = `${number}, ${segmentColumns}`;
      sources.push({ columns, from: `segments as s where s.${by} ${marks}`, values: [item, ...some] });
      item += some.length + 1;
    }
  for (const { segmentId, category } of tallies)
    sources.push({
      columns: "?, 'categoryVotes', json_array(s.uuid, ?), s.video_hash",
      from: "segments as s where s.id = ?",
      values: [item++, category, segmentId],
    });
  return sources;
}

/**
 * Writes what a transaction reported to the change feed. The transaction holds the locks of these rows, and of the
 * lane.
 */
export async function writeEntries(db: Knex, { lane, position }: EntryPosition, changed: ChangedRows): Promise<void> {
  const { clock } = dialectOf(db);
  const isVariable = typeof lane !== "number";
  const at = [lane, position].map((part) => (typeof part === "number" ? "?" : part.toQuery()));
  const of = [lane, position].filter((part) => typeof part === "number");
  const guard = isVariable ? ` and ${at[0]} is not null` : "";
  const sources = sourcesOf(changed);
  const isPlain = !isVariable && sources.every(({ from }) => from === undefined);
  const most = isPlain ? plainBatchSize : batchSize;
  for (let from = 0; from < sources.length; from += most) {
    const some = sources.slice(from, from + most);
    const entries = isPlain
      ? `values ${some.map(({ columns }) => `(${at.join(", ")}, ${columns}, ${clock})`).join(", ")}`
      : some
          .map(
            ({ columns, from: source = isVariable ? "dual where 1 = 1" : "(select 1) as one where 1 = 1" }) =>
              `select ${at.join(", ")}, ${columns}, ${clock} from ${source}${guard}`,
          )
          .join(" union all ");
    const text = `insert into changes (lane, position, item, kind, row_key, video_hash, at) ${entries}`;
    const values = some.flatMap((source) => [...of, ...source.values]);
    await deferText(db, text, values);
  }
}
