import type { Bulk, BulkRow, BulkValue, Statement } from "@segmark/database/bulk/bulk";
import { type Leftovers, type PublicTexts, publicText, withLeftovers } from "../public/leftovers.ts";
import { type PublicTableName, publicTables } from "../public/tables.ts";
import { lastThatFits } from "./leftovers-at-once.ts";
import { leftoverLine, leftoverStage, lineColumn, stageKeys, stages, takenOutStage } from "./stages.ts";

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

/**
 * The first id for imported segments, above all that were ever given, so that nothing that refers to an older one means
 * one of these.
 */
export async function firstFreeId(bulk: Bulk): Promise<number> {
  const [row] = await bulk.rows("select max(id) as last from segments");
  return Number(row?.["last"] ?? 0) + 1;
}

type Row = Readonly<Record<string, BulkValue>>;
/** A row that is taken out of its stage. `line`: see `lineColumn`; `texts`: what an export would have of it. */
export type TakenOut = Readonly<{ line: number; texts: PublicTexts }>;
/** Called with rows that are about to be taken out. Its statements are run in the transaction that does. */
export type OnTakenOut = (rows: readonly TakenOut[]) => readonly Statement[];

const rowsAtOnce = 500;

function takenOut(name: PublicTableName, row: Row, leftovers: Leftovers | undefined): TakenOut {
  const storedOf = new Map(stages[name].columns.map((column) => [column.name, column.stored]));
  const texts = publicTables[name].columns.map(({ name: column, kind }) => {
    // The only column without a stored one of its own.
    const value = column === "enabled" ? Number(row["disabled"] === null) : (row[storedOf.get(column) ?? ""] ?? null);
    return [column, publicText(kind, value)] as const;
  });
  return { line: Number(row[lineColumn(name)]), texts: withLeftovers(Object.fromEntries(texts), leftovers) };
}

const anyOf = (values: readonly number[]): string => `in (${values.map(() => "?").join(", ")})`;

/** These lines of a stage, which are in order, in parts whose leftovers may be in memory together. */
async function leftoverParts(
  bulk: Bulk,
  name: PublicTableName,
  lines: readonly number[],
): Promise<readonly (readonly number[])[]> {
  const beside = lines.map((line) => leftoverLine(name, line));
  const sql = `select line, length(texts) as bytes from ${leftoverStage} where line ${anyOf(beside)}`;
  const bytes = new Map((await bulk.rows(sql, beside)).map((row) => [Number(row["line"]), Number(row["bytes"])]));
  const sized = lines.map((line) => ({ line, bytes: bytes.get(leftoverLine(name, line)) ?? 0 }));
  const parts: number[][] = [];
  for (let from = 0, last = lastThatFits(sized); last !== undefined; last = lastThatFits(sized.slice(from))) {
    const to = lines.indexOf(last) + 1;
    parts.push(lines.slice(from, to));
    from = to;
  }
  return parts;
}

/** Takes the rows of these lines out of a stage in one transaction, with what is left over of them. */
async function takeOutLines(
  bulk: Bulk,
  name: PublicTableName,
  lines: readonly number[],
  onTakenOut: OnTakenOut,
): Promise<void> {
  const { table } = stages[name];
  const key = lineColumn(name);
  const some = anyOf(lines);
  const beside = lines.map((line) => leftoverLine(name, line));
  const rows = await bulk.rows(`select * from ${table} where ${key} ${some} order by ${key}`, lines);
  const texts = await bulk.rows(`select line, texts from ${leftoverStage} where line ${some}`, beside);
  const leftovers = new Map(texts.map((row) => [Number(row["line"]), JSON.parse(String(row["texts"]))]));
  const taken = rows.map((row) => takenOut(name, row, leftovers.get(leftoverLine(name, Number(row[key])))));
  await bulk.load(
    [],
    [
      { sql: `delete from ${table} where ${key} ${some}`, values: lines },
      { sql: `delete from ${leftoverStage} where line ${some}`, values: beside },
      ...onTakenOut(taken),
    ],
  );
}

/**
 * Takes the rows out of a stage whose lines a query finds, with what is left over of them, in transactions of a
 * bearable length.
 * @returns how many there were
 */
async function takeOut(bulk: Bulk, name: PublicTableName, query: string, onTakenOut: OnTakenOut): Promise<number> {
  await bulk.drop(takenOutStage);
  await bulk.createPlain(takenOutStage, []);
  const count = await bulk.run(`insert into ${takenOutStage} (line) ${query}`);
  for await (const found of pieces(bulk, { table: takenOutStage, key: "line", atOnce: rowsAtOnce })) {
    const lines = found.map(({ line }) => Number(line));
    for (const part of await leftoverParts(bulk, name, lines)) await takeOutLines(bulk, name, part, onTakenOut);
  }
  await bulk.drop(takenOutStage);
  return count;
}

/** Takes out rows whose key an earlier line has too. @returns how many */
export function takeOutDuplicates(bulk: Bulk, name: PublicTableName, onTakenOut: OnTakenOut): Promise<number> {
  const line = lineColumn(name);
  const ranked = `select ${line} as line, row_number() over (partition by ${stageKeys[name].join(", ")} order by ${line}) as ranking from ${stages[name].table}`;
  return takeOut(bulk, name, `select line from (${ranked}) as p where ranking > 1`, onTakenOut);
}

/** Takes out votes for the category of segments that are not in `segments`. @returns how many */
export const takeOutOrphans = (bulk: Bulk, segments: string, onTakenOut: OnTakenOut): Promise<number> =>
  takeOut(
    bulk,
    "categoryVotes",
    `select t.line from stage_category_tally as t where not exists (select 1 from ${segments} as s where s.uuid = t.uuid)`,
    onTakenOut,
  );

/**
 * Builds indexes of the staged segments, among them that of UUIDs. Rows that it refuses are taken out, and it is built
 * again: to look for them before would mean to sort all rows a second time.
 */
export async function buildWithoutDuplicates(
  bulk: Bulk,
  build: () => Promise<void>,
  onTakenOut: OnTakenOut,
): Promise<void> {
  for (;;)
    try {
      return await build();
    } catch (error) {
      if (!bulk.isDuplicate(error) || (await takeOutDuplicates(bulk, "sponsorTimes", onTakenOut)) === 0) throw error;
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
