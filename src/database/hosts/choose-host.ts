import { reasons, type Sighting } from "./sighting.ts";

/** How long a recovered host must stay healthy before it is used again, in ms. */
export const probationMs = 30_000;

/**
 * - `use`   the host to connect to
 * - `calm`  the current host is healthy too, so connections can be moved gracefully
 * - `none`  why there is no host
 */
export type Choice = Readonly<{ use: Sighting; calm: boolean }> | Readonly<{ none: string }>;

/**
 * Which host to write to. Every process that sees the same hosts makes the same choice, so all write to one node of a
 * cluster and none waits for the certification of another node.
 * - a writable host is kept; in a cluster the first in the list takes over again once it has been healthy for the
 *   probation time
 * - when no host is writable, the current one is kept if it still answers: it can serve reads
 * - two writable servers that form no cluster are a split brain, and nothing here can tell which one is right
 * @param current the current host of this process; undefined at startup, or when the last one was lost and no other was
 *   found
 */
export function chooseHost(sightings: readonly Sighting[], current: Sighting | undefined, now: number): Choice {
  const writable = sightings.filter(({ state }) => state === "writable");
  if (current?.state === "writable") {
    if (!current.isCluster) return { use: current, calm: true };
    const isSettled = ({ isCluster, since }: Sighting): boolean => isCluster && now - since >= probationMs;
    return { use: writable.find((one) => one === current || isSettled(one)) ?? current, calm: true };
  }
  const [first] = writable;
  if (first === undefined)
    return current?.state === "closed"
      ? { use: current, calm: true }
      : { none: `none takes writes: ${reasons(sightings)}` };
  const servers = new Set(writable.map(({ server }) => server));
  if (servers.size > 1 && !writable.every(({ isCluster }) => isCluster))
    return {
      none: `more than one takes writes and they are no cluster, so make all but one read-only: ${reasons(sightings)}`,
    };
  return { use: first, calm: false };
}
