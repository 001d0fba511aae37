import { createHosts, type Hosts } from "./app.ts";
import { prepareGalera, synced } from "./galera-nodes.ts";
import { type Ground, prepareGround } from "./ground.ts";
import type { Server } from "./server.ts";

/**
 * Three nodes of one Galera cluster.
 * - `synced`     resolves when a node takes part
 * - `bootstrap`  makes a node that lost its majority the whole cluster
 * - `rejoin`     starts a node that was killed
 */
export type Galera = AsyncDisposable &
  Readonly<{
    ground: Ground;
    template: string;
    hosts: Hosts;
    nodes: readonly [Server, Server, Server];
    synced(node: Server): Promise<void>;
    bootstrap(node: Server): Promise<void>;
    rejoin(node: Server): Promise<void>;
  }>;

/** The applications have a ground of their own: they read this checkout, which may be root's alone. */
export async function startGalera(): Promise<Galera> {
  await using building = new AsyncDisposableStack();
  const { ground, template, startNodes } = building.use(await prepareGalera());
  const own = building.use(await prepareGround());
  const nodes = await startNodes(["g-1", "g-2", "g-3"]);
  const hosts = createHosts(own, process.env["NODE_COMPILE_CACHE"] ?? (await own.makeFolder("compiled")));
  const built = building.move();
  return {
    ground,
    template,
    hosts,
    nodes,
    synced,
    bootstrap: async (node) => {
      const [status] = await node.rows("SHOW STATUS LIKE 'wsrep_cluster_status'");
      if (status?.["Value"] === "Primary") throw new Error(`${node.name} has its majority and would ignore this`);
      await node.run("SET GLOBAL wsrep_provider_options='pc.bootstrap=YES'");
      await synced(node);
    },
    rejoin: async (node) => {
      await node.start("own data");
      await synced(node);
    },
    [Symbol.asyncDispose]: () => built.disposeAsync(),
  };
}
