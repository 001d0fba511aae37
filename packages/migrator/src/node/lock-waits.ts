import { errnoOf } from "@segmark/database/driver-error";
import type { Pause } from "@segmark/database/pause";
import { type Connection, type Done, textOf } from "./gate.ts";

/** A statement that ended without its lock at least once, and is repeated. */
export type LockWait = Readonly<{ sql: string; elapsedMs(): number }>;

/**
 * While a schema change waits for the transactions that use its table, every later reader and writer of the table waits
 * behind it. So it asks for the lock for a short time only, and lets others in before it asks again. A lock on a row
 * takes longer to be refused, which tells one from the other.
 */
const tableLockSeconds = 3;
const rowLockSeconds = 5;
const pauseMs = 1000;

/** Set at the beginning of a session; a migration may set something else. */
export const lockLimits = `set session lock_wait_timeout = ${tableLockSeconds}, innodb_lock_wait_timeout = greatest(@@innodb_lock_wait_timeout, ${rowLockSeconds})`;

const beginning = /^(?:\s|\(|--\s.*\n|#.*\n|\/\*(?!!)[^*]*\*\/)*(\w+)/;
const schemaChanges = new Set(["alter", "create", "drop", "rename", "truncate", "lock"]);
const dataChanges = new Set(["insert", "update", "delete", "replace", "select", "with"]);

/**
 * Whether a statement that was refused certainly did nothing: a schema change that gets no lock is taken back by the
 * server, whatever it waited for. Another single statement has not begun when it was a table that it waited for. A
 * procedure may have executed some of its statements.
 */
function didNothing(sql: string, { error, elapsedMs }: Readonly<{ error: unknown; elapsedMs: number }>): boolean {
  if (errnoOf(error) !== 1205) return false;
  const word = beginning.exec(sql)?.[1]?.toLowerCase() ?? "";
  return schemaChanges.has(word) || (dataChanges.has(word) && elapsedMs < rowLockSeconds * 1000);
}

/**
 * Makes a connection repeat statements that wait for a table, until `signal` aborts. Its caller notices nothing of it.
 * @param waits those that are being repeated
 */
export function repeatWaiting(
  connection: Connection,
  { signal, pause, waits }: Readonly<{ signal: AbortSignal; pause: Pause; waits: Set<LockWait> }>,
): void {
  const { query } = connection;
  if (query === undefined || connection.config?.multipleStatements === true) return;
  connection.query = (options, ...rest) => {
    const place = rest.findIndex((one) => typeof one === "function");
    const done = rest[place] as Done | undefined;
    if (done === undefined) return query.call(connection, options, ...rest);
    const sql = textOf(options);
    const begun = performance.now();
    const wait: LockWait = { sql, elapsedMs: () => Math.round(performance.now() - begun) };
    const send = (): unknown => {
      const sent = performance.now();
      const settle: Done = (error, ...results) => {
        if (signal.aborted || !didNothing(sql, { error, elapsedMs: performance.now() - sent })) {
          waits.delete(wait);
          return done(error, ...results);
        }
        waits.add(wait);
        void pause(pauseMs, signal).then(() => void send()); // what the driver returns must not be awaited
      };
      return query.call(connection, options, ...rest.with(place, settle));
    };
    return send();
  };
}
