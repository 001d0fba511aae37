import { useMemo } from "preact/hooks";
import { type Column, DataTable } from "../../../components/data-table.tsx";
import { formatNumber } from "../../../texts/format.ts";
import { useLanguageCode, useTexts } from "../../../texts/use-texts.ts";
import { type OperationRow, operationRows, type Read } from "./figures.ts";
import { formatRate, formatSeconds } from "./units.ts";

/** Requests by operation since the process began. @param reads oldest first */
export function OperationTable({ reads }: { reads: readonly Read[] }) {
  const { table: texts } = useTexts().operations.health;
  const code = useLanguageCode();
  const columns = useMemo((): readonly Column<OperationRow>[] => {
    const number = (
      id: string,
      header: string,
      pick: (row: OperationRow) => number | undefined,
      format = countText,
    ) => ({
      id,
      header,
      kind: "number" as const,
      cell: (row: OperationRow) => format(pick(row)),
      value: (row: OperationRow) => pick(row) ?? -1,
    });
    const countText = (value: number | undefined): string => (value === undefined ? "–" : formatNumber(value, code));
    const secondsText = (value: number | undefined): string => formatSeconds(value, code);
    return [
      {
        id: "operation",
        importance: 1,
        header: texts.operation,
        cell: ({ operation }) => operation,
        value: ({ operation }) => operation,
      },
      number("total", texts.total, (row) => row.total, countText),
      number(
        "rate",
        texts.rate,
        (row) => row.rate,
        (value) => formatRate(value, code),
      ),
      number("refused", texts.refused, (row) => row.refused, countText),
      number("failed", texts.failed, (row) => row.failed, countText),
      number("p50", texts.p50, (row) => row.p50, secondsText),
      number("p95", texts.p95, (row) => row.p95, secondsText),
      number("p99", texts.p99, (row) => row.p99, secondsText),
    ];
  }, [texts, code]);
  const now = reads.at(-1);
  const rows = useMemo(() => (now === undefined ? [] : operationRows(now, reads.at(-2))), [now]);
  return <DataTable caption={texts.caption} columns={columns} rows={rows} keyOf={({ operation }) => operation} />;
}
