import type { Bulk, BulkRow, BulkValue } from "../../database/bulk/bulk.ts";
import { importPrefixes, leftoverStage, lineColumn, stageKeys, stages } from "./stages.ts";
import { type PublicTableName, publicTables } from "./tables.ts";

/** Drops what another import left behind. */
export async function dropImportTables(bulk: Bulk): Promise<void> {
  await bulk.drop(...(await bulk.tables(...importPrefixes)));
}

/** Makes empty stages for these tables. */
export async function createStages(bulk: Bulk, names: readonly PublicTableName[]): Promise<void> {
  for (const name of names) {
    const { table, live, columns } = stages[name];
    if (name === "sponsorTimes") await bulk.createLike(live, table);
    else
      await bulk.createPlain(
        table,
        columns.map(({ stored, like }) => ({ name: stored, like: like ?? { table: live, column: stored } })),
      );
  }
  const like = (column: string) => ({ name: column, like: { table: "public_leftovers", column } });
  await bulk.createPlain(leftoverStage, ["table_name", "row_key", "texts"].map(like));
}

/** The first id for imported segments, above all that were ever given, so that nothing that refers to an older one means one of these. */
export async function firstFreeId(bulk: Bulk): Promise<number> {
  const [row] = await bulk.rows("select max(id) as last from segments");
  return Number(row?.["last"] ?? 0) + 1;
}

/** A row that was taken out of its stage. `line`: see `lineColumn`; `texts`: of the columns of ours, in their order. */
export type TakenOut = Readonly<{ line: number; texts: readonly (string | null)[] }>;

const rowsAtOnce = 1000;

function textsOf(name: PublicTableName, row: Readonly<Record<string, BulkValue>>): TakenOut {
  const storedOf = new Map(stages[name].columns.map((column) => [column.name, column.stored]));
  const texts = publicTables[name].columns.map((column) => {
    const value = row[storedOf.get(column.name) ?? ""] ?? null;
    return value === null ? null : String(value);
  });
  return { line: Number(row[lineColumn(name)]), texts };
}

/**
 * Takes the rows with these lines out of a stage. They are named by a query that finds at most `rowsAtOnce`; it is repeated until there is none.
 */
async function* takeOut(bulk: Bulk, name: PublicTableName, query: string): AsyncGenerator<TakenOut, void> {
  const { table } = stages[name];
  const line = lineColumn(name);
  for (;;) {
    const lines = (await bulk.rows(query)).map((row): BulkValue => Number(row["line"]));
    if (lines.length === 0) return;
    const some = `in (${lines.map(() => "?").join(", ")})`;
    const rows = await bulk.rows(`select * from ${table} where ${line} ${some} order by ${line}`, lines);
    await bulk.run(`delete from ${table} where ${line} ${some}`, lines);
    yield* rows.map((row) => textsOf(name, row));
  }
}

/** Takes out rows whose key an earlier line has too. */
export function takeOutDuplicates(bulk: Bulk, name: PublicTableName): AsyncGenerator<TakenOut, void> {
  const line = lineColumn(name);
  const places = `select ${line} as line, row_number() over (partition by ${stageKeys[name].join(", ")} order by ${line}) as place from ${stages[name].table}`;
  return takeOut(bulk, name, `select line from (${places}) as p where place > 1 order by line limit ${rowsAtOnce}`);
}

/** Takes out votes for the category of segments that are not in `segments`. */
export const takeOutOrphans = (bulk: Bulk, segments: string): AsyncGenerator<TakenOut, void> =>
  takeOut(
    bulk,
    "categoryVotes",
    `select t.line from stage_category_tally as t where not exists (select 1 from ${segments} as s where s.uuid = t.uuid)` +
      ` order by t.line limit ${rowsAtOnce}`,
  );

/**
 * Builds indexes of the staged segments, among them that of UUIDs. Rows that it refuses are taken out, and it is built again: to look for them
 * before would mean to sort all rows a second time.
 */
export async function* buildWithoutDuplicates(bulk: Bulk, build: () => Promise<void>): AsyncGenerator<TakenOut, void> {
  for (;;)
    try {
      return await build();
    } catch (error) {
      if (!bulk.isDuplicate(error)) throw error;
      let isCause = false;
      for await (const row of takeOutDuplicates(bulk, "sponsorTimes")) {
        isCause = true;
        yield row;
      }
      if (!isCause) throw error;
    }
}

/** Rows of a table in pieces, by a whole number that is its key. */
export async function* pieces(
  bulk: Bulk,
  { table, key, where, atOnce }: Readonly<{ table: string; key: string; where?: string; atOnce: number }>,
): AsyncGenerator<readonly Readonly<Record<string, BulkValue>>[], void> {
  const condition = where === undefined ? "" : ` and ${where}`;
  for (let last = -1; ; ) {
    const rows = await bulk.rows(
      `select * from ${table} where ${key} > ?${condition} order by ${key} limit ${atOnce}`,
      [last],
    );
    if (rows.length === 0) return;
    yield rows;
    last = Number(rows.at(-1)?.[key]);
  }
}

/** Inserts many rows, in transactions of a bearable length. */
export async function loadInPieces(
  bulk: Bulk,
  table: string,
  columns: readonly string[],
  rows: readonly BulkRow[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += bulk.rowsAtOnce)
    await bulk.load([{ table, columns, rows: rows.slice(from, from + bulk.rowsAtOnce) }], []);
}
