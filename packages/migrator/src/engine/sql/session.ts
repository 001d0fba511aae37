import { realPause, settlesWithin } from "@segmark/database/pause";
import { type Position, positionSql } from "../records/positions.ts";
import type { MigrationStorage } from "../run/context.ts";
import { withSourcePlace } from "../run/source-place.ts";
import { SqlFault, type SqlStatement } from "./statement.ts";

/** A file that runs. `place` is how it is called in messages, `limitMs` its time limit. */
export type RunningFile = Readonly<{
  name: string;
  place: string;
  text: string;
  limitMs: number | undefined;
  transaction: boolean;
}>;

type Row = Readonly<Record<string, unknown>>;

/**
 * The one connection that a whole file runs on.
 * - `query`    a statement of our own
 * - `execute`  a statement of the file, within its time limit
 * - `record`   writes the position
 */
export type Session = AsyncDisposable &
  Readonly<{
    connection: Connection;
    query(sql: string): Promise<readonly Row[]>;
    execute(statement: SqlStatement): Promise<void>;
    record(position: Position): Promise<void>;
  }>;

type Connection = { destroy?: () => void; inTransaction?: boolean; threadId?: number };

const pollMs = 50;

/**
 * Kills a statement that has not ended after `leftMs`; a kill may come too early, so this repeats.
 * @returns whether it did
 */
async function killAfter(leftMs: number, work: Promise<unknown>, kill: () => Promise<unknown>): Promise<boolean> {
  if (await settlesWithin(leftMs, realPause, settled(work))) return false;
  do await kill().catch(() => undefined);
  while (!(await settlesWithin(pollMs, realPause, settled(work))));
  return true;
}

const settled = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    () => undefined,
  );

/**
 * Takes a connection. What a file of MySQL sets in its session ends with it.
 * @throws what the driver throws, with the place in the file
 */
export async function openSession(
  { name, place, limitMs }: RunningFile,
  { knex, signal }: MigrationStorage,
): Promise<Session> {
  const connection: Connection = await knex.client.acquireConnection();
  const deadline = performance.now() + (limitMs ?? Number.POSITIVE_INFINITY);
  const run = (sql: string): Promise<unknown> => Promise.resolve(knex.raw(sql).connection(connection));
  const query = async (sql: string): Promise<readonly Row[]> => {
    const response = await run(sql);
    const rows: unknown = connection.threadId === undefined ? response : (response as readonly unknown[])[0];
    return Array.isArray(rows) ? rows : [];
  };

  const overdue = (line: number, cause?: unknown): unknown => {
    const text = `${name} did not end within ${(limitMs ?? 0) / 1000} seconds, its time-limit; it was at line ${line}.`;
    return withSourcePlace(new Error(text, { cause }), { file: place, line });
  };
  const execute = async ({ sql, line }: SqlStatement): Promise<void> => {
    signal.throwIfAborted();
    const leftMs = deadline - performance.now();
    if (leftMs <= 0) throw overdue(line);
    const work = run(sql);
    const { threadId } = connection;
    const killing =
      limitMs === undefined || threadId === undefined
        ? undefined
        : killAfter(leftMs, work, async () => knex.raw(`kill query ${threadId}`));
    try {
      await work;
    } catch (error) {
      if (limitMs !== undefined && performance.now() >= deadline) throw overdue(line, error);
      throw withSourcePlace(error, { file: place, line });
    } finally {
      // A kill that came too late would hit the next statement.
      if (await killing) await query("do 0").catch(() => undefined);
    }
  };
  const close = async (): Promise<void> => {
    connection.destroy?.();
    await knex.client.releaseConnection(connection);
  };
  return {
    connection,
    query,
    execute,
    record: async (position) => void (await run(positionSql(knex, name, position))),
    [Symbol.asyncDispose]: close,
  };
}

/** Runs what reads the file, whose faults get their place too. */
export function reading<T>(place: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof SqlFault ? withSourcePlace(error, { file: place, line: error.line }) : error;
  }
}
