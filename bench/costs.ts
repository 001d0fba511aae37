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

/** Requests spread over all services of a setup, in a closed loop. */
export const costSubject = ({ services, databases, settled }: Setup, requests: Requests): Subject<Cost> => {
  const sample = async () => ({
    services: sum(await cpuOf(services)),
    databases: await cpuOf(databases),
    counters: await Promise.all(databases.map((one) => one.counters())),
  });
  const bases = services.map(({ base }) => base);
  return {
    run: async (seconds) => {
      const before = await sample();
      const { answers, ...rest } = await ask(bases, requests.next, seconds, requests.connections);
      await settled();
      const after = await sample();
      rejectUnexpected({ answers, ...rest }, requests);
      const micros = (from: number, to: number): number => ((to - from) * 1e6) / answers;
      return {
        ...rest,
        serviceMicros: micros(before.services, after.services),
        databaseMicros: after.databases.map((now, index) => micros(before.databases[index] ?? now, now)),
        counted: (...names) =>
          after.counters.map((now, index) => growth(names, before.counters[index] ?? now, now) / answers),
      };
    },
  };
};
