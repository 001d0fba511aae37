import knex, { type Knex } from "knex";
import type { Pause } from "../pause.ts";
import type { Killing } from "./storage.ts";

const lookMs = 20;

/** Own threads are shown without any privilege. */
async function working(db: Knex, threads: readonly number[]): Promise<number[]> {
  const rows: readonly Readonly<{ thread: number }>[] = await db("information_schema.processlist")
    .whereIn("id", [...threads])
    .whereNot("command", "Sleep")
    .select("id as thread"); // MySQL would call it ID otherwise
  return rows.map(({ thread }) => Number(thread));
}

/** Nobody listens at the address any more: the server is gone, and its statements with it. */
const isGone = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ECONNREFUSED";

/**
 * Ends the statements of these threads, over a connection of its own.
 * A statement may just be on its way and a kill come too early, so this is repeated until the code has ended and the server has seen them idle.
 * @returns the threads that still work after `limitMs`: a cluster refuses to end a change of the schema (1095), and undoing a long write takes long
 */
export async function killStatements(
  db: Knex,
  threads: readonly number[],
  { limitMs, ended, pause }: Killing & Readonly<{ pause: Pause }>,
): Promise<readonly number[]> {
  if (threads.length === 0) return [];
  const { config } = db.client;
  const own = knex({ ...config, pool: { ...config.pool, min: 0, max: 1 } });
  const deadline = performance.now() + limitMs;
  try {
    for (;;) {
      const over = ended() || performance.now() >= deadline;
      const busy = await working(own, threads);
      if (busy.length === 0 && over) return [];
      for (const id of busy) await own.raw(`kill query ${id}`).catch(() => undefined); // the next look tells
      if (performance.now() >= deadline) return busy;
      await pause(lookMs);
    }
  } catch (error) {
    return isGone(error) ? [] : threads; // a server that is not reached cannot tell that they ended
  } finally {
    await own.destroy();
  }
}

/** Answers when nothing of these threads works any more, or the server cannot be asked. */
export async function untilIdle(db: Knex, threads: readonly number[], pause: Pause): Promise<void> {
  if (threads.length === 0) return;
  try {
    while ((await working(db, threads)).length > 0) await pause(lookMs * 10);
  } catch {
    // connections that are gone have ended their statements, or the lock with them
  }
}
