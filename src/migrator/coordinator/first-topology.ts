import { readFile } from "node:fs/promises";
import { MigratorError, messageOf } from "../errors.ts";
import { topologySection } from "./config/sections.ts";
import type { ConfigStore } from "./contracts.ts";
import { checkMembership, checkNeeds, type Needs } from "./membership.ts";

/** Where the topology may stand beside the configuration. */
export type TopologySource = Readonly<{ topology?: string | undefined; topologyFile?: string | undefined }>;

const isGiven = ({ topology, topologyFile }: TopologySource): boolean => (topology ?? topologyFile) !== undefined;

async function textOf({ topology, topologyFile = "" }: TopologySource): Promise<string> {
  if (topology !== undefined) return topology;
  return readFile(topologyFile, "utf8").catch((cause: unknown) => {
    throw new Error(`The topology file cannot be read: ${messageOf(cause)}`, { cause });
  });
}

/**
 * The topology that an instance starts with.
 * - `text`      undefined for an instance that nobody described, or that learns it later
 * - `isStored`  the configuration has it; else it came from beside
 * - `silence`   why the configuration could not be read, which is no reason not to start
 */
export type FirstTopology = Readonly<{ text: string | undefined; isStored: boolean; silence?: string }>;

/** One that does not parse is no reason not to start either: it is repaired through a running instance. */
function storedOne(text: string, needs: Needs): FirstTopology {
  try {
    checkNeeds(text, needs);
    return { text, isStored: true };
  } catch (error) {
    if (error instanceof MigratorError) return { text: undefined, isStored: true };
    throw error;
  }
}

async function givenOne(source: TopologySource, needs: Needs): Promise<FirstTopology> {
  if (!isGiven(source)) return { text: undefined, isStored: false };
  const text = await textOf(source);
  checkMembership(text, needs);
  return { text, isStored: false };
}

/**
 * A file counts once, for the configuration that has no topology: later it is not even looked at, because a cluster that has grown leaves it
 * behind.
 * @throws Error when the topology that counts wants what the instance lacks; when a file that counts cannot be read or is wrong
 */
export async function firstTopology(store: ConfigStore, source: TopologySource, needs: Needs): Promise<FirstTopology> {
  if (!isGiven(source) && !needs.isShared) return { text: undefined, isStored: false };
  try {
    const text = (await store.read()).sections.get(topologySection);
    return text === undefined ? await givenOne(source, needs) : storedOne(text, needs);
  } catch (error) {
    if (!(error instanceof MigratorError) || error.code !== "config_store_unavailable") throw error;
    return { ...(await givenOne(source, needs)), silence: error.message };
  }
}
