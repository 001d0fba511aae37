import { setTimeout as sleep } from "node:timers/promises";
import { codeOf } from "../driver-error.ts";
import type { BulkRow, BulkValue } from "./bulk.ts";

/** The part of the driver's connection that is used here; the driver brings no types. */
export type Prepared = {
  run(...values: readonly (BulkValue | BulkRow)[]): Readonly<{ changes: number }>;
  all(...values: readonly BulkValue[]): readonly Readonly<Record<string, BulkValue>>[];
};
export type Connection = {
  readonly inTransaction: boolean;
  prepare(sql: string): Prepared;
  pragma(statement: string, options?: Readonly<{ simple: boolean }>): unknown;
  exec(sql: string): unknown;
  unsafeMode(isOn: boolean): unknown;
};

/** How long to retry while other writers hold the lock, in ms. */
const retryTimeoutMs = 60_000;

export const isBusy = (error: unknown): boolean => /^SQLITE_(?:BUSY|LOCKED)/.test(codeOf(error));

/** Retries work while writers in other processes hold the lock. */
export async function retryWhileLocked<T>(connection: Connection, work: () => T): Promise<T> {
  const deadline = performance.now() + retryTimeoutMs;
  for (;;)
    try {
      return work();
    } catch (error) {
      if (connection.inTransaction) connection.exec("rollback");
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await sleep(20 * Math.random());
    }
}
