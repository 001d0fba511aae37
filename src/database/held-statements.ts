import type { Connection, QueryOptions } from "mysql2";
import { unanswered } from "./time-limit.ts";

type Done = (error: unknown, ...result: unknown[]) => void;
type Ask = (options: QueryOptions, values: unknown, done: Done) => unknown;
/** What the driver knows a statement by. It tells of each result that the server begins to send, of a write too. */
type Command = { on(event: "fields", listener: () => void): unknown };

/** A statement with its values in it. `tell` hears with which error it failed. */
export type HeldStatement = Readonly<{ text: string; tell: (error: unknown) => void }>;

/** Of one connection. `failure`: with which a held statement failed, so that nothing but ROLLBACK may follow. */
type Outbox = { held: HeldStatement[]; length: number; failure: { error: unknown } | undefined };
const outboxes = new WeakMap<Connection, Outbox>();

/** So many characters are held at most: a text must fit into what a server takes at once. */
const mostHeld = 200_000;
/** Sends what is held, and nothing else. */
const NOTHING = "";

const begin: HeldStatement = { text: "BEGIN", tell: () => undefined };
const isBegin = (sql: string): boolean => /^begin;?$/i.test(sql);
const isRollback = (sql: string): boolean => /^rollback\b/i.test(sql);
const withoutEnd = (sql: string): string => sql.replace(/;\s*$/, "");

function emptied(outbox: Outbox): readonly HeldStatement[] {
  const { held } = outbox;
  outbox.held = [];
  outbox.length = 0;
  return held;
}

const lastOf = (results: unknown): unknown => (Array.isArray(results) ? results.at(-1) : undefined);

/** Sends what is held, and `last` after it. `done` hears of the last one, or of the first that failed. */
function sendTogether(
  query: Ask,
  outbox: Outbox,
  last: readonly string[],
  { timeout = 0, ...options }: QueryOptions,
  done: Done,
): void {
  const held = emptied(outbox);
  const texts = [...held.map(({ text }) => text), ...last];
  let answered = 0;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const finish: Done = (error, rows, fields) => {
    clearTimeout(timer);
    if (isOver) return;
    isOver = true;
    if (error instanceof Error) {
      if (answered < held.length) outbox.failure = { error };
      held[answered]?.tell(error);
      return done(error);
    }
    return texts.length === 1 ? done(null, rows, fields) : done(null, lastOf(rows), lastOf(fields));
  };
  const expire = (): void => finish(unanswered());
  const wait = (): void => {
    clearTimeout(timer);
    if (timeout > 0 && !isOver) timer = setTimeout(expire, timeout);
  };
  wait();
  const command = query({ ...options, sql: texts.join(";\n") }, undefined, finish) as Command;
  command.on("fields", () => {
    answered++;
    wait();
  });
}

/**
 * Lets statements of a transaction wait for the next one, and go to the server with it as one text, in their order: `hold` gives them, and BEGIN
 * always waits. The server ends with the first that fails, which then is the error of the statement they went with. Whoever expects that one to fail
 * must not take the error for that of its own statement, so the transaction can only be rolled back from then on.
 * The connection has to allow several statements in a text, and its server must be no node of Galera (see `isOfGalera`). A limit of time goes for each of them.
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
        emptied(outbox);
        outbox.failure = undefined;
        hold(connection, begin);
        return done(null, {});
      }
      if (isRollback(sql)) {
        emptied(outbox);
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

/** A statement with its values, which the driver escapes as it does in one that goes alone. */
export const textOf = (connection: Connection, sql: string, values: unknown): string =>
  connection.format(withoutEnd(sql), (values ?? []) as unknown[]);

/** Whether statements of this connection can wait. */
export const canHold = (connection: Connection): boolean => outboxes.has(connection);

/** @returns whether so much is held that it should be sent */
export function hold(connection: Connection, statement: HeldStatement): boolean {
  const outbox = outboxes.get(connection);
  if (outbox === undefined) throw new Error("This connection holds no statements.");
  outbox.held.push(statement);
  outbox.length += statement.text.length;
  return outbox.length > mostHeld;
}

/** Sends what waits. @throws what a held statement failed with, now or before */
export async function sendHeld(connection: Connection): Promise<void> {
  const outbox = outboxes.get(connection);
  if (outbox === undefined || (outbox.held.length === 0 && outbox.failure === undefined)) return;
  await new Promise<void>((resolve, reject) => {
    connection.query({ sql: NOTHING }, [], (error) => (error === null ? resolve() : reject(error)));
  });
}
