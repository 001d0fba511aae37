import type { Server } from "node:net";
import type { HashPool } from "../../adapters/hash-pool.ts";
import type { Storage } from "../../storage/open.ts";
import { appliedSchema } from "../../storage/schema.ts";
import type { Gauges } from "./metrics.ts";

const connectionsOf = (listener: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    listener.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

type Sources = Readonly<{
  storage: Storage;
  hashes: HashPool;
  /** Of a copy that follows another service. */
  lag: Readonly<{ seconds: () => number }> | undefined;
  streams: () => number;
  listener: () => Server;
  /** Processes that share the port. */
  workers: number;
}>;

/** What a process has open, and what waits in it. */
export const processGauges = ({ storage, hashes, lag, streams, listener, workers }: Sources): Gauges => ({
  hash_queue: { help: "Hashes that wait for a worker thread", read: hashes.waiting },
  database_connections_used: { help: "Connections to the database in use", read: () => storage.metrics().used },
  database_queue: {
    help: "Statements that wait for a connection to the database",
    read: () => storage.metrics().waiting,
  },
  ...(lag !== undefined && {
    follow_lag_seconds: { help: "Seconds since this copy was in step with its origin", read: lag.seconds },
  }),
  change_streams: { help: "Open streams of changes", read: streams },
  workers: { help: "Processes that share the port, of which this is one", read: () => workers },
  connections: { help: "Open client connections", read: () => connectionsOf(listener()) },
  schema_steps: { help: "Migrations of the database", read: async () => (await appliedSchema(storage)).length },
});
