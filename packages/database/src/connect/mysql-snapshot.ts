import { type Connection, createConnection } from "mysql2";
import { followPrimary } from "../hosts/primary.ts";
import { settingsFor } from "../mysql-connection.ts";
import { prepareSession } from "../session.ts";
import type { Address, MysqlTarget } from "../url.ts";
import type { Snapshot, SnapshotRow } from "./snapshot-contract.ts";

const connectTimeoutMs = 5000;
const batchRows = 1000;
/** Received batches that are not consumed yet; at this number the connection is paused. */
const maxBufferedBatches = 4;

/** MySQL and MariaDB each know one of these; errors are ignored. */
const disableTimeouts = ["set session max_statement_time = 0", "set session max_execution_time = 0"];
const beginStatements = [
  "set session net_write_timeout = 3600", // a slow local disk must not make the server close the connection
  "set session transaction isolation level repeatable read",
  "start transaction with consistent snapshot, read only",
];

/** The writable one of several hosts: the others may lag behind. */
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

/** Rows over the binary protocol, in which numbers are exact. */
async function* stream(connection: Connection, sql: string): AsyncGenerator<readonly SnapshotRow[], void> {
  const batches: SnapshotRow[][] = [];
  let batch: SnapshotRow[] = [];
  let isFinished = false;
  let failure: Error | undefined;
  let wake = (): void => undefined;
  const end = (error?: Error): void => {
    isFinished = true;
    failure ??= error;
    wake();
  };
  const command = connection.execute({ sql, rowsAsArray: true });
  command.on("result", (row) => {
    if (batch.push(row as unknown as SnapshotRow) < batchRows) return;
    batches.push(batch);
    batch = [];
    if (batches.length >= maxBufferedBatches) connection.pause();
    wake();
  });
  command.on("error", end);
  command.on("end", () => end());
  connection.once("error", end); // of the connection itself, also while it is paused
  try {
    for (;;) {
      const next = batches.shift();
      if (next !== undefined) {
        if (batches.length < maxBufferedBatches) connection.resume();
        yield next;
      } else if (failure !== undefined) throw failure;
      else if (isFinished) break;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
    if (batch.length > 0) yield batch;
  } finally {
    connection.off("error", end);
    // Remaining rows cannot be cancelled and would be read as the result of the next statement.
    if (!isFinished) connection.destroy();
  }
}

async function openConnection(target: MysqlTarget, host: Address): Promise<Connection> {
  const connection = createConnection(settingsFor(target, host, connectTimeoutMs));
  connection.on("error", () => undefined); // reported by the statement that fails
  try {
    await prepareSession(connection as unknown as Parameters<typeof prepareSession>[0]);
    for (const sql of disableTimeouts) await send(connection, sql).catch(() => undefined);
    for (const sql of beginStatements) await send(connection, sql);
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
    readDuringStream: async (sql, values) => {
      opening ??= openConnection(target, host);
      return run(await opening, sql, values);
    },
    [Symbol.asyncDispose]: async () => {
      connection.destroy();
      (await opening?.catch(() => undefined))?.destroy();
    },
  };
}
