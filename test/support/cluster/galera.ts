import { setTimeout as sleep } from "node:timers/promises";
import { serverBinaries } from "../mariadb-binaries.ts";
import { createHosts, type Hosts } from "./app.ts";
import { galeraBinaries } from "./galera-binaries.ts";
import { type Ground, prepareGround, type User } from "./ground.ts";
import { freePort } from "./ports.ts";
import { makeServer, type Server } from "./server.ts";
import { makeTemplate } from "./template.ts";

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

const patienceMs = 60_000;

/** A node answers constant queries long before it is synced, and then may close its connections once more. */
async function synced(node: Server): Promise<void> {
  const deadline = performance.now() + patienceMs;
  for (let state: unknown; state !== "Synced"; await sleep(50)) {
    const [row] = await node.rows("SHOW STATUS LIKE 'wsrep_local_state_comment'").catch(() => []);
    state = row?.["Value"];
    if (performance.now() > deadline) throw new Error(`${node.name} is ${state} and not Synced`);
  }
}

/** Reads at a node see writes made at any node. */
const reading = (node: Server): Server => ({
  ...node,
  rows: (sql, values) => node.rows(/^SELECT /i.test(sql) ? `SET STATEMENT wsrep_sync_wait=1 FOR ${sql}` : sql, values),
});

/** The daemon that sends the data drops to nobody, and could not read the folders of root. */
const nobody: User = { uid: 65_534, gid: 65_534 };

/** The applications have a ground of their own: they read this checkout, which may be root's alone. */
export async function startGalera(): Promise<Galera> {
  const ground = await prepareGround(process.getuid?.() === 0 ? nobody : undefined);
  const own = await prepareGround();
  const dispose = async (): Promise<void> => {
    await own[Symbol.asyncDispose]();
    await ground[Symbol.asyncDispose]();
  };
  try {
    await serverBinaries(); // both of the next would have to wait for its installation
    const [{ provider, env }, template] = await Promise.all([galeraBinaries(ground), makeTemplate(ground)]);
    const groups = [await freePort(), await freePort(), await freePort()];
    const members = `gcomm://${groups.map((port) => `127.0.0.1:${port}`).join(",")}`;
    const make = async (index: number): Promise<Server> => {
      const [group, incremental, transfer, sql] = [groups[index], await freePort(), await freePort(), await freePort()];
      const options = [
        `base_host=127.0.0.1;base_port=${group};gmcast.listen_addr=tcp://127.0.0.1:${group}`,
        `ist.recv_addr=127.0.0.1:${incremental};ist.recv_bind=127.0.0.1:${incremental};gcache.size=4M;pc.recovery=FALSE`,
        "evs.suspect_timeout=PT3S", // who is silent for so long counts as gone
      ];
      const flags = [
        `--server-id=${index + 1}`,
        "--log-bin=binlog",
        "--binlog-format=ROW",
        "--innodb-autoinc-lock-mode=2",
        "--wsrep-on=ON",
        `--wsrep-provider=${provider}`,
        "--wsrep-cluster-name=segmark",
        `--wsrep-node-name=g-${index + 1}`,
        `--wsrep-cluster-address=${members}`,
        `--wsrep-node-address=127.0.0.1:${group}`,
        `--wsrep-node-incoming-address=127.0.0.1:${sql}`,
        "--wsrep-sst-method=rsync",
        `--wsrep-sst-receive-address=127.0.0.1:${transfer}`,
        "--wsrep-slave-threads=1",
        `--wsrep-provider-options=${options.join(";")}`,
      ];
      return reading(await makeServer(ground, { name: `g-${index + 1}`, template, flags, env, port: sql }));
    };
    const nodes: [Server, Server, Server] = [await make(0), await make(1), await make(2)];
    const [first, ...others] = nodes;
    await first.start("template", ["--wsrep-new-cluster", "--wsrep-cluster-address=gcomm://"]);
    for (const node of others) {
      await node.start("template");
      await synced(node);
    }
    return {
      ground,
      template,
      hosts: createHosts(own, process.env["NODE_COMPILE_CACHE"] ?? (await own.makeFolder("compiled"))),
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
      [Symbol.asyncDispose]: dispose,
    };
  } catch (error) {
    await dispose();
    throw error;
  }
}
