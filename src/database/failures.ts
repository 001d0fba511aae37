import type { Knex } from "knex";
import { dialectOf } from "./dialect.ts";
import { isOutage, type Outage } from "./outage.ts";

/**
 * A statement that failed because of an outage, or a connection that could not be acquired. `reads`: the statement was
 * read-only.
 */
export type StorageFailure = Readonly<{ outage: Outage; error: unknown; reads: boolean }>;

const reading = /^\s*(?:\(|select|with|pragma|show|explain|set)\b/i;
const NO_CONNECTION = "";

/** Reports connections that cannot be acquired like failed statements. Knex emits no event for them. */
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

/** Calls `onFailure` for every outage in the database until disposed. */
export function watchFailures(db: Knex, onFailure: (failure: StorageFailure) => void): Disposable {
  const { faultOf } = dialectOf(db);
  const reported = new WeakSet<object>();
  const report = (error: unknown, { sql }: Readonly<{ sql?: string }>): void => {
    const outage = faultOf(error);
    // Reported first for the statement that failed, then for those sent with it.
    if (!(error instanceof Error) || reported.has(error)) return;
    reported.add(error);
    if (isOutage(outage))
      onFailure({ outage, error, reads: sql === undefined || sql === NO_CONNECTION || reading.test(sql) });
  };
  db.on("query-error", report);
  return { [Symbol.dispose]: () => void db.removeListener("query-error", report) };
}
