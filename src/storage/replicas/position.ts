import { galeraVariable, isGalera } from "@segmark/database/galera";
import { type QueryFn, readGlobals } from "@segmark/database/query-fn";

/**
 * Replication position of a server, comparable with other servers.
 * - `log`      the GTIDs of its binary log: a replica waits until it has applied them
 * - `cluster`  a Galera cluster: each node knows by itself when it has applied what the others committed
 */
export type Position = Readonly<{ kind: "log"; gtids: string }> | Readonly<{ kind: "cluster"; id: string }>;

const [gtid, clusterId] = ["gtid_binlog_pos", "wsrep_cluster_state_uuid"];

/** @throws Error if the server provides no position */
export async function positionOf(query: QueryFn): Promise<Position> {
  const known = await readGlobals(query, "variables", [galeraVariable, gtid]);
  if (isGalera(known))
    return { kind: "cluster", id: (await readGlobals(query, "status", [clusterId])).get(clusterId) ?? "" };
  const gtids = known.get(gtid) ?? "";
  if (gtids === "")
    throw new Error("the primary has no GTID position: replicas need MariaDB with a binary log, or Galera");
  return { kind: "log", gtids };
}

/**
 * Resolves when the server has applied everything committed up to `position`.
 * @throws Error if it has not within `seconds`, or cannot say
 */
export async function reach(query: QueryFn, position: Position, seconds: number): Promise<void> {
  if (position.kind === "cluster") {
    const own = await positionOf(query);
    if (own.kind !== position.kind || own.id !== position.id || own.id === "")
      throw new Error("it is no node of the primary's cluster, so it cannot be compared with it");
    await query("set session wsrep_sync_wait = 1", []);
    await query("select 1", []);
    return;
  }
  const [row] = await query<{ missed: number }>("select master_gtid_wait(?, ?) as missed", [
    position.gtids,
    String(seconds),
  ]);
  if (Number(row?.missed) !== 0) throw new Error(`it is more than ${seconds} s behind`);
}
