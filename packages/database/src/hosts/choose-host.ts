import { describeHosts, type HostStatus } from "./host-status.ts";

/** How long a recovered host must stay healthy before it is used again, in ms. */
export const probationMs = 30_000;

/**
 * - `use`       the host to connect to
 * - `graceful`  the current host is healthy too, so connections can be moved gracefully
 * - `none`      why there is no host
 */
export type Choice = Readonly<{ use: HostStatus; graceful: boolean }> | Readonly<{ none: string }>;

/**
 * Chooses the host to write to. Processes that see the same hosts choose the same one, so all write to one node of a
 * cluster and none waits for the certification of another node.
 * - a writable host is kept; in a cluster the first in the list takes over again once it has been healthy for the
 *   probation time
 * - when no host is writable, the current one is kept if it still answers: it can serve reads
 * - two writable servers that form no cluster are a split brain, which needs an operator
 * @param current the current host of this process; undefined at startup, or when the last one was lost and no other was
 *   found
 */
export function chooseHost(statuses: readonly HostStatus[], current: HostStatus | undefined, now: number): Choice {
  const writable = statuses.filter(({ state }) => state === "writable");
  if (current?.state === "writable") {
    if (!current.isCluster) return { use: current, graceful: true };
    const isSettled = ({ isCluster, since }: HostStatus): boolean => isCluster && now - since >= probationMs;
    return {
      use: writable.find((candidate) => candidate === current || isSettled(candidate)) ?? current,
      graceful: true,
    };
  }
  const [first] = writable;
  if (first === undefined)
    return current?.state === "closed"
      ? { use: current, graceful: true }
      : { none: `none is writable: ${describeHosts(statuses)}` };
  const servers = new Set(writable.map(({ server }) => server));
  if (servers.size > 1 && !writable.every(({ isCluster }) => isCluster))
    return {
      none: `more than one is writable and they are no cluster, so make all but one read-only: ${describeHosts(statuses)}`,
    };
  return { use: first, graceful: false };
}
