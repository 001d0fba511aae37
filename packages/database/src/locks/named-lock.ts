import { createHash } from "node:crypto";
import knex, { type Knex } from "knex";
import type { Lock } from "./lock.ts";

/** Timeout of one GET_LOCK, in seconds; short, so that a stopped process does not occupy a session for long. */
const sliceSeconds = 5;
/** Heartbeat: the server closes sessions that are idle for `wait_timeout`, which silently releases the lock. */
const pingMs = 10_000;

type Connection = { on(event: "error", listener: (error: unknown) => void): unknown };
type AfterCreate = (connection: Connection, done: (error: unknown, connection: unknown) => void) => void;

/** Names are per server, not per database, and at most 64 characters on MySQL. */
async function lockName(db: Knex, purpose: string): Promise<string> {
  const [[row]] = await db.raw("select database() as name");
  return `${purpose}:${createHash("sha256").update(String(row.name)).digest("hex").slice(0, 20)}`;
}

/** Whether any session holds the lock. */
export async function isNamedLockHeld(db: Knex, purpose: string): Promise<boolean> {
  const [[answer]] = await db.raw("select is_used_lock(?) as session", [await lockName(db, purpose)]);
  return answer.session !== null;
}

/**
 * A named lock belongs to a session, so it has its own connection, which no other query can use or break.
 * @throws the error made by `timeoutError` when the lock was not released within `waitMs`
 */
export async function takeNamedLock(
  db: Knex,
  purpose: string,
  { waitMs, timeoutError }: Readonly<{ waitMs: number; timeoutError: () => Error }>,
): Promise<Lock> {
  const { config } = db.client;
  const lost = new AbortController();
  const prepare: AfterCreate | undefined = config.pool?.afterCreate;
  const afterCreate: AfterCreate = (connection, done) => {
    connection.on("error", (error) => lost.abort(error)); // the session ended while idle
    if (prepare === undefined) done(null, connection);
    else prepare(connection, done);
  };
  const session = knex({ ...config, pool: { ...config.pool, min: 1, max: 1, afterCreate } });
  try {
    const name = await lockName(session, purpose);
    const deadline = performance.now() + waitMs;
    for (;;) {
      const remaining = Math.max(0, deadline - performance.now()) / 1000;
      const [[row]] = await session.raw("select get_lock(?, ?) as got", [name, Math.min(sliceSeconds, remaining)]);
      if (row.got === 1) break;
      if (row.got !== 0) throw new Error(`GET_LOCK answered ${row.got}.`);
      if (performance.now() >= deadline) throw timeoutError();
    }
    const stillHeld = async (): Promise<boolean> => {
      const answer = session.raw("select is_used_lock(?) = connection_id() as mine", [name]);
      const held = await answer.then(
        ([[row]]) => row.mine === 1,
        () => false,
      );
      if (!held) lost.abort(new Error("The session that held the lock has ended."));
      return held;
    };
    const ping = setInterval(() => stillHeld().catch((error: unknown) => lost.abort(error)), pingMs);
    ping.unref();
    const release = async (): Promise<void> => {
      clearInterval(ping);
      // Closing the session releases the lock too, but the server may take a moment to notice.
      if (!lost.signal.aborted) await session.raw("do release_lock(?)", [name]).catch(() => undefined);
      await session.destroy();
    };
    return { stillHeld, lost: lost.signal, [Symbol.asyncDispose]: release };
  } catch (error) {
    await session.destroy();
    throw error;
  }
}
