import type { ServerRoute } from "@hapi/hapi";
import { type Api, bindHandlers, noCallers, Problem } from "@segmark/openapi";
import type { InstanceSettings, MigratorInstance } from "../cluster/instance.ts";
import { type StandaloneSettings, standaloneInstance } from "../cluster/standalone-instance.ts";
import { operations } from "../generated/operations.js";
import { problems } from "../generated/problems.ts";
import { requests } from "../generated/validators.js";
import { MigratorError, messageOf } from "../protocol/errors.ts";
import { clusterRoute } from "./cluster-route.ts";
import type { ClusterConfig } from "./config/cluster.ts";
import { unreadable } from "./config/named-file.ts";
import { ConfigError } from "./config/readers.ts";
import { handlers } from "./handlers/index.ts";

/** Wildcard addresses to listen on, which are not reachable as such. */
const anyAddress = new Set(["0.0.0.0", "::"]);

/**
 * This process as an instance of its cluster, as configured in the environment.
 * Errors  `ConfigError` naming the variable
 */
export async function instanceOf(cluster: ClusterConfig, own: InstanceSettings): Promise<MigratorInstance> {
  const { alias, topologyFile, secret, storeUrl } = cluster;
  const { createInstance } = await import("../cluster/instance.ts");
  const { UnreadableTopology } = await import("../cluster/initial-topology.ts");
  return createInstance({ alias, topologyFile, secret, storeUrl, ...own }).catch((cause: unknown) => {
    if (cause instanceof UnreadableTopology && topologyFile !== undefined)
      throw unreadable("CLUSTER_TOPOLOGY", topologyFile, "a YAML file with the first topology", cause.cause);
    throw new ConfigError(`The cluster is wrong:\n  ${messageOf(cause)}`, { cause });
  });
}

/** The same for a process that may never be called: without a cluster, it is loaded lazily on the first call. */
export const quietInstanceOf = async (cluster: ClusterConfig, own: StandaloneSettings): Promise<MigratorInstance> => {
  const isAlone = [cluster.topologyFile, cluster.secret, cluster.storeUrl].every((setting) => setting === undefined);
  return isAlone ? standaloneInstance({ alias: cluster.alias, ...own }) : instanceOf(cluster, own);
};

/** @property token  of the operator */
type Mounted = Readonly<{ cluster: ClusterConfig; token: string; host: string; bodyTimeoutMs: number }>;

const problemOf = ({ code, message, runId, leaders }: MigratorError): Problem<string> =>
  new Problem<string>(code, message, {
    ...(code === "overloaded" && { retryAfter: 1 }),
    members: { ...(runId !== undefined && { run_id: runId }), ...(leaders !== undefined && { leaders }) },
  });

/** The endpoints of spec/migrator.yaml for an instance, and the calls between instances. */
export function migrationApi(
  instance: MigratorInstance,
  { cluster, token, host, bodyTimeoutMs }: Mounted,
): Readonly<{ api: Api; routes: readonly ServerRoute[] }> {
  const url = instance.url();
  const { serve, manager, isPublic } = instance;
  const api: Api = {
    operations,
    requests,
    handlers: bindHandlers(handlers, { manager }),
    // Always problem details, ignoring Accept: callers of these endpoints are programs or operators.
    problems: { catalogue: problems, typePrefix: "urn:migrator:", body: "json" },
    recognise: (error) => (error instanceof MigratorError ? problemOf(error) : undefined),
    callers: noCallers,
    settings: {
      has: () => true,
      tokenOf: (setting) => (setting === "OPERATOR_TOKEN" ? token : undefined),
      hosts: [...(anyAddress.has(host) ? [] : [host]), ...cluster.hosts, ...(url === undefined ? [] : [url])],
    },
    isAvailable: isPublic,
  };
  return { api, routes: serve === undefined ? [] : [clusterRoute(serve, bodyTimeoutMs)] };
}
