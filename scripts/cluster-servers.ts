import type { Servers } from "../test/support/cluster/cluster.ts";
import { startGalera } from "../test/support/cluster/galera.ts";
import { startPairs } from "../test/support/cluster/pairs.ts";

/** What a person may do to the servers, by the line that asks for it; `act` resolves with what happened. */
export type Actions = Readonly<Record<string, Readonly<{ about: string; act(): Promise<string> }>>>;
export type DemonstrationServers = Servers & AsyncDisposable & Readonly<{ actions: Actions }>;

/** Two replica sets of a primary and a replica each. */
export async function startPairServers(): Promise<DemonstrationServers> {
  const servers = await startPairs(["storage-1", "storage-2"]);
  const actions = servers.pairs.flatMap((pair) => {
    const leads = (): string => `${pair.primary().name} leads ${pair.name}.`;
    const act = (work: () => Promise<void>) => async (): Promise<string> => {
      await work();
      return leads();
    };
    const kill = async (): Promise<string> => {
      await pair.killPrimary();
      return `${pair.primary().name} is killed; nobody leads ${pair.name} until \`promote ${pair.name}\`.`;
    };
    const { name } = pair;
    return [
      [`switch ${name}`, { about: "a planned switch of the primary", act: act(pair.switchOver) }],
      [`kill ${name}`, { about: "kills the server of the primary", act: kill }],
      [`promote ${name}`, { about: "makes the replica the primary after that", act: act(pair.promote) }],
      [`rebuild ${name}`, { about: "makes an orderly pair of it again", act: act(pair.rebuild) }],
    ] as const;
  });
  return { ...servers, actions: Object.fromEntries(actions) };
}

/** One replica set of three Galera nodes; the third one has the configuration, too. */
export async function startGaleraServers(): Promise<DemonstrationServers> {
  const galera = await startGalera();
  const { ground, hosts, nodes } = galera;
  const primary = () => nodes.find((node) => node.pid() !== 0) ?? nodes[0];
  const set = { name: "g", servers: nodes, primary, caughtUp: async () => undefined };
  const [first, second] = nodes;
  const actions = [first, second].flatMap((node) => {
    const kill = async (): Promise<string> => {
      await node.kill();
      return `${node.name} is killed; \`rejoin ${node.name}\` starts it again.`;
    };
    const rejoin = async (): Promise<string> => {
      await galera.rejoin(node);
      return `${node.name} takes part again.`;
    };
    return [
      [`kill ${node.name}`, { about: "kills the server of a node", act: kill }],
      [`rejoin ${node.name}`, { about: "starts it again", act: rejoin }],
    ] as const;
  });
  const close = galera[Symbol.asyncDispose];
  const servers = { ground, hosts, store: nodes[2], pairs: [set], actions: Object.fromEntries(actions) };
  return { ...servers, [Symbol.asyncDispose]: close };
}
