import type { Knex } from "knex";
import { dialectOf } from "./dialect.ts";
import { isOutage, type Outage } from "./outage.ts";

/**
 * A statement that failed because of an outage, or a connection that could not be acquired. `isRead`: the statement was
 * read-only.
 */
export type StorageFailure = Readonly<{ outage: Outage; error: unknown; isRead: boolean }>;

const readStatement = /^\s*(?:\(|select|with|pragma|show|explain|set)\b/i;
const NO_CONNECTION = "";

/** Reports failures to acquire a connection like failed statements; Knex emits no event for them. */
export function reportAcquireErrors({ client }: Knex): void {
  const acquire = client.acquireConnection.bind(client);
  client.acquireConnection = async () => {
    try {
      return await acquire();
    } catch (error) {
      client.emit("query-error", error, { sql: NO_CONNECTION });
      throw error;
    }
  };
}

/** Calls `onFailure` for every outage of the database until disposed. */
export function watchFailures(db: Knex, onFailure: (failure: StorageFailure) => void): Disposable {
  const { faultOf } = dialectOf(db);
  const reported = new WeakSet<object>();
  const report = (error: unknown, { sql }: Readonly<{ sql?: string }>): void => {
    const outage = faultOf(error);
    // Emitted first for the statement that failed, then for those sent with it.
    if (!(error instanceof Error) || reported.has(error)) return;
    reported.add(error);
    if (isOutage(outage))
      onFailure({ outage, error, isRead: sql === undefined || sql === NO_CONNECTION || readStatement.test(sql) });
  };
  db.on("query-error", report);
  return { [Symbol.dispose]: () => void db.removeListener("query-error", report) };
}
