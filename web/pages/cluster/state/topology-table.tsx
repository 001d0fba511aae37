import { useMemo } from "preact/hooks";
import { type Column, DataTable } from "../../../components/data-table.tsx";
import { useClusterTexts } from "../../../texts/cluster/use-cluster-texts.ts";
import type { ReplicaSet, Schemas } from "../requests.ts";
import { InstanceRole } from "./instance-role.tsx";

type Row = Schemas["InstanceStatus"] & Readonly<{ replicaSet: string; isLeader: boolean }>;

/** Every enabled instance, with its database. */
export function TopologyTable({ replicaSets }: { replicaSets: readonly ReplicaSet[] }) {
  const texts = useClusterTexts();
  const columns = useMemo(
    (): readonly Column<Row>[] => [
      {
        id: "set",
        importance: 1,
        header: texts.replicaSet,
        cell: ({ replicaSet }) => replicaSet,
        value: ({ replicaSet }) => replicaSet,
      },
      { id: "alias", importance: 1, header: texts.instance, cell: ({ alias }) => alias, value: ({ alias }) => alias },
      {
        id: "role",
        importance: 1,
        header: texts.role,
        cell: (row) => <InstanceRole of={row} isLeader={row.isLeader} />,
        value: ({ isLeader, reachable }) => Number(isLeader) + Number(reachable),
      },
      {
        id: "database",
        header: texts.database,
        cell: ({ mode, version }) =>
          [mode === null ? undefined : texts.modes[mode], version].filter(Boolean).join(" ") || "–",
      },
      { id: "why", header: texts.why, kind: "wide", cell: ({ why }) => <bdi>{why ?? ""}</bdi> },
    ],
    [texts],
  );
  const rows = useMemo(
    () =>
      replicaSets.flatMap(({ name, leader, instances }) =>
        instances.map((instance): Row => ({ ...instance, replicaSet: name, isLeader: instance.alias === leader })),
      ),
    [replicaSets],
  );
  return <DataTable caption={texts.topology} columns={columns} rows={rows} keyOf={({ alias }) => alias} />;
}
