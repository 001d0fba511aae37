import { useMemo, useState } from "preact/hooks";
import { type Column, DataTable } from "../../../components/data-table.tsx";
import { useClusterTexts } from "../../../texts/cluster/use-cluster-texts.ts";
import { fill } from "../../../texts/use-texts.ts";
import type { ReplicaSet } from "../requests.ts";
import { isDone, type MatrixRow, matrixOf } from "./matrix.ts";

/** Migrations by leader. */
export function MatrixTable({ replicaSets }: { replicaSets: readonly ReplicaSet[] }) {
  const texts = useClusterTexts();
  const [isNarrow, setNarrow] = useState(false);
  const leaders = replicaSets.map(({ leader, name }) => leader ?? name);
  const columns = useMemo(
    (): readonly Column<MatrixRow>[] => [
      { id: "name", importance: 1, header: texts.migration, cell: ({ name }) => <code>{name}</code> },
      ...leaders.map((leader, index) => ({
        id: `leader-${index}`,
        importance: 1 as const,
        header: leader,
        cell: ({ cells }: MatrixRow) => {
          const state = cells[index] ?? "unknown";
          return <span class={`mark ${state}`}>{texts.cells[state]}</span>;
        },
        value: ({ cells }: MatrixRow) => cells[index] ?? "unknown",
      })),
    ],
    [texts, JSON.stringify(leaders)],
  );
  const all = useMemo(() => matrixOf(replicaSets), [replicaSets]);
  const rows = useMemo(() => (isNarrow ? all.filter((row) => !isDone(row)) : all), [all, isNarrow]);
  return (
    <>
      <div class="row">
        <p class="count">{fill(texts.done, { done: all.filter(isDone).length, all: all.length })}</p>
        <label class="check">
          <input type="checkbox" checked={isNarrow} onChange={() => setNarrow(!isNarrow)} /> {texts.onlyOpen}
        </label>
      </div>
      <DataTable
        caption={texts.matrix}
        columns={columns}
        rows={rows}
        keyOf={({ name }) => name}
        empty={isNarrow ? texts.nothingOpen : texts.noMigrations}
      />
    </>
  );
}
