import { hasSeveralHosts, parseDatabaseUrl } from "@segmark/database/url";
import { type OptionNames, refuseUnknownOptions } from "@segmark/openapi/internal/known-options";
import type { Knex } from "knex";
import { newDirectoryLoader } from "../engine/list/directory-loader.ts";
import type { Loader } from "../engine/list/loader.ts";
import { createNode, type LocalNode } from "../node/node.ts";
import type { ConfigStore, Instance as Member, Node } from "../protocol/contracts.ts";
import { silent } from "../protocol/log.ts";
import { safeLog } from "../protocol/safe-log.ts";
import { createRemoteNode } from "../protocol/transport/remote-node.ts";
import { type ServeCluster, serveNode } from "../protocol/transport/serve-node.ts";
import { checkSecret } from "../protocol/transport/signing.ts";
import type { ClusterLog } from "./cluster.ts";
import { createKnexConfigStore } from "./config/knex-store.ts";
import { onlyDatabase } from "./config/store-fault.ts";
import {
  clearDefaultInstance,
  type DefaultInstance,
  pendingSettings,
  setDefaultInstance,
} from "./current/default-instance.ts";
import { firstTopology } from "./initial-topology.ts";
import { createManager, type Manager } from "./manager.ts";
import { type Membership, watchMembership } from "./membership.ts";
import { seedTopology } from "./seed-topology.ts";

/**
 * One process of the application, and its own database.
 * - `alias`                     its name in the topology; default `local`
 * - `topology`, `topologyFile` YAML that is written to section `topology.yml` when the configuration has none. Default:
 *   this instance alone
 * - `secret`                    at least 32 bytes; required as soon as there is another instance
 * - `databaseUrl` or `knex`     its database; a Knex remains the caller's to close
 * - `storeUrl` or `store` the cluster-wide configuration; default: its own database, which is for a single instance
 *   only
 * - `loader`                    default: the folder `./migrations`
 * - `useSchema`                 whether `up` writes the schema of the cluster; default true
 */
export type InstanceSettings = Readonly<{
  alias?: string | undefined;
  topology?: string | undefined;
  topologyFile?: string | undefined;
  secret?: string | undefined;
  databaseUrl?: string | undefined;
  knex?: Knex | undefined;
  storeUrl?: string | undefined;
  store?: ConfigStore | undefined;
  loader?: Loader | undefined;
  useSchema?: boolean | undefined;
  log?: ClusterLog | undefined;
}>;

const settingNames = {
  alias: true,
  topology: true,
  topologyFile: true,
  secret: true,
  databaseUrl: true,
  knex: true,
  storeUrl: true,
  store: true,
  loader: true,
  useSchema: true,
  log: true,
} satisfies OptionNames<InstanceSettings>;

/**
 * - `node`      runs migrations on this instance's database
 * - `manager`   what the endpoints and the parameterless functions call
 * - `serve`     handles `/_cluster/v1` for other instances; undefined without a secret
 * - `prepare` creates the record tables if this instance is the leader, so that they can be inspected before the first
 *   run
 * - `url`       address for other instances, if the topology has it
 * - `isPublic`  whether it serves the public endpoints now
 */
export type MigratorInstance = AsyncDisposable &
  Readonly<{
    alias: string;
    node: LocalNode;
    manager: Manager;
    serve: ServeCluster | undefined;
    prepare(): Promise<void>;
    url(): string | undefined;
    isPublic(): Promise<boolean>;
    setLoader(loader: Loader): void;
    setUseSchema(flag: boolean): void;
    close(): Promise<void>;
  }>;

/** Rejects migrations that cannot be loaded when they are written, not when they run. */
async function parseMigration(name: string, text: string): Promise<void> {
  const { sourceFault } = await import("./config-loader/config-loader.ts");
  const fault = await sourceFault(name, text);
  if (fault !== undefined) throw new Error(fault);
}

async function storeAt(url: string): Promise<ConfigStore> {
  const target = parseDatabaseUrl(url);
  if (target.engine === "sqlite" || !hasSeveralHosts(target)) return createKnexConfigStore({ url, parseMigration });
  const { openStoreDatabase } = await import("./config/store-database.ts");
  return createKnexConfigStore({ ...openStoreDatabase(target), parseMigration });
}

async function storeOf({ store, storeUrl, knex, databaseUrl }: InstanceSettings): Promise<ConfigStore> {
  if (store !== undefined) return store;
  if (storeUrl !== undefined) return storeAt(storeUrl);
  if (knex !== undefined) return createKnexConfigStore({ knex, parseMigration, name: onlyDatabase });
  if (databaseUrl !== undefined) return createKnexConfigStore({ url: databaseUrl, parseMigration, name: onlyDatabase });
  throw new TypeError("An instance needs databaseUrl or knex.");
}

