import { reasons, type Sighting } from "./sighting.ts";

/** A host that was away comes back into use after it was well for so long, in ms. */
export const probationMs = 30_000;

/**
 * - `use`   the host to be at
 * - `calm`  the one before is well too, so nothing has to break
 * - `none`  why there is none
 */
export type Choice = Readonly<{ use: Sighting; calm: boolean }> | Readonly<{ none: string }>;

/**
 * Where to write. Every process that sees the same hosts comes to the same answer, so that all write to one node of a cluster and none waits
 * for the certification of another.
 * - a host that takes writes is kept; in a cluster the first of the list takes over again when it was well for a time
 * - when none takes writes, one that still answers is kept: it can be read
 * - two servers that take writes and are no cluster have parted, and nobody here can know which one is right
 * @param current where this process is; undefined at the start, or when the last one fell silent and no other was found
 */
export function chooseHost(sightings: readonly Sighting[], current: Sighting | undefined, now: number): Choice {
  const writable = sightings.filter(({ state }) => state === "writable");
  if (current?.state === "writable") {
    if (!current.isCluster) return { use: current, calm: true };
    const settled = ({ isCluster, since }: Sighting): boolean => isCluster && now - since >= probationMs;
    return { use: writable.find((one) => one === current || settled(one)) ?? current, calm: true };
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
