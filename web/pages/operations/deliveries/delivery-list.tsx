import { useMemo, useState } from "preact/hooks";
import { usePages } from "../../../api/use-pages.ts";
import { link, type Place, replacePlace } from "../../../app/router.ts";
import { operatorToken } from "../../../app/session.ts";
import { useStored } from "../../../app/stored.ts";
import { AccessFailure, isRefusal, TokenState } from "../../../components/access.tsx";
import { type Column, DataTable } from "../../../components/data-table.tsx";
import { UserText } from "../../../components/links.tsx";
import { MoreButton } from "../../../components/more-button.tsx";
import { formatDate, formatNumber } from "../../../texts/format.ts";
import { fill, useLanguageCode, useTexts } from "../../../texts/use-texts.ts";
import { FilterForm } from "./filter-form.tsx";
import { ReplayProgress } from "./replay-progress.tsx";
import { type Delivery, filtersOf, listDeliveries, redeliver } from "./requests.ts";
import { useReplay } from "./use-replay.ts";

const path = ["operations", "deliveries"];

function useColumns(): readonly Column<Delivery>[] {
  const { deliveries: texts } = useTexts().operations;
  const code = useLanguageCode();
  return useMemo(
    () => [
      {
        id: "received",
        importance: 1,
        header: texts.received,
        cell: ({ receivedAt }) => formatDate(receivedAt, code),
        value: ({ receivedAt }) => receivedAt,
      },
      {
        id: "id",
        importance: 1,
        header: texts.id,
        cell: ({ id }) => (
          <a href={link([...path, id])} title={id}>
            <UserText>{id}</UserText>
          </a>
        ),
      },
      {
        id: "event",
        importance: 1,
        header: texts.event,
        cell: ({ event }) => <UserText>{event}</UserText>,
        value: ({ event }) => event,
      },
      {
        id: "action",
        header: texts.action,
        cell: ({ action }) => (action === null ? "–" : <UserText>{action}</UserText>),
        value: ({ action }) => action ?? "",
      },
      {
        id: "state",
        importance: 1,
        header: texts.state,
        cell: ({ state }) => <span class={`mark ${state}`}>{texts.states[state]}</span>,
        value: ({ state }) => state,
      },
      {
        id: "attempts",
        header: texts.attempts,
        kind: "number",
        cell: ({ attempts }) => formatNumber(attempts, code),
        value: ({ attempts }) => attempts,
      },
      {
        id: "error",
        header: texts.lastError,
        kind: "wide",
        cell: ({ lastError }) => (lastError === null ? "" : <UserText>{lastError}</UserText>),
      },
    ],
    [texts, code],
  );
}

/** Deliveries that were received, newest first, and what can be done with several of them. */
export function DeliveryList({ place }: { place: Place }) {
  const { deliveries: texts } = useTexts().operations;
  const token = useStored(operatorToken);
  const filters = filtersOf(place.query);
  const pages = usePages((cursor, signal) => listDeliveries(filters, cursor, signal), [filters, token]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const columns = useColumns();
  const replay = useReplay(redeliver, () => {
    setSelected(new Set());
    pages.reload();
  });
  const chosen = pages.items.filter(({ id }) => selected.has(id));
  if (pages.items.length === 0 && isRefusal(pages.error))
    return <AccessFailure error={pages.error} missing={texts.missing} retry={pages.reload} />;
  return (
    <>
      <TokenState />
      <FilterForm filters={filters} onChange={(next) => replacePlace(link(path, next))} />
      <div class="row">
        <button
          type="button"
          disabled={chosen.length === 0 || replay.progress?.isOver === false}
          onClick={() => replay.start(chosen.map(({ id }) => id))}
        >
          {fill(texts.replay, { count: chosen.length })}
        </button>
        <button type="button" onClick={pages.reload}>
          {texts.refresh}
        </button>
      </div>
      <ReplayProgress of={replay} />
      {(pages.items.length > 0 || !(pages.loading || pages.error !== undefined)) && (
        <DataTable
          caption={texts.caption}
          columns={columns}
          rows={pages.items}
          keyOf={({ id }) => id}
          empty={texts.none}
          selection={{
            selected,
            onChange: setSelected,
            labelOf: (id) => fill(texts.select, { id }),
            labelOfAll: texts.selectAll,
          }}
        />
      )}
      <MoreButton of={pages} />
    </>
  );
}
