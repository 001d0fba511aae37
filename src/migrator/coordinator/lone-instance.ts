import type { LocalNode } from "../node/options.ts";
import { clearDefaultInstance, type DefaultInstance, pendingSettings, setDefaultInstance } from "./default-instance.ts";
import type { InstanceSettings, Made, MigratorInstance } from "./instance.ts";
import type { Manager } from "./manager.ts";
import { rolesOf, soleTopology } from "./sole-topology.ts";

/** Settings of an instance outside a cluster. */
export type LoneSettings = Pick<InstanceSettings, "alias" | "databaseUrl" | "knex" | "loader" | "useSchema" | "log">;

/**
 * An instance outside a cluster, which becomes the current one of this process. Most are never called, so the migration manager is loaded with
 * the first call. Such an instance has no settings that could be wrong, so lazy loading hides no error.
 */
export function loneInstance(settings: LoneSettings): MigratorInstance {
  const { alias = "local" } = settings;
  const wished = pendingSettings();
  let { loader = wished.loader, useSchema = wished.useSchema } = settings;
  let making: Promise<Made> | undefined;
  let made: Made | undefined;
  const make = async (): Promise<Made> => {
    const { makeInstance } = await import("./instance.ts");
    made = await makeInstance(settings);
    if (loader !== undefined) made.current.setLoader(loader);
    if (useSchema !== undefined) made.current.setUseSchema(useSchema);
    return made;
  };
  const all = (): Promise<Made> => {
    making ??= make();
    return making;
  };
  const asked = async (): Promise<MigratorInstance> => (await all()).instance;

  const manager: Manager = {
    up: async (options) => (await asked()).manager.up(options),
    getApplied: async () => (await asked()).manager.getApplied(),
    moveMigrationsState: async (options) => (await asked()).manager.moveMigrationsState(options),
    plan: async () => (await asked()).manager.plan(),
    status: async () => (await asked()).manager.status(),
    leads: async () => (await asked()).manager.leads(),
    cancel: async (runId) => (await asked()).manager.cancel(runId),
    config: {
      read: async () => (await asked()).manager.config.read(),
      patch: async (change) => (await asked()).manager.config.patch(change),
    },
  };
  const closeNode = async (): Promise<void> => await (await making)?.instance.node.close();
  const node: LocalNode = {
    alias,
    probe: async () => (await asked()).node.probe(),
    inspect: async () => (await asked()).node.inspect(),
    start: async (request) => (await asked()).node.start(request),
    poll: async (runId, waitMs) => (await asked()).node.poll(runId, waitMs),
    cancel: async (runId) => (await asked()).node.cancel(runId),
    applied: async () => (await asked()).node.applied(),
    move: async (request) => (await asked()).node.move(request),
    schema: async () => (await asked()).node.schema(),
    status: async () => (await asked()).node.status(),
    prepare: async () => (await asked()).node.prepare(),
    close: closeNode,
    [Symbol.asyncDispose]: closeNode,
  };
  const current: DefaultInstance = {
    manager,
    roles: () => made?.current.roles() ?? rolesOf(soleTopology(alias), "default"),
    readConfig: async () => (await all()).current.readConfig(),
    setLoader: (next) => {
      loader = next;
      made?.current.setLoader(next);
    },
    setUseSchema: (flag) => {
      useSchema = flag;
      made?.current.setUseSchema(flag);
    },
  };
  setDefaultInstance(current);

  const close = async (): Promise<void> => {
    clearDefaultInstance(current);
    await (await making)?.instance.close();
  };
  return {
    alias,
    node,
    manager,
    serve: undefined,
    prepare: async () => (await asked()).prepare(),
    url: () => made?.instance.url(),
    isPublic: async () => made?.instance.isPublic() ?? true,
    setLoader: current.setLoader,
    setUseSchema: current.setUseSchema,
    close,
    [Symbol.asyncDispose]: close,
  };
}
