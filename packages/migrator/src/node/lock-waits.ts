import { errnoOf } from "@segmark/database/driver-error";
import type { Pause } from "@segmark/database/pause";
import { type Connection, type Done, textOf } from "./reject-after-abort.ts";

/** A statement that failed to get its lock at least once, and is retried. */
export type LockWait = Readonly<{ sql: string; elapsedMs(): number }>;

/**
 * While a schema change waits for the transactions that use its table, every later reader and writer of the table waits
 * behind it. So it waits for the lock only briefly, and lets others proceed before it retries. The timeout of row locks
 * is longer, so the elapsed time distinguishes the two.
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
 * Whether a statement that timed out certainly had no effect: the server rolls back a schema change that gets no lock.
 * Another single statement has not started if it waited for a table lock. A procedure may have executed some of its
 * statements.
 */
function hadNoEffect(sql: string, { error, elapsedMs }: Readonly<{ error: unknown; elapsedMs: number }>): boolean {
  if (errnoOf(error) !== 1205) return false;
  const word = beginning.exec(sql)?.[1]?.toLowerCase() ?? "";
  return schemaChanges.has(word) || (dataChanges.has(word) && elapsedMs < rowLockSeconds * 1000);
}

/**
 * Makes a connection transparently retry statements that wait for a table lock, until `signal` aborts.
 * @param waits the statements being retried
 */
export function retryLockWaits(
  connection: Connection,
  { signal, pause, waits }: Readonly<{ signal: AbortSignal; pause: Pause; waits: Set<LockWait> }>,
): void {
  const { query } = connection;
  if (query === undefined || connection.config?.multipleStatements === true) return;
  connection.query = (options, ...rest) => {
    const callbackIndex = rest.findIndex((one) => typeof one === "function");
    const done = rest[callbackIndex] as Done | undefined;
    if (done === undefined) return query.call(connection, options, ...rest);
    const sql = textOf(options);
    const startedAt = performance.now();
    const wait: LockWait = { sql, elapsedMs: () => Math.round(performance.now() - startedAt) };
    const send = (): unknown => {
      const sentAt = performance.now();
      const settle: Done = (error, ...results) => {
        if (signal.aborted || !hadNoEffect(sql, { error, elapsedMs: performance.now() - sentAt })) {
          waits.delete(wait);
          return done(error, ...results);
        }
        waits.add(wait);
        void pause(pauseMs, signal).then(() => void send()); // the driver's return value must not be awaited
      };
      return query.call(connection, options, ...rest.with(callbackIndex, settle));
    };
    return send();
  };
}
