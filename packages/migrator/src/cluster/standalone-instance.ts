import type { LocalNode } from "../node/node-options.ts";
import {
  clearDefaultInstance,
  type DefaultInstance,
  pendingSettings,
  setDefaultInstance,
} from "./current/default-instance.ts";
import type { CreatedInstance, InstanceSettings, MigratorInstance } from "./instance.ts";
import type { Manager } from "./manager.ts";
import { rolesOf, singleNodeTopology } from "./single-node-topology.ts";

/** Settings of an instance outside a cluster. */
export type StandaloneSettings = Pick<
  InstanceSettings,
  "alias" | "databaseUrl" | "knex" | "loader" | "useSchema" | "log"
>;

/**
 * An instance outside a cluster, which becomes the current one of this process. Most are never called, so the migration
 * manager is loaded on the first call. Such an instance has no settings that could be invalid, so lazy loading hides no
 * error.
 */
export function standaloneInstance(settings: StandaloneSettings): MigratorInstance {
  const { alias = "local" } = settings;
  const pending = pendingSettings();
  let { loader = pending.loader, useSchema = pending.useSchema } = settings;
  let creating: Promise<CreatedInstance> | undefined;
  let created: CreatedInstance | undefined;
  const create = async (): Promise<CreatedInstance> => {
    const { makeInstance } = await import("./instance.ts");
    created = await makeInstance(settings);
    if (loader !== undefined) created.current.setLoader(loader);
    if (useSchema !== undefined) created.current.setUseSchema(useSchema);
    return created;
  };
  const load = (): Promise<CreatedInstance> => {
    creating ??= create();
    return creating;
  };
  const loadedInstance = async (): Promise<MigratorInstance> => (await load()).instance;

  const manager: Manager = {
    up: async (options) => (await loadedInstance()).manager.up(options),
    getApplied: async () => (await loadedInstance()).manager.getApplied(),
    moveMigrationsState: async (options) => (await loadedInstance()).manager.moveMigrationsState(options),
    plan: async () => (await loadedInstance()).manager.plan(),
    status: async () => (await loadedInstance()).manager.status(),
    amend: async (change, options) => (await loadedInstance()).manager.amend(change, options),
    warnings: async () => (await loadedInstance()).manager.warnings(),
    history: async (options) => (await loadedInstance()).manager.history(options),
    leads: async () => (await loadedInstance()).manager.leads(),
    cancel: async (runId) => (await loadedInstance()).manager.cancel(runId),
    refuseNew: () => created?.instance.manager.refuseNew(),
    close: async () => (await creating)?.instance.manager.close(),
    config: {
      read: async () => (await loadedInstance()).manager.config.read(),
      patch: async (change) => (await loadedInstance()).manager.config.patch(change),
    },
  };
  const closeNode = async (): Promise<void> => await (await creating)?.instance.node.close();
  const node: LocalNode = {
    alias,
    probe: async () => (await loadedInstance()).node.probe(),
    inspect: async () => (await loadedInstance()).node.inspect(),
    start: async (request) => (await loadedInstance()).node.start(request),
    poll: async (runId, waitMs) => (await loadedInstance()).node.poll(runId, waitMs),
    cancel: async (runId) => (await loadedInstance()).node.cancel(runId),
    applied: async () => (await loadedInstance()).node.applied(),
    move: async (request) => (await loadedInstance()).node.move(request),
    schema: async () => (await loadedInstance()).node.schema(),
    status: async () => (await loadedInstance()).node.status(),
    amend: async (request) => (await loadedInstance()).node.amend(request),
    history: async (limit) => (await loadedInstance()).node.history(limit),
    prepare: async () => (await loadedInstance()).node.prepare(),
    close: closeNode,
    [Symbol.asyncDispose]: closeNode,
  };
  const current: DefaultInstance = {
    manager,
    roles: () => created?.current.roles() ?? rolesOf(singleNodeTopology(alias), "default"),
    readConfig: async () => (await load()).current.readConfig(),
    setLoader: (next) => {
      loader = next;
      created?.current.setLoader(next);
    },
    setUseSchema: (flag) => {
      useSchema = flag;
      created?.current.setUseSchema(flag);
    },
  };
  setDefaultInstance(current);

  const close = async (): Promise<void> => {
    clearDefaultInstance(current);
    await (await creating)?.instance.close();
  };
  return {
    alias,
    node,
    manager,
    serve: undefined,
    prepare: async () => (await loadedInstance()).prepare(),
    url: () => created?.instance.url(),
    isPublic: async () => created?.instance.isPublic() ?? true,
    setLoader: current.setLoader,
    setUseSchema: current.setUseSchema,
    close,
    [Symbol.asyncDispose]: close,
  };
}
