import type { Pause } from "@segmark/database/pause";
import { isOpen, openUnsynced } from "@segmark/database/unsynced";
import type { Knex } from "knex";
import type { Killing, Thread } from "./storage.ts";
import { threadRows } from "./threads.ts";

const pollMs = 20;

/**
 * A kill that came too late marks an idle thread as killed until its next statement, so only the statement itself is
 * conclusive.
 */
async function findBusy(db: Knex, threads: readonly Thread[]): Promise<Thread[]> {
  // MySQL would name the columns in capitals otherwise.
  const rows: readonly Thread[] = await threadRows(db, threads).whereNotNull("info").select("id as id", "host as host");
  return rows.map(({ id, host }) => ({ id: Number(id), host }));
}

/** Nothing listens at the address any more: the server is down, and its statements with it. */
const isGone = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ECONNREFUSED";

/**
 * Kills the statements of these threads, over a separate connection. A statement may just be on its way and a kill come
 * too early, so this repeats until the code has ended and the server reports the threads idle.
 * @returns the threads still busy after `limitMs`: a cluster refuses to kill a schema change (1095), and rolling back a
 *   long write takes long
 */
export async function killStatements(
  db: Knex,
  threads: readonly Thread[],
  { limitMs, ended, pause }: Killing & Readonly<{ pause: Pause }>,
): Promise<readonly Thread[]> {
  if (threads.length === 0) return [];
  await using session = openUnsynced(db);
  /** An unreachable server cannot tell whether they ended; one that is shutting down may be gone at the next check. */
  const busyThreads = (): Promise<readonly Thread[] | undefined> =>
    findBusy(session.knex, threads).catch((error: unknown) => (isGone(error) ? [] : undefined));
  for (const deadline = performance.now() + limitMs; ; await pause(pollMs)) {
    const over = ended() || performance.now() >= deadline;
    const busy = await busyThreads();
    if (busy?.length === 0 && over) return [];
    for (const { id } of busy ?? []) await session.knex.raw(`kill query ${id}`).catch(() => undefined); // the next check shows the result
    if (performance.now() >= deadline) return busy ?? threads;
  }
}

/**
 * Resolves when the server no longer has any of these threads, whose connections were closed; or when `db` was closed
 * meanwhile.
 */
export async function untilIdle(db: Knex, threads: readonly Thread[], pause: Pause): Promise<void> {
  if (threads.length === 0) return;
  await using session = openUnsynced(db);
  while (isOpen(db)) {
    const left = threadRows(session.knex, threads).select("id");
    const isOver = await left.then((rows: readonly unknown[]) => rows.length === 0, isGone);
    if (isOver) return;
    await pause(pollMs * 10);
  }
}
