import type { Connection, QueryOptions } from "mysql2";
import { statementTimeout } from "./time-limit.ts";

type Done = (error: unknown, ...result: unknown[]) => void;
type Ask = (options: QueryOptions, values: unknown, done: Done) => unknown;
/**
 * The driver's command object. It emits `fields` for each result that the server begins to send, including those of
 * writes.
 */
type Command = { on(event: "fields", listener: () => void): unknown };

/** A statement with its values inlined. `onError` receives the error when it fails. */
export type HeldStatement = Readonly<{ text: string; onError: (error: unknown) => void }>;

/** Held statements of one connection. `failure`: the error of one of them, after which only ROLLBACK may follow. */
type Outbox = { held: HeldStatement[]; length: number; failure: { error: unknown } | undefined };
const outboxes = new WeakMap<Connection, Outbox>();

/** Maximum characters held: the text must fit into the server's packet limit. */
const maxHeldLength = 200_000;
/** Sends only what is held. */
const NOTHING = "";

const begin: HeldStatement = { text: "BEGIN", onError: () => undefined };
const isBegin = (sql: string): boolean => /^begin;?$/i.test(sql);
const isRollback = (sql: string): boolean => /^rollback\b/i.test(sql);
const withoutEnd = (sql: string): string => sql.replace(/;\s*$/, "");

function takeHeld(outbox: Outbox): readonly HeldStatement[] {
  const { held } = outbox;
  outbox.held = [];
  outbox.length = 0;
  return held;
}

const lastOf = (results: unknown): unknown => (Array.isArray(results) ? results.at(-1) : undefined);

/** Sends what is held, and `last` after it. `done` receives the result of the last statement, or the first error. */
function sendTogether(
  query: Ask,
  outbox: Outbox,
  last: readonly string[],
  { timeout = 0, ...options }: QueryOptions,
  done: Done,
): void {
  const held = takeHeld(outbox);
  const texts = [...held.map(({ text }) => text), ...last];
  let answered = 0;
  let isDone = false;
  let timer: NodeJS.Timeout | undefined;
  const finish: Done = (error, rows, fields) => {
    clearTimeout(timer);
    if (isDone) return;
    isDone = true;
    if (error instanceof Error) {
      if (answered < held.length) outbox.failure = { error };
      held[answered]?.onError(error);
      return done(error);
    }
    return texts.length === 1 ? done(null, rows, fields) : done(null, lastOf(rows), lastOf(fields));
  };
  const expire = (): void => finish(statementTimeout());
  const wait = (): void => {
    clearTimeout(timer);
    if (timeout > 0 && !isDone) timer = setTimeout(expire, timeout);
  };
  wait();
  const command = query({ ...options, sql: texts.join(";\n") }, undefined, finish) as Command;
  command.on("fields", () => {
    answered++;
    wait();
  });
}

/**
 * Holds statements of a transaction (those passed to `hold`, and always BEGIN) and sends them in order with the next
 * one, in one text. The server stops at the first that fails, and the statement they were sent with is rejected with
 * that error. A caller that expects its own statement to fail must not mistake the error for its own, so from then on
 * the transaction can only be rolled back. Requires multiple statements on the connection and a server outside a Galera
 * cluster, where a transaction on another node can roll back this one at any moment: within a text of several
 * statements the server then reports nothing and runs the remaining ones outside of any transaction. The timeout
 * applies to each statement.
 */
export function holdStatements(connection: Connection): void {
  const query = connection.query.bind(connection) as unknown as Ask;
  const execute = connection.execute.bind(connection) as unknown as Ask;
  const outbox: Outbox = { held: [], length: 0, failure: undefined };
  outboxes.set(connection, outbox);

  Object.assign(connection, {
    query: (options: QueryOptions, values: unknown, done: Done): unknown => {
      const { sql } = options;
      if (isBegin(sql)) {
        takeHeld(outbox);
        outbox.failure = undefined;
        hold(connection, begin);
        return done(null, {});
      }
      if (isRollback(sql)) {
        takeHeld(outbox);
        outbox.failure = undefined;
      }
      if (outbox.failure !== undefined) return done(outbox.failure.error);
      if (outbox.held.length === 0) return query(options, values, done);
      const last = sql === NOTHING ? [] : [textOf(connection, sql, values)];
      return sendTogether(query, outbox, last, options, done);
    },
    execute: (options: QueryOptions, values: unknown, done: Done): unknown => {
      if (outbox.failure !== undefined) return done(outbox.failure.error);
      if (outbox.held.length === 0) return execute(options, values, done);
      return sendTogether(query, outbox, [], options, (error) =>
        error instanceof Error ? done(error) : execute(options, values, done),
      );
    },
  });
}

/** A statement with its values, escaped by the driver as in a single statement. */
export const textOf = (connection: Connection, sql: string, values: unknown): string =>
  connection.format(withoutEnd(sql), (values ?? []) as unknown[]);

/** Whether this connection can hold statements. */
export const canHold = (connection: Connection): boolean => outboxes.has(connection);

/** @returns whether the held text is large enough to be sent now */
export function hold(connection: Connection, statement: HeldStatement): boolean {
  const outbox = outboxes.get(connection);
  if (outbox === undefined) throw new Error("This connection cannot hold statements.");
  outbox.held.push(statement);
  outbox.length += statement.text.length;
  return outbox.length > maxHeldLength;
}

/** Sends what is held. @throws the error of a held statement, now or earlier */
export async function sendHeld(connection: Connection): Promise<void> {
  const outbox = outboxes.get(connection);
  if (outbox === undefined || (outbox.held.length === 0 && outbox.failure === undefined)) return;
  await new Promise<void>((resolve, reject) => {
    connection.query({ sql: NOTHING }, [], (error) => (error === null ? resolve() : reject(error)));
  });
}
