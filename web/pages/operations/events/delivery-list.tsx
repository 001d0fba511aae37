import { useMemo, useState } from "preact/hooks";
import { usePages } from "../../../api/use-pages.ts";
import { link, type Place, replacePlace } from "../../../app/router.ts";
import { operatorToken } from "../../../app/session.ts";
import { useStored } from "../../../app/stored.ts";
import { type Column, DataTable } from "../../../components/data-table.tsx";
import { UserText } from "../../../components/links.tsx";
import { MoreButton } from "../../../components/more-button.tsx";
import { formatDate, formatNumber } from "../../../texts/format.ts";
import { fill, useLanguageCode, useTexts } from "../../../texts/use-texts.ts";
import { ReplayProgress } from "../deliveries/replay-progress.tsx";
import { useReplay } from "../deliveries/use-replay.ts";
import { FilterForm } from "./filter-form.tsx";
import { type Delivery, filtersOf, idOf, listDeliveries, replay, type Subscription } from "./requests.ts";

const path = ["operations", "events"];

function useColumns(): readonly Column<Delivery>[] {
  const { events: texts } = useTexts().operations;
  const code = useLanguageCode();
  return useMemo(
    () => [
      { id: "at", importance: 1, header: texts.at, cell: ({ at }) => formatDate(at, code), value: ({ at }) => at },
      {
        id: "id",
        importance: 1,
        header: texts.delivery,
        cell: (row) => <a href={link([...path, row.subscription, String(row.number)])}>{idOf(row)}</a>,
        value: idOf,
      },
      { id: "type", importance: 1, header: texts.type, cell: ({ type }) => type, value: ({ type }) => type },
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
      { id: "status", header: texts.status, kind: "number", cell: ({ lastStatus }) => lastStatus ?? "–" },
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

type Props = Readonly<{ place: Place; subscriptions: readonly Subscription[]; onReplayed: () => void }>;

/** Deliveries to subscriptions, newest first; those that are selected can be sent again. */
export function DeliveryList({ place, subscriptions, onReplayed }: Props) {
  const { events: texts, deliveries } = useTexts().operations;
  const token = useStored(operatorToken);
  const filters = filtersOf(place.query);
  const pages = usePages((cursor, signal) => listDeliveries(filters, cursor, signal), [filters, token]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const columns = useColumns();
  const replaying = useReplay(replay, () => {
    setSelected(new Set());
    pages.reload();
    onReplayed();
  });
  const chosen = pages.items.map(idOf).filter((id) => selected.has(id));
  return (
    <>
      <FilterForm subscriptions={subscriptions} filters={filters} onChange={(next) => replacePlace(link(path, next))} />
      <div class="row">
        <button
          type="button"
          disabled={chosen.length === 0 || replaying.progress?.isOver === false}
          onClick={() => replaying.start(chosen)}
        >
          {fill(deliveries.replay, { count: chosen.length })}
        </button>
        <button type="button" onClick={pages.reload}>
          {deliveries.refresh}
        </button>
      </div>
      <ReplayProgress of={replaying} />
      {(pages.items.length > 0 || !(pages.loading || pages.error !== undefined)) && (
        <DataTable
          caption={texts.caption}
          columns={columns}
          rows={pages.items}
          keyOf={idOf}
          empty={deliveries.none}
          selection={{
            selected,
            onChange: setSelected,
            labelOf: (id) => fill(deliveries.select, { id }),
            labelOfAll: deliveries.selectAll,
          }}
        />
      )}
      <MoreButton of={pages} />
    </>
  );
}
