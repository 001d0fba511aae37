import { useMemo } from "preact/hooks";
import { api } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import { usePages } from "../../api/use-pages.ts";
import { useVocabulary } from "../../api/vocabulary.ts";
import { link, replacePlace } from "../../app/router.ts";
import { DataTable } from "../../components/data-table.tsx";
import { MoreButton } from "../../components/more-button.tsx";
import { type Option, SelectField } from "../../components/select-field.tsx";
import { fill, useLanguageCode, useTexts } from "../../texts/use-texts.ts";
import { type Filters, filterNames, filtersOf, segmentQuery } from "./filters.ts";
import { segmentColumns } from "./segment-columns.tsx";

/** All that a user has submitted, newest first. The filters are part of the address: `?category=sponsor&state=hidden`. */
export function UserSegments({ id, query }: { id: string; query: URLSearchParams }) {
  const texts = useTexts();
  const code = useLanguageCode();
  const filters = filtersOf(query);
  const isFiltered = filterNames.some((name) => filters[name] !== "");
  const pages = usePages(
    async (cursor, signal) => {
      const query = { user: id, ...segmentQuery(filters), ...(cursor !== undefined && { cursor }) };
      const { segments, next } = await answered(api.GET("/api/segments", { params: { query }, signal }));
      return { items: segments, next };
    },
    [id, filters],
  );
  const primary = useVocabulary().services[0]?.name;
  const columns = useMemo(() => segmentColumns(texts, code, primary), [texts, code, primary]);
  const { items, loading, error } = pages;
  const count = items.length;
  return (
    <section>
      <h2 id="submitted">{texts.user.list}</h2>
      <SegmentFilters filters={filters} onChange={(next) => replacePlace(link(["user", id], next))} />
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
      {count > 0 && <DataTable caption={texts.user.list} columns={columns} rows={items} keyOf={({ UUID }) => UUID} />}
      <MoreButton of={pages} />
    </section>
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
  );
}
