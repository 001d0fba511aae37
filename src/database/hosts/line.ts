import mysql from "mysql2";
import { asError } from "../../error-message.ts";
import { type Ask, askConnection } from "../ask.ts";
import { cut, settingsFor } from "../mysql-connection.ts";
import type { Address, MysqlTarget } from "../url.ts";

/**
 * A connection to one host for queries with a deadline. Opened on demand and dropped at the first failure.
 * - `within`  runs the queries of `work`, all of them within `ms`; not reentrant
 * - `hangUp`  aborts whatever is running
 */
export type Line = Readonly<{
  within<T>(ms: number, work: (ask: Ask) => Promise<T>): Promise<T>;
  hangUp(): void;
}>;

/** The server did not answer in time. */
export class Silence extends Error {
  override readonly name = "Silence";
  readonly code = "ETIMEDOUT";
}

/** @param onLost called when the connection breaks while idle */
export function openLine(target: MysqlTarget, address: Address, onLost: () => void): Line {
  let connection: mysql.Connection | undefined;

  const drop = (one: mysql.Connection, error: Error): void => {
    if (connection === one) connection = undefined;
    cut(one, error);
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
      const one = connection;
      // If this process was itself busy, the timer fires although the answer has arrived: read pending input first.
      const timer = setTimeout(() => setImmediate(() => drop(one, new Silence(`no answer within ${ms} ms`))), ms);
      try {
        return await work(askConnection(one));
      } catch (error) {
        drop(one, asError(error));
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    hangUp: () => {
      if (connection !== undefined) drop(connection, new Silence("the connection is no longer needed"));
    },
  };
}
