import { startingWith } from "@segmark/database/prefix";
import mysql from "mysql2/promise";
import { randomFrom } from "./random.ts";
import { openDriver } from "./sqlite.ts";
import type { Sample, Subject } from "./subject.ts";

/** The columns needed to answer a read. */
const columns = [
  ...["id", "uuid", "video_id", "video_hash", "start_time", "end_time", "category", "action_type", "description"],
  ...["user_id", "votes", "locked", "hidden", "shadow_hidden", "reputation", "video_duration", "time_submitted"],
];
const statement = `select ${columns} from segments where service = ? and video_hash between ? and ?`;

const CONNECTIONS = 10;
const IN_FLIGHT = 32;
const BATCH = 20;

/** Reads the rows of one prefix. */
type Read = (bounds: readonly [string, string, string]) => unknown;

async function measure(seconds: number, work: (isOver: () => boolean) => Promise<number>): Promise<Sample> {
  const [start, cpuBefore] = [performance.now(), process.cpuUsage()];
  const reads = await work(() => performance.now() - start >= seconds * 1000);
  const { user, system } = process.cpuUsage(cpuBefore);
  return { perSecond: (reads * 1000) / (performance.now() - start), cpuMicros: (user + system) / reads };
}

function boundsOf(prefixes: readonly string[]): () => readonly [string, string, string] {
  const random = randomFrom(10);
  return () => ["YouTube", ...startingWith(prefixes[random.below(prefixes.length)] ?? "")];
}

function sqliteReads(url: string, prefixes: readonly string[], stack: AsyncDisposableStack): Subject {
  const connection = stack.use(openDriver(url));
  const prepared = connection.prepare(statement).raw();
  const read: Read = (bounds) => prepared.all(...bounds);
  const next = boundsOf(prefixes);
  return {
    run: (seconds) =>
      measure(seconds, async (isOver) => {
        let reads = 0;
        for (; !isOver(); reads += BATCH) for (let i = 0; i < BATCH; i++) read(next());
        return reads;
      }),
  };
}

function mariadbReads(url: string, prefixes: readonly string[], stack: AsyncDisposableStack): Subject {
  const pool = mysql.createPool({ uri: url, connectionLimit: CONNECTIONS });
  stack.defer(() => pool.end());
  const read: Read = (bounds) => pool.execute({ sql: statement, rowsAsArray: true }, [...bounds]);
  const next = boundsOf(prefixes);
  return {
    run: (seconds) =>
      measure(seconds, async (isOver) => {
        let reads = 0;
        const some = async (): Promise<void> => {
          for (; !isOver(); reads++) await read(next());
        };
        await Promise.all(Array.from({ length: IN_FLIGHT }, some));
        return reads;
      }),
  };
}

/** Reads rows by prefix with the driver alone, in this process: the lower bound for an uncached read. */
export const rawReads = (url: string, prefixes: readonly string[], stack: AsyncDisposableStack): Subject =>
  (url.startsWith("sqlite:") ? sqliteReads : mariadbReads)(url, prefixes, stack);
