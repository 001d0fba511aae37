import { useMemo } from "preact/hooks";
import type { Schemas } from "../../../api/client.ts";
import { type Column, DataTable } from "../../../components/data-table.tsx";
import { formatDate, formatNumber } from "../../../texts/format.ts";
import { useLanguageCode, useTexts } from "../../../texts/use-texts.ts";
import { formatSeconds } from "../health/units.ts";

type Attempt = Schemas["DeliveryAttempt"];

/** Every attempt to handle a delivery, first one first. */
export function Attempts({ attempts }: { attempts: readonly Attempt[] }) {
  const { deliveries: texts } = useTexts().operations;
  const code = useLanguageCode();
  const columns = useMemo(
    (): readonly Column<Attempt>[] => [
      { id: "number", header: texts.number, kind: "number", cell: ({ number }) => formatNumber(number, code) },
      { id: "started", importance: 1, header: texts.started, cell: ({ startedAt }) => formatDate(startedAt, code) },
      {
        id: "took",
        header: texts.took,
        kind: "number",
        cell: ({ startedAt, endedAt }) =>
          formatSeconds(endedAt === null ? undefined : (endedAt - startedAt) / 1000, code),
      },
      {
        id: "outcome",
        importance: 1,
        header: texts.outcome,
        cell: ({ outcome }) => <span class={`mark ${outcome}`}>{texts.outcomes[outcome]}</span>,
      },
      {
        id: "error",
        importance: 1,
        header: texts.error,
        kind: "wide",
        cell: ({ error }) => error !== null && <bdi class="error-text">{error}</bdi>,
      },
    ],
    [texts, code],
  );
  return (
    <DataTable
      caption={texts.log}
      columns={columns}
      rows={attempts}
      keyOf={({ number }) => String(number)}
      empty={texts.noAttempts}
    />
  );
}
