import type { Facts } from "../replication/facts.ts";
import { replicationState } from "../replication/replication-state.ts";
import { type Address, nameOf } from "../url.ts";

/**
 * The result of the last probe of a host.
 * - `state`      `closed`: it answers, but is not writable; `unknown`: not probed yet
 * - `why`        why it is not writable, in words that may be shown to an operator
 * - `isCluster`  the writable hosts form one cluster, so each has what was written to any
 * - `server`     identity of the server, since two addresses may belong to one server
 * - `since`      since when it has been writable without interruption, in ms of the monotonic clock
 */
export type HostStatus = Readonly<{
  address: Address;
  state: "writable" | "closed" | "silent" | "unknown";
  why: string;
  isCluster: boolean;
  server: string;
  since: number;
  /** The driver's error when it is silent. */
  cause?: unknown;
}>;

const unreachable = (address: Address, state: "silent" | "unknown", why: string): HostStatus => ({
  address,
  state,
  why,
  isCluster: false,
  server: nameOf(address),
  since: 0,
});

export const unknownStatus = (address: Address): HostStatus => unreachable(address, "unknown", "not probed yet");
export const unresponsiveStatus = (address: Address, why: string, cause: unknown): HostStatus => ({
  ...unreachable(address, "silent", why),
  cause,
});

/** @param previous the result of the probe before */
export function hostStatusOf(
  address: Address,
  state: Pick<Facts, "variables" | "status" | "members">,
  previous: HostStatus,
  now: number,
): HostStatus {
  const { writable, why, mode, server } = replicationState({ ...state, grants: [], database: "" });
  return {
    address,
    state: writable ? "writable" : "closed",
    why: why ?? "",
    isCluster: mode !== "async",
    server,
    since: writable && previous.state === "writable" ? previous.since : now,
  };
}

/** Each host with the reason why it is not writable. */
export const describeHosts = (statuses: readonly HostStatus[]): string =>
  statuses
    .map(({ address, state, why }) => `${nameOf(address)}: ${state === "writable" ? "writable" : why}`)
    .join("; ");
