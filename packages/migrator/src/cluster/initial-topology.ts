import { readFile } from "node:fs/promises";
import type { ConfigStore } from "../protocol/contracts.ts";
import { MigratorError, messageOf } from "../protocol/errors.ts";
import { topologySection } from "./config/sections.ts";
import { checkMembership, checkNeeds, type Needs } from "./membership.ts";

/** Sources of the topology besides the configuration. */
export type TopologySource = Readonly<{ topology?: string | undefined; topologyFile?: string | undefined }>;

const isGiven = ({ topology, topologyFile }: TopologySource): boolean => (topology ?? topologyFile) !== undefined;

/** The file of a topology cannot be read. `cause`: what the system says */
export class UnreadableTopology extends Error {
  override readonly name = "UnreadableTopology";
}

async function textOf({ topology, topologyFile = "" }: TopologySource): Promise<string> {
  if (topology !== undefined) return topology;
  return readFile(topologyFile, "utf8").catch((cause: unknown) => {
    throw new UnreadableTopology(`The topology file cannot be read: ${messageOf(cause)}`, { cause });
  });
}

/**
 * The topology that an instance starts with.
 * - `text`      undefined for an instance without a topology, or one that reads it later
 * - `isStored`  it comes from the configuration and not from another source
 * - `silence`   why the configuration could not be read, which does not prevent the start
 */
export type FirstTopology = Readonly<{ text: string | undefined; isStored: boolean; storeError?: string }>;

/** A topology that does not parse does not prevent the start either: it is repaired through a running instance. */
function storedTopology(text: string, needs: Needs): FirstTopology {
  try {
    checkNeeds(text, needs);
    return { text, isStored: true };
  } catch (error) {
    if (error instanceof MigratorError) return { text: undefined, isStored: true };
    throw error;
  }
}

async function configuredTopology(source: TopologySource, needs: Needs): Promise<FirstTopology> {
  if (!isGiven(source)) return { text: undefined, isStored: false };
  const text = await textOf(source);
  checkMembership(text, needs);
  return { text, isStored: false };
}

/**
 * A file is used only while the configuration has no topology: later it is not even read, because it goes stale as the
 * cluster grows.
 * @throws Error when the topology in use needs what the instance lacks; when a file in use is wrong;
 *   `UnreadableTopology`
 */
export async function firstTopology(store: ConfigStore, source: TopologySource, needs: Needs): Promise<FirstTopology> {
  if (!isGiven(source) && !needs.isShared) return { text: undefined, isStored: false };
  try {
    const text = (await store.read()).sections.get(topologySection);
    return text === undefined ? await configuredTopology(source, needs) : storedTopology(text, needs);
  } catch (error) {
    if (!(error instanceof MigratorError) || error.code !== "config_store_unavailable") throw error;
    return { ...(await configuredTopology(source, needs)), storeError: error.message };
  }
}
