import { randomBytes } from "node:crypto";
import type { Knex } from "knex";
import { quoted, saidBy } from "./native.ts";

/** Calls `use` with the name of an empty table like `table`, which has its columns and indexes, but no foreign keys. */
export async function withEmptyCopy<T>(knex: Knex, table: string, use: (copy: string) => Promise<T>): Promise<T> {
  const copy = `_segmark_empty_${randomBytes(6).toString("hex")}`;
  await knex.raw(`CREATE TABLE ${quoted(knex, copy)} LIKE ${quoted(knex, table)}`);
  try {
    return await use(copy);
  } finally {
    await knex.raw(`DROP TABLE IF EXISTS ${quoted(knex, copy)}`);
  }
}

/** Rows and bytes of a table, as the server estimates them; none of one that does not exist. */
export type Size = Readonly<{ exists: boolean; rows: number; bytes: number }>;

export async function sizeOf(knex: Knex, table: string): Promise<Size> {
  const row = await knex("information_schema.tables")
    .whereRaw("table_schema = database()")
    .where("table_name", table)
    .first({ rows: "table_rows", bytes: knex.raw("coalesce(data_length + index_length, 0)") });
  return { exists: row !== undefined, rows: Number(row?.rows ?? 0), bytes: Number(row?.bytes ?? 0) };
}

const sampleRows = 20_000;

/** Copies the first rows into a temporary table, and changes that: the time, in ms, that the server needs for them. */
function timeOfSample(knex: Knex, table: string, changes: string): Promise<Readonly<{ rows: number; ms: number }>> {
  const copy = quoted(knex, `_segmark_sample_${randomBytes(6).toString("hex")}`);
  return knex.transaction(async (trx) => {
    const names = await trx("information_schema.columns")
      .whereRaw("table_schema = database() and coalesce(generation_expression, '') = ''")
      .where("table_name", table)
      .select({ name: "column_name" });
    const columns = names.map(({ name }) => quoted(knex, name)).join(", ");
    await trx.raw(`CREATE TEMPORARY TABLE ${copy} LIKE ${quoted(knex, table)}`);
    try {
      await trx.raw(
        `INSERT INTO ${copy} (${columns}) SELECT ${columns} FROM ${quoted(knex, table)} LIMIT ${sampleRows}`,
      );
      const [[counted]] = await trx.raw(`SELECT COUNT(*) AS n FROM ${copy}`);
      const startedAt = performance.now();
      await trx.raw(`ALTER TABLE ${copy} ${changes}`);
      return { rows: Number(counted.n), ms: performance.now() - startedAt };
    } finally {
      await trx.raw(`DROP TEMPORARY TABLE IF EXISTS ${copy}`);
    }
  });
}

const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;

/** What copying a table would cost, as sentences: its size, and the time by copying its first rows. */
export async function costOfCopy(knex: Knex, table: string, changes: string): Promise<string> {
  const { rows, bytes } = await sizeOf(knex, table);
  const size = `It has about ${rows} rows in ${megabytes(bytes)}.`;
  try {
    const sample = await timeOfSample(knex, table, changes);
    if (sample.rows < sampleRows) return `${size} Changing a copy took ${Math.ceil(sample.ms)} ms.`;
    const seconds = (sample.ms / 1000) * (Math.max(rows, sample.rows) / sample.rows);
    return `${size} Changing a copy of the first ${sample.rows} rows took ${Math.ceil(sample.ms)} ms; for all it is about ${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s at the same rate, and more once the table exceeds the memory of the server.`;
  } catch (error) {
    return `${size} How long it takes could not be estimated: ${saidBy(error)}.`;
  }
}
