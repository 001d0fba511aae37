import type { Connection, QueryOptions } from "mysql2";
import { statementTimeout } from "./statement-timeout.ts";

type Done = (error: unknown, ...result: unknown[]) => void;
type DriverQuery = (options: QueryOptions, values: unknown, done: Done) => unknown;
/**
 * The driver's command object. It emits `fields` for each result that the server begins to send, including those of
 * writes.
 */
type Command = { on(event: "fields", listener: () => void): unknown };

/** A statement with its values inlined. `onError` receives the error when it fails. */
export type DeferredStatement = Readonly<{ text: string; onError: (error: unknown) => void }>;

/** Deferred statements of one connection. `failure`: the error of one of them, after which only ROLLBACK may follow. */
type Outbox = { deferred: DeferredStatement[]; length: number; failure: { error: unknown } | undefined };
const outboxes = new WeakMap<Connection, Outbox>();

/** Maximum deferred characters: the text must fit into the server's packet limit. */
const maxDeferredLength = 200_000;
/** Sends only deferred statements. */
const NOTHING = "";

const begin: DeferredStatement = { text: "BEGIN", onError: () => undefined };
const isBegin = (sql: string): boolean => /^begin;?$/i.test(sql);
const isRollback = (sql: string): boolean => /^rollback\b/i.test(sql);
const withoutEnd = (sql: string): string => sql.replace(/;\s*$/, "");

function takeDeferred(outbox: Outbox): readonly DeferredStatement[] {
  const { deferred } = outbox;
  outbox.deferred = [];
  outbox.length = 0;
  return deferred;
}

const lastOf = (results: unknown): unknown => (Array.isArray(results) ? results.at(-1) : undefined);

/**
 * Sends the deferred statements, followed by `last`. `done` receives the result of the last statement, or the first
 * error.
 */
function sendTogether(
  query: DriverQuery,
  outbox: Outbox,
  last: readonly string[],
  { timeout = 0, ...options }: QueryOptions,
  done: Done,
): void {
  const deferred = takeDeferred(outbox);
  const texts = [...deferred.map(({ text }) => text), ...last];
  let answered = 0;
  let isDone = false;
  let timer: NodeJS.Timeout | undefined;
  const finish: Done = (error, rows, fields) => {
    clearTimeout(timer);
    if (isDone) return;
    isDone = true;
    if (error instanceof Error) {
      if (answered < deferred.length) outbox.failure = { error };
      deferred[answered]?.onError(error);
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
 * Defers statements of a transaction (those passed to `deferStatement`, and always BEGIN) and sends them in order with
 * the next one, in one text. The server stops at the first that fails, and the statement they were sent with is
 * rejected with that error. A caller that handles an expected failure of its own statement must not mistake this error
 * for it, so from then on the transaction can only be rolled back. Requires multiple statements on the connection and a
 * server outside a Galera cluster, where a transaction on another node can roll back this one at any moment: within a
 * text of several statements the server then reports nothing and runs the remaining ones outside of any transaction.
 * The timeout applies to each statement.
 */
export function enableDeferring(connection: Connection): void {
  const query = connection.query.bind(connection) as unknown as DriverQuery;
  const execute = connection.execute.bind(connection) as unknown as DriverQuery;
  const outbox: Outbox = { deferred: [], length: 0, failure: undefined };
  outboxes.set(connection, outbox);

  Object.assign(connection, {
    query: (options: QueryOptions, values: unknown, done: Done): unknown => {
      const { sql } = options;
      if (isBegin(sql)) {
        takeDeferred(outbox);
        outbox.failure = undefined;
        deferStatement(connection, begin);
        return done(null, {});
      }
      if (isRollback(sql)) {
        takeDeferred(outbox);
        outbox.failure = undefined;
      }
      if (outbox.failure !== undefined) return done(outbox.failure.error);
      if (outbox.deferred.length === 0) return query(options, values, done);
      const last = sql === NOTHING ? [] : [textOf(connection, sql, values)];
      return sendTogether(query, outbox, last, options, done);
    },
    execute: (options: QueryOptions, values: unknown, done: Done): unknown => {
      if (outbox.failure !== undefined) return done(outbox.failure.error);
      if (outbox.deferred.length === 0) return execute(options, values, done);
      return sendTogether(query, outbox, [], options, (error) =>
        error instanceof Error ? done(error) : execute(options, values, done),
      );
    },
  });
}

/** A statement with its values, escaped by the driver as in a single statement. */
export const textOf = (connection: Connection, sql: string, values: unknown): string =>
  connection.format(withoutEnd(sql), (values ?? []) as unknown[]);

/** Whether this connection can defer statements. */
export const canDefer = (connection: Connection): boolean => outboxes.has(connection);

/** @returns whether the deferred text is large enough to be sent now */
export function deferStatement(connection: Connection, statement: DeferredStatement): boolean {
  const outbox = outboxes.get(connection);
  if (outbox === undefined) throw new Error("This connection cannot defer statements.");
  outbox.deferred.push(statement);
  outbox.length += statement.text.length;
  return outbox.length > maxDeferredLength;
}

/** Sends the deferred statements. @throws the error of a deferred statement, now or earlier */
export async function sendDeferred(connection: Connection): Promise<void> {
  const outbox = outboxes.get(connection);
  if (outbox === undefined || (outbox.deferred.length === 0 && outbox.failure === undefined)) return;
  await new Promise<void>((resolve, reject) => {
    connection.query({ sql: NOTHING }, [], (error) => (error === null ? resolve() : reject(error)));
  });
}