/** Clients for other instances; cached, and recreated when the address changes. */
function remoteNodes(secret: string | undefined): (member: Member) => Node {
  const known = new Map<string, Node>();
  return ({ alias, url }) => {
    if (secret === undefined)
      throw new Error(`${alias} cannot be called without CLUSTER_SECRET, which all instances have in common.`);
    const key = `${alias} ${url}`;
    const node = known.get(key) ?? createRemoteNode({ alias, url, secret });
    known.set(key, node);
    return node;
  };
}

/**
 * A run, and a change of records, may start with a topology that this instance has not read yet: refresh it, so that its
 * replica set and the roles of that are current.
 */
const withFreshTopology = (node: LocalNode, membership: Membership): Node => ({
  ...node,
  start: async (request) => {
    await membership.refresh();
    await node.start(request);
  },
  amend: async (request) => {
    await membership.refresh();
    return node.amend(request);
  },
});

/** An instance, and what the parameterless functions use while it is the current one. */
export type CreatedInstance = Readonly<{ instance: MigratorInstance; current: DefaultInstance }>;

/**
 * Creates an instance of the migration manager and makes it the current one of this process. Databases are connected
 * lazily.
 * @throws Error when the topology is invalid or does not contain the instance, or has others and the secret or a shared
 *   store is missing
 */
export async function createInstance(settings: InstanceSettings): Promise<MigratorInstance> {
  refuseUnknownOptions(settings, settingNames);
  const { instance, current } = await makeInstance(settings);
  setDefaultInstance(current);
  return instance;
}

/** Like `createInstance`, without making it the current one. */
export async function makeInstance(settings: InstanceSettings): Promise<CreatedInstance> {
  const { alias = "local", secret, databaseUrl, knex } = settings;
  const log: ClusterLog = safeLog(settings.log ?? silent);
  if (secret !== undefined) checkSecret(secret);
  const isShared = settings.store !== undefined || settings.storeUrl !== undefined;
  const needs = { alias, secret, isShared };
  const own = await storeOf(settings);
  const first = await firstTopology(own, settings, needs).catch(async (error: unknown) => {
    await own.close();
    throw error;
  });
  const { text, isStored, storeError } = first;
  const store = text === undefined || isStored ? own : seedTopology(own, { text, by: alias });
  const membership = watchMembership(store, needs, text);
  if (storeError !== undefined) log.warn({ alias }, storeError);
  else if (text !== undefined || isShared) await membership.refresh((why) => log.warn({ alias }, why));
  const pending = pendingSettings();
  let loader = settings.loader ?? pending.loader ?? newDirectoryLoader();
  let useSchema = settings.useSchema ?? pending.useSchema ?? true;

  const database = knex === undefined ? { databaseUrl: databaseUrl ?? "" } : { knex };
  const common = { alias, replicaset: membership.replicaset, roles: membership.roles, loader: () => loader, log };
  const node = createNode({ ...common, ...database });
  const refreshingNode = withFreshTopology(node, membership);
  const manager = createManager({
    alias,
    store: membership.store,
    own: refreshingNode,
    nodeFor: remoteNodes(secret),
    loader: () => loader,
    useSchema: () => useSchema,
    buildSchema: async (documents) => (await import("../engine/schema/build.ts")).buildSchema(documents),
    log,
  });
  const current: DefaultInstance = {
    manager,
    roles: membership.roles,
    readConfig: membership.store.read,
    setLoader: (next) => {
      loader = next;
    },
    setUseSchema: (flag) => {
      useSchema = flag;
    },
  };

  const prepare = async (): Promise<void> => {
    if (await manager.leads()) await node.prepare();
  };
  const close = async (): Promise<void> => {
    clearDefaultInstance(current);
    const ended = manager.close(); // before the run of this instance ends, or it would be continued here
    await node.close();
    await ended; // they release the lock
    await own.close();
  };
  const instance: MigratorInstance = {
    alias,
    node,
    manager,
    serve: secret === undefined ? undefined : serveNode({ node: refreshingNode, secret, log }),
    prepare,
    url: membership.url,
    isPublic: membership.isPublic,
    setLoader: current.setLoader,
    setUseSchema: current.setUseSchema,
    close,
    [Symbol.asyncDispose]: close,
  };
  return { instance, current };
}
