import type { Ground } from "./ground.ts";
import { follow, positionOf, reach, readWrite, replicating } from "./replication.ts";
import { makeServer, type Server } from "./server.ts";

/**
 * Two servers that replicate by GTID. Both start read-only, so that one that comes back can do no harm.
 * - `switchOver`   a planned switch, as an administrator makes it
 * - `killPrimary`  SIGKILL; nobody leads until `promote`
 * - `splitBrain`   both accept writes; `freeze`: none does
 * - `rebuild`      an orderly pair again: the one that does not lead is restored from the other one's history
 */
export type Pair = Readonly<{
  name: string;
  servers: readonly [Server, Server];
  primary(): Server;
  replica(): Server;
  switchOver(): Promise<void>;
  killPrimary(): Promise<void>;
  promote(): Promise<void>;
  splitBrain(): Promise<void>;
  freeze(): Promise<void>;
  /** Resolves when the replica has what the primary has. */
  caughtUp(): Promise<void>;
  rebuild(): Promise<void>;
}>;

const readOnly = "SET GLOBAL read_only=ON";
const forgetPrimary = ["STOP SLAVE", "RESET SLAVE ALL"];

export async function startPair(
  ground: Ground,
  { name, domain, template }: Readonly<{ name: string; domain: number; template: string }>,
): Promise<Pair> {
  const make = (number: number): Promise<Server> =>
    makeServer(ground, { name: `${name}-${number}`, template, flags: replicating(domain * 10 + number, domain) });
  const servers: [Server, Server] = [await make(1), await make(2)];
  let [primary, replica] = servers;
  let rebuilt = 0;
  await Promise.all(servers.map((server) => server.start("template")));
  await primary.run(readWrite);
  await replica.run(follow(primary), "START SLAVE");

  const swap = (): void => {
    [primary, replica] = [replica, primary];
  };
  return {
    name,
    servers,
    primary: () => primary,
    replica: () => replica,
    switchOver: async () => {
      await primary.run(readOnly);
      const position = await positionOf(primary);
      await reach(replica, position);
      await replica.run(...forgetPrimary, readWrite);
      await primary.run(`SET GLOBAL gtid_slave_pos='${position}'`, follow(replica), "START SLAVE");
      swap();
    },
    killPrimary: () => primary.kill(),
    promote: async () => {
      await replica.run(...forgetPrimary, readWrite);
      swap();
    },
    splitBrain: () => replica.run("STOP SLAVE", readWrite),
    freeze: () => primary.run(readOnly),
    caughtUp: async () => reach(replica, await positionOf(primary)),
    rebuild: async () => {
      await primary.run(readWrite);
      await replica.kill();
      // A server skips its own transactions, including those from before it was rebuilt: it gets a new server id.
      await replica.start("template", [`--server-id=${domain * 1000 + ++rebuilt}`]);
      await replica.run(follow(primary), "START SLAVE");
      await reach(replica, await positionOf(primary));
    },
  };
}
