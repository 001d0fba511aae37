import { messageOf } from "@segmark/database/error-message";
import { periodicTask } from "@segmark/database/periodic-task";
import { poolQuery } from "@segmark/database/query-fn";
import { nameOf, parseDatabaseUrl } from "@segmark/database/url";
import type { Knex } from "knex";
import { videoSegments } from "../segments/video-segments.ts";
import { positionOf } from "./position.ts";
import { recentChanges } from "./recent-changes.ts";
import { openReplica, type Replica } from "./replica.ts";

type Load = (service: string, prefix: string) => ReturnType<typeof videoSegments>;

export type ReplicaOptions = Readonly<{
  /** One or more replicas. */
  url: string;
  primary: Knex;
  maxLagSeconds: number;
  /** Maximum number of connections to one replica. Default: 10. */
  connections?: number;
  /** Called when a replica comes into use, and when it is no longer used and why. */
  onReplica: (news: Readonly<{ host: string; why: string }>) => void;
}>;

/**
 * Loads for a cache, from replicas where they are known to be as fresh as the primary.
 * - `changed`, `allChanged`  record a change that loads from now on have to include
 * - `stats`                  number of loads by source, since the start
 */
export type ReplicaReads = AsyncDisposable &
  Readonly<{
    byHashPrefix: Load;
    changed(service: string, videoHash: string): void;
    allChanged(): void;
    stats(): Readonly<{ replica: number; primary: number }>;
  }>;

/** Interval between comparisons of replicas with the primary, in ms. */
const intervalMs = 250;

/**
 * A cache must never load rows older than a change this process has been notified of: it would not be invalidated
 * again. So the time of each notification is recorded and the position of the primary is sampled periodically. A
 * replica that has reached a sampled position has all changes notified before that sample. It serves videos without
 * later changes; all others are read from the primary. No clocks are compared, and a stalled replica just never
 * qualifies for newer changes.
 * @throws Error if the URL is not that of a server
 */
export function readReplicas({
  url,
  primary,
  maxLagSeconds,
  connections = 10,
  onReplica,
}: ReplicaOptions): ReplicaReads {
  const target = parseDatabaseUrl(url);
  if (target.engine !== "mysql") throw new Error("Replicas need an address that begins with mysql:");
  const changes = recentChanges(() => performance.now());
  const replicas = target.hosts.map((address) => openReplica(target, address, { maxLagSeconds, connections }));
  const used = new Set<Replica>();
  const counts = { replica: 0, primary: 0 };
  const ofPrimary: Load = (service, prefix) => videoSegments(primary, service, prefix);
  let next = 0;

  const isFresh = (replica: Replica): boolean => performance.now() - replica.knownAt() <= maxLagSeconds * 1000;
  const reportUse = (): void => {
    for (const replica of replicas) {
      const isUsed = isFresh(replica);
      if (isUsed === used.has(replica)) continue;
      if (isUsed) used.add(replica);
      else used.delete(replica);
      onReplica({
        host: nameOf(replica.address),
        why: isUsed ? "" : replica.why() || `it is more than ${maxLagSeconds} s behind`,
      });
    }
  };
  const compare = async (): Promise<void> => {
    const time = performance.now();
    const position = await positionOf(poolQuery(primary));
    // Not awaited, so that a slow replica does not hold up the others.
    for (const replica of replicas) void replica.compare(position, time).then(reportUse);
    reportUse();
    changes.forgetBefore(time - maxLagSeconds * 1000); // every replica in use has applied them
  };
  const timer = periodicTask({ round: compare, onError: reportUse, interval: intervalMs, atOnce: true });

  /** Round robin. */
  const replicaFor = (lastChange: number): Replica | undefined => {
    const usable = replicas.filter((replica) => replica.knownAt() > lastChange && isFresh(replica));
    return usable[next++ % usable.length];
  };
  const byHashPrefix: Load = async (service, prefix) => {
    const replica = replicaFor(changes.lastUnder(service, prefix));
    if (replica !== undefined) {
      try {
        const rows = await videoSegments(replica.knex, service, prefix);
        counts.replica++;
        return rows;
      } catch (error) {
        replica.fail(messageOf(error));
        reportUse();
      }
    }
    counts.primary++;
    return ofPrimary(service, prefix);
  };
  return {
    byHashPrefix,
    changed: changes.changed,
    allChanged: changes.allChanged,
    stats: () => counts,
    [Symbol.asyncDispose]: async () => {
      await timer[Symbol.asyncDispose]();
      await Promise.all(replicas.map((replica) => replica[Symbol.asyncDispose]()));
    },
  };
}
