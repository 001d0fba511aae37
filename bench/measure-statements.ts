import { setTimeout as pause } from "node:timers/promises";
import mysql from "mysql2/promise";
import { ask } from "./client.ts";
import { counters, growth } from "./counters.ts";
import type { Engine } from "./engines.ts";
import { writeKinds } from "./measure-writes.ts";
import { anyOf, type Reads, type RequestSpec, type Writes } from "./requests.ts";

/** Server-side cost of one operation. Units   average per operation; `rows`: rows or index entries read */
export type Statements = Readonly<{
  what: string;
  /** Everything sent to the server, including transaction control. */
  sent: number;
  select: number;
  insert: number;
  update: number;
  delete: number;
  commit: number;
  /** Statements executed as prepared statements. */
  executed: number;
  rows: number;
}>;

export type Operation = Readonly<{ what: string; base: string; next: () => RequestSpec }>;

/** The measured operations, on the services of one engine. */
export function operationsOf(
  { cached, uncached }: Engine,
  { paths, writes }: Readonly<{ paths: Reads; writes: Writes }>,
): Operation[] {
  const reads = [
    ["prefix read, uniform, uncached", uncached, paths.uniformPrefixes],
    ["read by video id, by popularity, uncached", uncached, paths.popularVideos],
    ["prefix read, 100 hot prefixes", cached, paths.hotPrefixes],
    ["status", cached, paths.status],
    ["segmentInfo", cached, paths.segmentInfo],
    ["userInfo, public id", cached, paths.userInfoPublic],
    ["userInfo, local id", cached, paths.userInfoLocal],
  ] as const;
  return [
    ...reads.map(([what, { base }, targets]) => ({ what, base, next: anyOf(targets) })),
    ...writeKinds.map((what) => ({ what, base: cached.base, next: writes[what] })),
  ];
}

const rowsRead = ["key", "next", "prev", "first", "last", "rnd", "rnd_next"].map((how) => `Handler_read_${how}`);
const figures: Readonly<Record<Exclude<keyof Statements, "what">, readonly string[]>> = {
  sent: ["Questions"],
  select: ["Com_select"],
  insert: ["Com_insert", "Com_insert_select", "Com_replace"],
  update: ["Com_update"],
  delete: ["Com_delete"],
  commit: ["Com_commit"],
  executed: ["Com_stmt_execute"],
  rows: rowsRead,
};

/**
 * Counts statements of sequential operations. Idle processes, including this one, also query the server now and then:
 * the increase of the counters in the same time without operations is subtracted.
 */
export async function measureStatements(
  rootUrl: string,
  operations: readonly Operation[],
  seconds: number,
): Promise<Statements[]> {
  const connection = await mysql.createConnection(rootUrl);
  const results: Statements[] = [];
  try {
    for (const { what, base, next } of operations) {
      await ask(base, next, seconds, 1); // warm-up: prepares statements, resolves users
      const before = await counters(connection);
      await pause(seconds * 1000);
      const between = await counters(connection);
      const { answers } = await ask(base, next, seconds, 1);
      const after = await counters(connection);
      const perOperation = (names: readonly string[]): number =>
        Math.max(0, (growth(names, between, after) - growth(names, before, between)) / answers);
      const counted = Object.entries(figures).map(([figure, names]) => [figure, perOperation(names)]);
      results.push({ what, ...Object.fromEntries(counted) });
    }
  } finally {
    await connection.end();
  }
  return results;
}
