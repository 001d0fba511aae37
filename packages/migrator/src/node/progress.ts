import { isSqlite } from "@segmark/database/product";
import type { Knex } from "knex";
import type { Thread } from "./storage.ts";
import { threadRows } from "./threads.ts";

type Row = Readonly<{ stage: number; max_stage: number; progress: number | string }>;

/** Percentage of the whole statement, from its current stage and the percentage of that stage. */
export function percentOf(rows: readonly Row[]): number | null {
  const done = rows
    .filter(({ max_stage }) => Number(max_stage) > 0)
    .map(({ stage, max_stage, progress }) => (Number(stage) - 1 + Number(progress) / 100) / Number(max_stage));
  return done.length === 0 ? null : Math.round(Math.min(Math.max(...done), 1) * 1000) / 10;
}

/**
 * Progress of a running ALTER, where the product reports it: MariaDB does, for a user's own threads without any
 * privilege.
 */
export async function progressOf(db: Knex, threads: readonly Thread[]): Promise<number | null> {
  if (isSqlite(db) || threads.length === 0) return null;
  return threadRows(db, threads)
    .select("stage", "max_stage", "progress")
    .then(percentOf, () => null);
}
