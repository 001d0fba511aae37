import { realPause, within } from "@segmark/database/pause";
import type { ConfigStore, Instance, Topology } from "../protocol/contracts.ts";
import { MigratorError, messageOf } from "../protocol/errors.ts";
import { topologySection } from "./config/sections.ts";
import { parseTopology } from "./config/topology.ts";
import { rolesOf, singleNodeTopology } from "./single-node-topology.ts";

/** How long what was read about this instance is cached, in ms. */
const freshMs = 1000;

/**
 * What the topology, as last read, says about one instance.
 * - `store`    wraps the store; reads through it update the membership
 * - `refresh`  reads again; never rejects, and passes warnings for operators to `warn`
 */
export type Membership = Readonly<{
  store: ConfigStore;
  refresh(warn?: (why: string) => void): Promise<void>;
  replicaset(): string;
  roles(): readonly string[];
  url(): string | undefined;
  /** False only if the topology says so. */
  isPublic(): Promise<boolean>;
}>;

export type Needs = Readonly<{ alias: string; secret: string | undefined; isShared: boolean }>;

/** What an instance lacks to belong to such a topology. */
function missingSettings(topology: Topology, { secret, isShared }: Needs): string | undefined {
  if (topology.instances.length < 2) return undefined;
  if (secret === undefined)
    return "CLUSTER_SECRET: expected at least 32 bytes, the same on all instances, because the topology has several";
  return isShared
    ? undefined
    : "CLUSTER_STORE_URL: expected a database that all reach, because the topology has several instances";
}

/** @throws Error saying what is missing, for a topology file that an instance cannot be started with */
export function checkMembership(text: string, needs: Needs): void {
  const topology = parseTopology(text);
  const aliases = topology.instances.map(({ alias }) => alias);
  if (!aliases.includes(needs.alias))
    throw new Error(`CLUSTER_INSTANCE: expected one of ${aliases.join(", ")}; the topology has no ${needs.alias}`);
  checkNeeds(text, needs);
}

/**
 * @throws Error saying what an instance lacks for the topology in the configuration, which need not list the instance
 *   yet
 */
export function checkNeeds(text: string, needs: Needs): void {
  const fault = missingSettings(parseTopology(text), needs);
  if (fault !== undefined) throw new Error(fault);
}

/** @param text the topology until the store has been read; undefined for a single instance */
export function watchMembership(store: ConfigStore, needs: Needs, text: string | undefined): Membership {
  const { alias } = needs;
  let topology: Topology = text === undefined ? singleNodeTopology(alias) : parseTopology(text);
  let hasTopology = text !== undefined;
  let readAt = Number.NEGATIVE_INFINITY;

  const read: ConfigStore["read"] = async () => {
    const snapshot = await store.read();
    const text = snapshot.sections.get(topologySection);
    readAt = performance.now();
    hasTopology = text !== undefined;
    try {
      topology = text === undefined ? singleNodeTopology(alias) : parseTopology(text);
    } catch {
      // the caller parses the text too, and reports the error
    }
    return snapshot;
  };
  /** A cluster whose configuration only this instance can reach would not be a cluster. */
  const patch: ConfigStore["patch"] = async (change) => {
    const written = change.sections.find(({ filename }) => filename === topologySection)?.content;
    const fault = typeof written === "string" ? missingSettings(parseTopology(written), needs) : undefined;
    if (fault !== undefined) throw new MigratorError("bad_config", `${topologySection}: this instance lacks ${fault}.`);
    return store.patch(change);
  };
  const own = (): Instance | undefined => topology.instances.find((instance) => instance.alias === alias);
  const refresh: Membership["refresh"] = async (warn) => {
    try {
      await read();
      if (own() === undefined)
        warn?.(`The topology in the configuration has no instance ${alias}. Add it with PATCH /admin/config.`);
    } catch (error) {
      warn?.(messageOf(error));
    }
  };
  let refreshing: Promise<void> | undefined;
  /** If the store blocks its readers, requests do not wait for it and use what was read last. */
  const refreshSoon = async (): Promise<void> => {
    refreshing ??= refresh().finally(() => {
      refreshing = undefined;
    });
    await within(freshMs, realPause, refreshing, () => new Error("The store does not answer.")).catch(() => undefined);
  };
  const isPublic = async (): Promise<boolean> => {
    if ((hasTopology || needs.isShared) && performance.now() - readAt > freshMs) await refreshSoon();
    return own()?.public ?? true;
  };
  return {
    store: { ...store, read, patch },
    refresh,
    replicaset: () => own()?.replicaset ?? "default",
    roles: () => rolesOf(topology, own()?.replicaset ?? "default"),
    url: () => (hasTopology ? own()?.url : undefined),
    isPublic,
  };
}
