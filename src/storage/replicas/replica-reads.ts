import type { Knex } from "knex";
import { periodicTask } from "../../database/periodic-task.ts";
import { nameOf, parseDatabaseUrl } from "../../database/url.ts";
import type { Ask } from "../../migrator/node/read-facts.ts";
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
  /** Hears when a replica comes into use, and when it is not used any more and why. */
  onReplica: (news: Readonly<{ host: string; why: string }>) => void;
}>;

/**
 * What a cache loads, from replicas where that is as good as from the primary.
 * - `changed`, `allChanged`  this process knows of a change: what is loaded from now on has to have it
 * - `stats`                  loads by where they were answered, since the start
 */
export type ReplicaReads = AsyncDisposable &
  Readonly<{
    byHashPrefix: Load;
    changed(service: string, videoHash: string): void;
    allChanged(): void;
    stats(): Readonly<{ replica: number; primary: number }>;
  }>;

/** Between two comparisons of replicas with the primary, in ms. */
const intervalMs = 250;

/**
 * A cache must never be given rows that are older than a change this process has been told of: nobody would tell it again.
 * So it is noted when each change was told, the position of the primary is taken again and again, and a replica that has reached the position
 * of some moment has all changes that were told before that moment. It is read for videos without later ones; all others are read from the
 * primary. No clocks are compared, and a replica that stands still is simply not known to have anything new.
 * @throws Error when the address is not that of a server
 */
export function readReplicas({
  url,
  primary,
  maxLagSeconds,
  connections = 10,
  onReplica,
}: ReplicaOptions): ReplicaReads {
  const target = parseDatabaseUrl(url);
  if (target.engine !== "mysql") throw new Error("Replicas want an address that begins with mysql:");
  const changes = recentChanges(() => performance.now());
  const replicas = target.hosts.map((address) => openReplica(target, address, { maxLagSeconds, connections }));
  const used = new Set<Replica>();
  const counts = { replica: 0, primary: 0 };
  const askPrimary: Ask = async (sql, values) => (await primary.raw(sql, [...values]))[0];
  const ofPrimary: Load = (service, prefix) => videoSegments(primary, service, prefix);
  let turn = 0;

  const isFresh = (replica: Replica): boolean => performance.now() - replica.knownAt() <= maxLagSeconds * 1000;
  const tell = (): void => {
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
    const position = await positionOf(askPrimary);
    // One that waits does not keep the others from going on.
    for (const replica of replicas) void replica.compare(position, time).then(tell);
    tell();
    changes.forgetBefore(time - maxLagSeconds * 1000); // a replica that is used has them
  };
  const timer = periodicTask({ round: compare, onError: tell, interval: intervalMs, atOnce: true });

  /** They take turns. */
  const replicaFor = (lastChange: number): Replica | undefined => {
    const fit = replicas.filter((replica) => replica.knownAt() > lastChange && isFresh(replica));
    return fit[turn++ % fit.length];
  };
  const byHashPrefix: Load = async (service, prefix) => {
    const replica = replicaFor(changes.lastUnder(service, prefix));
    if (replica !== undefined) {
      try {
        const rows = await videoSegments(replica.knex, service, prefix);
        counts.replica++;
        return rows;
      } catch (error) {
        replica.fail(error instanceof Error ? error.message : String(error));
        tell();
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
