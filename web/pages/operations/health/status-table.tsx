import { useMemo } from "preact/hooks";
import { type Column, DataTable } from "../../../components/data-table.tsx";
import { formatNumber } from "../../../texts/format.ts";
import { useLanguageCode, useTexts } from "../../../texts/use-texts.ts";
import type { Families } from "./prometheus.ts";

type Row = Readonly<{ status: string; code: string; value: number }>;

/** Answers by status and problem code, over all operations. */
export function StatusTable({ families }: { families: Families }) {
  const { answers: texts } = useTexts().operations.health;
  const language = useLanguageCode();
  const columns = useMemo(
    (): readonly Column<Row>[] => [
      { id: "status", header: texts.status, cell: ({ status }) => status, value: ({ status }) => status },
      { id: "code", header: texts.code, cell: ({ code }) => code || "–", value: ({ code }) => code, kind: "wide" },
      {
        id: "count",
        header: texts.count,
        kind: "number",
        cell: ({ value }) => formatNumber(value, language),
        value: ({ value }) => value,
      },
    ],
    [texts, language],
  );
  const rows = useMemo(() => {
    const sums = new Map<string, Row>();
    for (const { labels, value } of families.get("segmark_answers_total")?.samples ?? []) {
      const { status = "", code = "" } = labels;
      const key = `${status} ${code}`;
      sums.set(key, { status, code, value: (sums.get(key)?.value ?? 0) + value });
    }
    return [...sums.values()].sort((a, b) => a.status.localeCompare(b.status) || b.value - a.value);
  }, [families]);
  return (
    <DataTable
      caption={texts.caption}
      columns={columns}
      rows={rows}
      keyOf={({ status, code }) => `${status} ${code}`}
    />
  );
}
