import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Schemas } from "../../api/client.ts";
import { useVocabulary } from "../../api/vocabulary.ts";
import { link, type Place, replacePlace } from "../../app/router.ts";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { FilterFold } from "../../components/filter-fold.tsx";
import { VideoLink } from "../../components/links.tsx";
import { LoadedFilters, useLoadedFilters } from "../../components/loaded-filters.tsx";
import { MoreButton } from "../../components/more-button.tsx";
import { writeRowFilters } from "../../components/row-filters.ts";
import { unsorted, useSegmentColumns } from "../../components/segment-columns.tsx";
import { SegmentTime } from "../../components/segment-time.tsx";
import { SelectField } from "../../components/select-field.tsx";
import { fill, useTexts } from "../../texts/use-texts.ts";
import { useLatest } from "./use-latest.ts";

type Listed = Schemas["ListedSegment"];

const states = ["shown", "votedAway", "hidden", "shadowHidden", "locked"] as const;
const keyOf = ({ UUID }: Listed): string => UUID;

function useColumns(fresh: ReadonlySet<string>): readonly Column<Listed>[] {
  const { segment: texts, home } = useTexts();
  const shared = useSegmentColumns();
  return useMemo(() => {
    const { submitted, category, action, votes, views, state, user, uuid } = shared;
    const columns: readonly Column<Listed>[] = [
      {
        ...submitted,
        cell: (row) => (
          <>
            {fresh.has(row.UUID) && <span class="mark new">{home.fresh}</span>}
            {submitted.cell(row)}
          </>
        ),
      },
      {
        id: "video",
        importance: 1,
        header: texts.video,
        cell: (row) => <VideoLink service={row.service} videoID={row.videoID} />,
      },
      { id: "service", importance: 3, header: texts.service, cell: ({ service }) => service },
      category,
      action,
      { id: "time", importance: 1, header: home.time, cell: (row) => <SegmentTime segment={row} /> },
      votes,
      views,
      state,
      user,
      uuid,
    ];
    return columns.map(unsorted);
  }, [texts, home, shared, fresh]);
}

/** Says how many came, once for each arrival. */
function FreshNote({ count }: { count: number }) {
  const { home: texts } = useTexts();
  const [said, setSaid] = useState(0);
  const last = useRef(0);
  useEffect(() => {
    if (count > last.current) setSaid(count - last.current);
    last.current = count;
  }, [count]);
  return (
    <p class="quiet" role="status">
      {said > 0 && count > 0 ? fill(texts.arrived, { count: said }) : ""}
    </p>
  );
}

/** The newest segments of the service, with filters that are part of the address. */
export function LatestSegments({ query }: { query: Place["query"] }) {
  const { home: texts, segment, general } = useTexts();
  const { services, categories } = useVocabulary();
  const [isPaused, setPaused] = useState(false);
  const filters = {
    category: query.get("category") ?? undefined,
    service: query.get("service") ?? undefined,
    state: query.get("state") ?? undefined,
  };
  const latest = useLatest(filters, isPaused);
  const columns = useColumns(latest.fresh);
  const loaded = useLoadedFilters(query, latest.items);
  const ofRows = writeRowFilters(loaded.filters);
  const change = (changed: Partial<typeof filters>): void =>
    replacePlace(link([], { ...filters, ...ofRows, ...changed }));
  const select = (name: keyof typeof filters, label: string, options: readonly (readonly [string, string])[]) => (
    <SelectField
      label={label}
      value={filters[name] ?? ""}
      options={[["", general.all], ...options]}
      onChange={(value) => change({ [name]: value === "" ? undefined : value })}
    />
  );
  return (
    <section aria-labelledby="latest-title">
      <h2 id="latest-title">{texts.latest}</h2>
      <div class="row">
        <FilterFold values={Object.values(filters)}>
          <div class="row">
            {select(
              "category",
              segment.category,
              categories.map(({ name, label }) => [name, label] as const),
            )}
            {select(
              "service",
              segment.service,
              services.map(({ name }) => [name, name] as const),
            )}
            {select(
              "state",
              segment.state,
              states.map((name) => [name, segment.states[name]] as const),
            )}
          </div>
        </FilterFold>
        <label class="switch">
          <input
            type="checkbox"
            checked={isPaused}
            onChange={({ currentTarget }) => setPaused(currentTarget.checked)}
          />
          <span>{texts.pause}</span>
        </label>
      </div>
      <LoadedFilters
        rows={latest.items}
        filters={loaded.filters}
        shown={loaded.shown.length}
        withSubmitter
        onChange={(changed) => replacePlace(link([], { ...filters, ...writeRowFilters(changed) }))}
      />
      <FreshNote count={latest.fresh.size} />
      {(latest.items.length > 0 || (!latest.loading && latest.error === undefined)) && (
        <DataTable
          caption={texts.latest}
          columns={columns}
          rows={loaded.shown}
          keyOf={keyOf}
          empty={texts.noneLatest}
        />
      )}
      <MoreButton of={latest} />
    </section>
  );
}
