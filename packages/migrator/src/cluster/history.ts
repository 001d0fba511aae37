import { type OptionNames, refuseUnknownOptions } from "@segmark/openapi/internal/known-options";
import type { HistoryLine } from "../protocol/contracts.ts";
import { MigratorError } from "../protocol/errors.ts";
import { sentence } from "../protocol/format.ts";
import { callNode } from "./call-node.ts";
import type { Cluster } from "./cluster.ts";
import { readClusterState } from "./cluster-state.ts";
import { worstOf } from "./failure.ts";
import { type LeaderResult, resultOfError } from "./leader-outcome.ts";
import { type Found, findAll, problemOf, readableIn } from "./leaders.ts";

/** `limit`: how many lines of each leader, the newest, from 1 to 1000; default 100. */
export type HistoryOptions = Readonly<{ limit?: number }>;

/** Lines by the alias of the leader, newest last. */
export type History = Readonly<Record<string, readonly HistoryLine[]>>;

const maxLines = 1000;

function limitOf(options: HistoryOptions): number {
  refuseUnknownOptions(options, { limit: true } satisfies OptionNames<HistoryOptions>);
  const { limit = 100 } = options;
  if (Number.isInteger(limit) && limit >= 1 && limit <= maxLines) return limit;
  throw new TypeError(`limit must be a whole number from 1 to ${maxLines}, not ${limit}.`);
}

type Lines = Readonly<{ leader: string; lines: readonly HistoryLine[] }>;

async function read(cluster: Cluster, found: Found, limit: number): Promise<Lines | LeaderResult> {
  const leader = readableIn(cluster, found);
  if (leader === undefined) return resultOfError(found.replicaset, problemOf(found), { applied: [] });
  try {
    return { leader: leader.alias, lines: await callNode(cluster, leader.node, (node) => node.history(limit)) };
  } catch (error) {
    if (!(error instanceof MigratorError)) throw error;
    return resultOfError(leader.alias, error, { applied: [] });
  }
}

/**
 * What was done to every leader. Takes no lock.
 * @throws MigratorError when a replica set has no leader, or it does not answer
 * @throws TypeError for a limit out of bounds
 */
export async function history(cluster: Cluster, options: HistoryOptions): Promise<History> {
  const limit = limitOf(options);
  const { topology } = await readClusterState(cluster);
  const found = await findAll(cluster, topology);
  const results = await Promise.all(found.map((one) => read(cluster, one, limit)));
  const failed = results.flatMap((one) => ("lines" in one ? [] : [one]));
  const code = worstOf(failed);
  if (code !== undefined)
    throw new MigratorError(code, failed.map(({ outcome }) => sentence(outcome.error ?? "")).join(" "));
  return Object.fromEntries(results.flatMap((one) => ("lines" in one ? [[one.leader, one.lines]] : [])));
}
