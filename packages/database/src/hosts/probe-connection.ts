import mysql from "mysql2";
import { asError } from "../error-message.ts";
import { abortConnection, settingsFor } from "../mysql-connection.ts";
import { connectionQuery, type QueryFn } from "../query-fn.ts";
import type { Address, MysqlTarget } from "../url.ts";

/**
 * A connection to one host for queries with a deadline. Opened on demand and dropped at the first failure.
 * - `within`  runs the queries of `work`, all of them within `ms`; not reentrant
 * - `close`   aborts what is running
 */
export type ProbeConnection = Readonly<{
  within<T>(ms: number, work: (ask: QueryFn) => Promise<T>): Promise<T>;
  close(): void;
}>;

/** The server did not answer in time. */
export class ProbeTimeout extends Error {
  override readonly name = "Silence";
  readonly code = "ETIMEDOUT";
}

/** @param onLost called when the connection breaks while idle */
export function openProbeConnection(target: MysqlTarget, address: Address, onLost: () => void): ProbeConnection {
  let connection: mysql.Connection | undefined;

  const drop = (current: mysql.Connection, error: Error): void => {
    if (connection === current) connection = undefined;
    abortConnection(current, error);
  };
  const open = (ms: number): mysql.Connection => {
    const created = mysql.createConnection(settingsFor(target, address, ms));
    created.on("error", (error) => {
      const wasOpen = connection === created;
      drop(created, error);
      if (wasOpen) onLost();
    });
    return created;
  };
  return {
    within: async (ms, work) => {
      connection ??= open(ms);
      const current = connection;
      // If this process was itself busy, the timer fires although the answer has arrived: read pending input first.
      const timer = setTimeout(
        () => setImmediate(() => drop(current, new ProbeTimeout(`no answer within ${ms} ms`))),
        ms,
      );
      try {
        return await work(connectionQuery(current));
      } catch (error) {
        drop(current, asError(error));
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => {
      if (connection !== undefined) drop(connection, new ProbeTimeout("the connection was closed"));
    },
  };
}
