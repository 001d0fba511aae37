import type { Knex } from "knex";
import { isSqlite } from "./probe.ts";

type Row = Readonly<{ stage: number; max_stage: number; progress: number | string }>;

/** Percent of the whole statement, from the stage it is in and the percent of that stage. */
export function percentOf(rows: readonly Row[]): number | null {
  const done = rows
    .filter(({ max_stage }) => Number(max_stage) > 0)
    .map(({ stage, max_stage, progress }) => (Number(stage) - 1 + Number(progress) / 100) / Number(max_stage));
  return done.length === 0 ? null : Math.round(Math.min(Math.max(...done), 1) * 1000) / 10;
}

/** How far a running ALTER is, where the product tells it: MariaDB does, for own threads without any privilege. */
export async function progressOf(db: Knex, threads: readonly number[]): Promise<number | null> {
  if (isSqlite(db) || threads.length === 0) return null;
  const rows = db("information_schema.processlist").whereIn("id", [...threads]);
  return rows.select("stage", "max_stage", "progress").then(percentOf, () => null);
}
