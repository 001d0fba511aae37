import type { Server } from "./server.ts";

/** Flags of a server that replicates by GTID. It starts read-only, so that one that comes back can do no harm. */
export const replicating = (serverId: number, domain: number): string[] => [
  `--server-id=${serverId}`,
  `--gtid-domain-id=${domain}`,
  "--gtid-strict-mode=ON",
  "--log-bin=binlog",
  "--log-slave-updates=ON",
  "--binlog-format=ROW",
  "--slave-net-timeout=5",
  "--read-only=ON",
];

export const readWrite = "SET GLOBAL read_only=OFF";

/** Makes a server the replica of another one, once its replication is started. */
export const follow = ({ port }: Server): string =>
  `CHANGE MASTER TO MASTER_HOST='127.0.0.1', MASTER_PORT=${port}, MASTER_USER='repl', MASTER_PASSWORD='repl', MASTER_CONNECT_RETRY=1, MASTER_USE_GTID=slave_pos`;

export async function positionOf(server: Server): Promise<string> {
  const [row] = await server.rows("SELECT @@gtid_binlog_pos AS position");
  return String(row?.["position"] ?? "");
}

/** Resolves when the replica has applied everything up to the position. */
export async function reach(server: Server, position: string): Promise<void> {
  if (position === "") return;
  const [row] = await server.rows("SELECT MASTER_GTID_WAIT(?, 30) AS missed", [position]);
  if (Number(row?.["missed"]) !== 0) throw new Error(`${server.name} did not reach ${position}`);
}
