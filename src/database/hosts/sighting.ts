import type { Facts } from "../../migrator/node/facts.ts";
import { replicationState } from "../../migrator/node/replication-state.ts";
import { type Address, nameOf } from "../url.ts";

/**
 * What a host was like when it was looked at last.
 * - `state`      `closed`: it answers, and takes no writes; `unknown`: nobody has looked yet
 * - `why`        it is not writable, in words that may be shown to an operator
 * - `isCluster`  the writable hosts are one cluster, in which all of them have what was written to any
 * - `server`     which server answers: two addresses may lead to one
 * - `since`      it is writable without a break, in ms of the monotonic clock
 */
export type Sighting = Readonly<{
  address: Address;
  state: "writable" | "closed" | "silent" | "unknown";
  why: string;
  isCluster: boolean;
  server: string;
  since: number;
  /** What the driver said, when it is silent. */
  cause?: unknown;
}>;

const nothing = (address: Address, state: "silent" | "unknown", why: string): Sighting => ({
  address,
  state,
  why,
  isCluster: false,
  server: nameOf(address),
  since: 0,
});

export const unknown = (address: Address): Sighting => nothing(address, "unknown", "not looked at yet");
export const silent = (address: Address, why: string, cause: unknown): Sighting => ({
  ...nothing(address, "silent", why),
  cause,
});

/** @param before the sighting before this one */
export function sightingOf(
  address: Address,
  state: Pick<Facts, "variables" | "status" | "members">,
  before: Sighting,
  now: number,
): Sighting {
  const { writable, why, mode, server } = replicationState({ ...state, grants: [], database: "" });
  return {
    address,
    state: writable ? "writable" : "closed",
    why: why ?? "",
    isCluster: mode !== "async",
    server,
    since: writable && before.state === "writable" ? before.since : now,
  };
}

/** Each host with the reason why it is not used. */
export const reasons = (sightings: readonly Sighting[]): string =>
  sightings
    .map(({ address, state, why }) => `${nameOf(address)}: ${state === "writable" ? "writable" : why}`)
    .join("; ");
