import { useMemo } from "preact/hooks";
import type { Pages } from "../../api/use-pages.ts";
import { useVocabulary } from "../../api/vocabulary.ts";
import { MoreButton } from "../../components/more-button.tsx";
import { lookOf, type Standings } from "../../components/standings.ts";
import { Timeline } from "../../components/timeline/timeline.tsx";
import { formatNumber } from "../../texts/format.ts";
import { fill, useLanguageCode, useTexts } from "../../texts/use-texts.ts";
import { FilterForm } from "./filter-form.tsx";
import { type Filters, matches, readFilters, type Segment, writeFilters } from "./filters.ts";
import { SegmentTable } from "./segment-table.tsx";
import { useDuration } from "./use-video-segments.ts";

type Props = Readonly<{
  loaded: Pages<Segment> & Readonly<{ total: number }>;
  standings: Standings;
  query: URLSearchParams;
  onQuery: (query: Readonly<Record<string, string | undefined>>) => void;
}>;

/** The segments of a video as a picture and as a table, with the same filters. */
export function Segments({ loaded, standings, query, onQuery }: Props) {
  const { video: texts } = useTexts();
  const code = useLanguageCode();
  const { items, total } = loaded;
  const duration = useDuration(items);
  const address = query.toString();
  const filters = useMemo(() => readFilters(new URLSearchParams(address)), [address]);
  const vocabulary = useVocabulary();
  const shown = useMemo(
    () => items.filter((segment) => matches(filters, segment, lookOf(segment, standings, vocabulary), vocabulary)),
    [items, filters, standings, vocabulary],
  );
  const change = (changed: Filters): void => onQuery(writeFilters(changed));
  const isEmpty = items.length === 0;
  if (isEmpty && !loaded.loading && loaded.error === undefined) return <p role="status">{texts.withoutSegments}</p>;
  return (
    <section aria-labelledby="segments-title">
      <h2 id="segments-title">{texts.allSegments}</h2>
      {!isEmpty && (
        <>
          <FilterForm segments={items} filters={filters} onChange={change} />
          <p class="quiet" role="status">
            {fill(texts.counts, {
              shown: formatNumber(shown.length, code),
              loaded: formatNumber(items.length, code),
              total: formatNumber(total, code),
            })}
            {items.length < total && ` ${texts.filtersLoaded}`}
          </p>
          {shown.length > 0 && <Timeline segments={shown} standings={standings} named={items} duration={duration} />}
          <SegmentTable
            segments={shown}
            named={items}
            standings={standings}
            sorting={filters.sorting}
            onSorting={(sorting) => change({ ...filters, sorting })}
          />
        </>
      )}
      <MoreButton of={loaded} />
    </section>
  );
}
