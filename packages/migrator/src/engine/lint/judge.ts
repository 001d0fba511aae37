import type { Dialect } from "../online/words.ts";
import type { Verdict } from "./finding.ts";
import type { Running } from "./running.ts";
import type { Statement } from "./statement.ts";

/**
 * - `rows`     a table with more of them is large
 * - `running`  what the running version reads
 */
export type Limits = Readonly<{ rows: number; running: Running }>;

/**
 * Judges the statements of all pending migrations, in their order.
 * - `judge`  throws NotJudged when the database does not say what a statement would do
 */
export type Judge = AsyncDisposable &
  Readonly<{ dialect: Dialect; judge(statement: Statement, sql: string): Promise<readonly Verdict[]> }>;

export const allRows = (verb: string, table: string, rows: number): string =>
  `${verb} of all ${rows} rows of ${table} in one statement: they are locked until it ends. Change them in batches, or write WHERE.`;
