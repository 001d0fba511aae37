import { setTimeout as pause } from "node:timers/promises";
import mysql from "mysql2/promise";
import type { Server as DatabaseServer } from "../test/support/cluster/server.ts";
import { type Answers, ask } from "./client.ts";
import { type Counters, counters, growth } from "./counters.ts";
import { cpuSeconds } from "./process-figures.ts";
import { type Requests, rejectUnexpected, type Server, type Subject } from "./subject.ts";

/** A database server whose work is measured. */
export type Database = Readonly<{ pid: number; counters: () => Promise<Counters> }>;

/** Services, and all servers that have work from what is sent to them. */
export type Setup = Readonly<{
  services: readonly Server[];
  databases: readonly Database[];
  /** Resolves when every server has applied what was written. */
  settled: () => Promise<unknown>;
}>;

/**
 * What requests cost. Units   µs of CPU time per answer. `counted`: increase of counters per answer, by database server
 */
export type Cost = Pick<Answers, "perSecond" | "p50" | "p99" | "statuses"> &
  Readonly<{
    serviceMicros: number;
    databaseMicros: readonly number[];
    counted: (...names: readonly string[]) => number[];
  }>;

export async function measured(server: DatabaseServer, stack: AsyncDisposableStack): Promise<Database> {
  const connection = await mysql.createConnection(server.url("mysql", "root"));
  stack.defer(() => connection.end());
  return { pid: server.pid(), counters: () => counters(connection) };
}

const cpuOf = (processes: readonly Readonly<{ pid: number }>[]): Promise<number[]> =>
  Promise.all(processes.map(({ pid }) => cpuSeconds(pid)));
const sum = (values: readonly number[]): number => values.reduce((before, value) => before + value, 0);

/** As in `measureStatements`, an idle time comes first, and what it costs is not counted as that of requests. */
const IDLE_MS = 2000;

/** Requests spread over all services of a setup, in a closed loop. */
export const costSubject = ({ services, databases, settled }: Setup, requests: Requests): Subject<Cost> => {
  const sample = async () => ({
    time: performance.now(),
    services: sum(await cpuOf(services)),
    databases: await cpuOf(databases),
    counters: await Promise.all(databases.map((one) => one.counters())),
  });
  type Reading = Awaited<ReturnType<typeof sample>>;
  const bases = services.map(({ base }) => base);
  return {
    run: async (seconds) => {
      const idle = await sample();
      await pause(IDLE_MS);
      const before = await sample();
      const { answers, ...rest } = await ask(bases, requests.next, seconds, requests.connections);
      await settled();
      const after = await sample();
      rejectUnexpected({ answers, ...rest }, requests);
      const idleShare = (after.time - before.time) / (before.time - idle.time);
      const perAnswer = (increase: (from: Reading, to: Reading) => number): number =>
        Math.max(0, increase(before, after) - increase(idle, before) * idleShare) / answers;
      return {
        ...rest,
        serviceMicros: 1e6 * perAnswer((from, to) => to.services - from.services),
        databaseMicros: databases.map(
          (_, at) => 1e6 * perAnswer((from, to) => (to.databases[at] ?? 0) - (from.databases[at] ?? 0)),
        ),
        counted: (...names) =>
          databases.map((_, at) =>
            perAnswer((from, to) => growth(names, from.counters[at] ?? new Map(), to.counters[at] ?? new Map())),
          ),
      };
    },
  };
};
