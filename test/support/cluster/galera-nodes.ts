import { setTimeout as sleep } from "node:timers/promises";
import { serverBinaries } from "../mariadb-binaries.ts";
import { galeraBinaries } from "./galera-binaries.ts";
import { type Ground, prepareGround, type User } from "./ground.ts";
import { freePort } from "./ports.ts";
import { makeServer, type Server } from "./server.ts";
import { makeTemplate } from "./template.ts";

const patienceMs = 60_000;

/** A node answers constant queries long before it is synced, and then may close its connections once more. */
export async function synced(node: Server): Promise<void> {
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

/** Where nodes live: clusters of any number of them, that do not know each other. */
export type GaleraGround = AsyncDisposable &
  Readonly<{
    ground: Ground;
    template: string;
    /**
     * Starts one cluster, and resolves when all of its nodes take part.
     * @param more flags of each of them
     */
    startNodes<const Names extends readonly string[]>(
      names: Names,
      more?: readonly string[],
    ): Promise<{ [Name in keyof Names]: Server }>;
  }>;

export async function prepareGalera(): Promise<GaleraGround> {
  await using building = new AsyncDisposableStack();
  const ground = building.use(await prepareGround(process.getuid?.() === 0 ? nobody : undefined));
  await serverBinaries(); // both of the next would have to wait for its installation
  const [{ provider, env }, template] = await Promise.all([galeraBinaries(ground), makeTemplate(ground)]);
  async function startNodes<const Names extends readonly string[]>(
    names: Names,
    more: readonly string[] = [],
  ): Promise<{ [Name in keyof Names]: Server }> {
    const groups = await Promise.all(names.map(freePort));
    const members = `gcomm://${groups.map((port) => `127.0.0.1:${port}`).join(",")}`;
    const make = async (name: string, index: number): Promise<Server> => {
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
        `--wsrep-node-name=${name}`,
        `--wsrep-cluster-address=${members}`,
        `--wsrep-node-address=127.0.0.1:${group}`,
        `--wsrep-node-incoming-address=127.0.0.1:${sql}`,
        "--wsrep-sst-method=rsync",
        `--wsrep-sst-receive-address=127.0.0.1:${transfer}`,
        "--wsrep-slave-threads=1",
        `--wsrep-provider-options=${options.join(";")}`,
        ...more,
      ];
      return reading(await makeServer(ground, { name, template, flags, env, port: sql }));
    };
    const nodes: Server[] = [];
    for (const [index, name] of names.entries()) {
      const node = await make(name, index);
      await node.start("template", index === 0 ? ["--wsrep-new-cluster", "--wsrep-cluster-address=gcomm://"] : []);
      await synced(node);
      nodes.push(node);
    }
    return nodes as { [Name in keyof Names]: Server };
  }
  const built = building.move();
  return { ground, template, startNodes, [Symbol.asyncDispose]: () => built.disposeAsync() };
}
