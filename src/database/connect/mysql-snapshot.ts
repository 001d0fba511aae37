import { type Connection, createConnection } from "mysql2";
import { followPrimary } from "../hosts/primary.ts";
import { settingsFor } from "../mysql-connection.ts";
import { prepareSession } from "../session.ts";
import type { Address, MysqlTarget } from "../url.ts";
import type { Snapshot, SnapshotRow } from "./snapshot-contract.ts";

const connectTimeoutMs = 5000;
const batchRows = 1000;
/** Batches that were received and not taken yet; with more, the connection is paused. */
const maxWaiting = 4;

/** Not all products know both of these, and none needs the other's. */
const withoutLimits = ["set session max_statement_time = 0", "set session max_execution_time = 0"];
const begin = [
  "set session net_write_timeout = 3600", // a slow disk here must not end the connection there
  "set session transaction isolation level repeatable read",
  "start transaction with consistent snapshot, read only",
];

/** Of several hosts the one that takes writes: another one may lag behind. */
async function hostOf(target: MysqlTarget): Promise<Address> {
  const [first, second] = target.hosts;
  if (second === undefined) return first;
  await using primary = followPrimary(target, () => undefined);
  return await primary.host();
}

const run = (connection: Connection, sql: string, values: readonly string[] = []): Promise<readonly SnapshotRow[]> =>
  new Promise((resolve, reject) => {
    connection.execute({ sql, rowsAsArray: true }, [...values], (error, rows) =>
      error === null ? resolve(rows as unknown as SnapshotRow[]) : reject(error),
    );
  });

const send = (connection: Connection, sql: string): Promise<void> =>
  new Promise((resolve, reject) => {
    connection.query({ sql }, (error) => (error === null ? resolve() : reject(error)));
  });

/** Rows in binary form, in which numbers are exact. */
async function* stream(connection: Connection, sql: string): AsyncGenerator<readonly SnapshotRow[], void> {
  const full: SnapshotRow[][] = [];
  let batch: SnapshotRow[] = [];
  let isOver = false;
  let failure: Error | undefined;
  let wake = (): void => undefined;
  const end = (error?: Error): void => {
    isOver = true;
    failure ??= error;
    wake();
  };
  const command = connection.execute({ sql, rowsAsArray: true });
  command.on("result", (row) => {
    if (batch.push(row as unknown as SnapshotRow) < batchRows) return;
    full.push(batch);
    batch = [];
    if (full.length >= maxWaiting) connection.pause();
    wake();
  });
  command.on("error", end);
  command.on("end", () => end());
  connection.once("error", end); // of the connection itself, which may come while it is paused
  try {
    for (;;) {
      const next = full.shift();
      if (next !== undefined) {
        if (full.length < maxWaiting) connection.resume();
        yield next;
      } else if (failure !== undefined) throw failure;
      else if (isOver) break;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
    if (batch.length > 0) yield batch;
  } finally {
    connection.off("error", end);
    // Rows that nobody wants cannot be refused, and would be taken for those of the next statement.
    if (!isOver) connection.destroy();
  }
}

async function openConnection(target: MysqlTarget, host: Address): Promise<Connection> {
  const connection = createConnection(settingsFor(target, host, connectTimeoutMs));
  connection.on("error", () => undefined); // reported by the statement that fails
  try {
    await prepareSession(connection as unknown as Parameters<typeof prepareSession>[0]);
    for (const sql of withoutLimits) await send(connection, sql).catch(() => undefined);
    for (const sql of begin) await send(connection, sql);
    return connection;
  } catch (error) {
    connection.destroy();
    throw error;
  }
}

/** A transaction that reads the versions of rows that were committed when it began. */
export async function openMysqlSnapshot(target: MysqlTarget): Promise<Snapshot> {
  const host = await hostOf(target);
  const connection = await openConnection(target, host);
  let opening: Promise<Connection> | undefined;
  return {
    engine: "mysql",
    read: (sql) => run(connection, sql),
    stream: (sql) => stream(connection, sql),
    readBeside: async (sql, values) => {
      opening ??= openConnection(target, host);
      return run(await opening, sql, values);
    },
    [Symbol.asyncDispose]: async () => {
      connection.destroy();
      (await opening?.catch(() => undefined))?.destroy();
    },
  };
}
