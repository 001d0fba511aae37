import type { Knex } from "knex";
import type { Pause } from "../runner/pause.ts";
import type { Killing } from "./storage.ts";
import { isOpen, openUnsynced } from "./unsynced.ts";

const lookMs = 20;

/** Own threads are shown without any privilege. */
const among = (db: Knex, threads: readonly number[]): Knex.QueryBuilder =>
  db("information_schema.processlist").whereIn("id", [...threads]);

/** A kill that came too late marks an idle thread as killed until its next statement, so only the statement itself tells. */
async function working(db: Knex, threads: readonly number[]): Promise<number[]> {
  const rows: readonly Readonly<{ thread: number }>[] = await among(db, threads)
    .whereNotNull("info")
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
  await using session = openUnsynced(db);
  /** A server that is not reached cannot tell whether they ended; one that is dying may be gone at the next look. */
  const look = (): Promise<readonly number[] | undefined> =>
    working(session.knex, threads).catch((error: unknown) => (isGone(error) ? [] : undefined));
  for (const deadline = performance.now() + limitMs; ; await pause(lookMs)) {
    const over = ended() || performance.now() >= deadline;
    const busy = await look();
    if (busy?.length === 0 && over) return [];
    for (const id of busy ?? []) await session.knex.raw(`kill query ${id}`).catch(() => undefined); // the next look tells
    if (performance.now() >= deadline) return busy ?? threads;
  }
}

/** Answers when the server has none of these threads any more, whose connections were closed; or when `db` was closed meanwhile. */
export async function untilIdle(db: Knex, threads: readonly number[], pause: Pause): Promise<void> {
  if (threads.length === 0) return;
  await using session = openUnsynced(db);
  while (isOpen(db)) {
    const left = among(session.knex, threads).select("id");
    const isOver = await left.then((rows: readonly unknown[]) => rows.length === 0, isGone);
    if (isOver) return;
    await pause(lookMs * 10);
  }
}
