import { useMemo } from "preact/hooks";
import type { Schemas } from "../../api/client.ts";
import { segmentPage } from "../../api/listed.ts";
import { usePages } from "../../api/use-pages.ts";
import { useVocabulary } from "../../api/vocabulary.ts";
import { link, replacePlace } from "../../app/router.ts";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { FilterFold } from "../../components/filter-fold.tsx";
import { VideoLink } from "../../components/links.tsx";
import { LoadedFilters, useLoadedFilters } from "../../components/loaded-filters.tsx";
import { MoreButton } from "../../components/more-button.tsx";
import { writeRowFilters } from "../../components/row-filters.ts";
import { useSegmentColumns } from "../../components/segment-columns.tsx";
import { isDropped } from "../../components/segment-states.ts";
import { type Option, SelectField } from "../../components/select-field.tsx";
import { fill, useTexts } from "../../texts/use-texts.ts";
import { type Filters, filterNames, filtersOf, segmentQuery } from "./filters.ts";

type Segment = Schemas["ListedSegment"];

/** Of a list whose submitter is known already. The platform of most videos goes without saying. */
function useColumns(): readonly Column<Segment>[] {
  const { segment: texts } = useTexts();
  const primary = useVocabulary().services[0]?.name;
  const shared = useSegmentColumns();
  return useMemo(() => {
    const { submitted, category, action, start, end, length, votes, views, state, uuid } = shared;
    const video: Column<Segment> = {
      id: "video",
      importance: 1,
      header: texts.video,
      cell: ({ service, videoID }) => (
        <>
          <VideoLink service={service} videoID={videoID} />
          {service !== primary && <span class="quiet"> {service}</span>}
        </>
      ),
      value: ({ videoID }) => videoID,
    };
    return [submitted, video, category, action, start, end, length, votes, views, state, uuid];
  }, [texts, primary, shared]);
}

/**
 * All that a user has submitted, newest first. The filters are part of the address: `?category=sponsor&state=hidden`.
 */
export function UserSegments({ id, query }: { id: string; query: URLSearchParams }) {
  const texts = useTexts();
  const filters = filtersOf(query);
  const isFiltered = filterNames.some((name) => filters[name] !== "");
  const pages = usePages(
    async (cursor, signal) => {
      const query = { user: id, ...segmentQuery(filters), ...(cursor !== undefined && { cursor }) };
      const { segments, next } = await segmentPage(query, signal);
      return { items: segments, next };
    },
    [id, filters],
  );
  const columns = useColumns();
  const { items, loading, error } = pages;
  const loaded = useLoadedFilters(query, items);
  const show = (changed: Readonly<Record<string, string | undefined>>): void =>
    replacePlace(link(["user", id], { ...filters, ...writeRowFilters(loaded.filters), ...changed }));
  const count = items.length;
  return (
    <section>
      <h2 id="submitted">{texts.user.list}</h2>
      <SegmentFilters filters={filters} onChange={show} />
      {count > 0 && (
        <LoadedFilters
          rows={items}
          filters={loaded.filters}
          shown={loaded.shown.length}
          onChange={(changed) => show(writeRowFilters(changed))}
        />
      )}
      <p role="status" class="quiet">
        {!loading && error === undefined && countText(texts.user, count, pages.more !== undefined)}
      </p>
      {isFiltered && (
        <p>
          <button type="button" onClick={() => replacePlace(link(["user", id]))}>
            {texts.user.clear}
          </button>
        </p>
      )}
      {count > 0 && (
        <>
          <Flags rows={items} />
          <DataTable
            caption={texts.user.list}
            columns={columns}
            rows={loaded.shown}
            keyOf={({ UUID }) => UUID}
            empty={texts.home.noneLatest}
          />
        </>
      )}
      <MoreButton of={pages} />
    </section>
  );
}

/** What became of those that are listed, since the service counts no more than ignored ones of a user. */
function Flags({ rows }: { rows: readonly Segment[] }) {
  const { user: texts } = useTexts();
  const vocabulary = useVocabulary();
  const count = (is: (segment: Segment) => boolean): number => rows.filter(is).length;
  return (
    <p class="quiet">
      {fill(texts.listedFlags, {
        ignored: count((segment) => isDropped(segment, vocabulary)),
        hidden: count(({ hidden, shadowHidden }) => hidden === 1 || shadowHidden !== 0),
        locked: count(({ locked }) => locked === 1),
      })}
    </p>
  );
}

function countText(
  texts: Readonly<{ shownOf: string; shownOne: string; shownMore: string; noSegments: string }>,
  count: number,
  hasMore: boolean,
): string {
  if (hasMore) return fill(texts.shownMore, { count });
  if (count === 0) return texts.noSegments;
  return count === 1 ? texts.shownOne : fill(texts.shownOf, { count });
}

function SegmentFilters({ filters, onChange }: { filters: Filters; onChange: (filters: Filters) => void }) {
  const { segment: texts, general } = useTexts();
  const { categories, services } = useVocabulary();
  const named = (record: Readonly<Record<string, string>>): readonly Option[] => Object.entries(record);
  const options: Readonly<Record<keyof Filters, readonly Option[]>> = {
    category: categories.map(({ name, label }) => [name, label]),
    action: named(texts.actions),
    state: named(texts.states),
    service: services.map(({ name }) => [name, name]),
  };
  return (
    <FilterFold values={filterNames.map((name) => filters[name])}>
      <div class="row">
        {filterNames.map((name) => (
          <SelectField
            key={name}
            label={texts[name]}
            value={filters[name]}
            options={[["", general.all], ...options[name]]}
            onChange={(value) => onChange({ ...filters, [name]: value })}
          />
        ))}
      </div>
    </FilterFold>
  );
}
