import { useMemo } from "preact/hooks";
import type { Schemas } from "../api/client.ts";
import { formatNumber } from "../texts/format.ts";
import { fill, useLanguageCode, useTexts } from "../texts/use-texts.ts";
import { CategoryToggles, RangeFields, SubmitterField } from "./row-filter-fields.tsx";
import { isFilteringRows, noRowFilters, passesRow, type RowFilters, readRowFilters } from "./row-filters.ts";

/** The filters of an address, and what they leave of loaded rows. */
export function useLoadedFilters<T extends Schemas["ListedSegment"]>(query: URLSearchParams, rows: readonly T[]) {
  const address = query.toString();
  const filters = useMemo(() => readRowFilters(new URLSearchParams(address)), [address]);
  const shown = useMemo(() => rows.filter((row) => passesRow(filters, row)), [rows, filters]);
  return { filters, shown };
}

type Props = Readonly<{
  rows: readonly Schemas["ListedSegment"][];
  filters: RowFilters;
  shown: number;
  /** Of a list whose submitter is known, nobody looks for one. */
  withSubmitter?: boolean;
  onChange: (filters: RowFilters) => void;
}>;

/** Filters that the service does not take. They say that they only act on what is loaded. */
export function LoadedFilters({ rows, filters, shown, withSubmitter = false, onChange }: Props) {
  const { filters: texts } = useTexts();
  const code = useLanguageCode();
  const change = (changed: Partial<RowFilters>): void => onChange({ ...filters, ...changed });
  const isActive = isFilteringRows(filters);
  return (
    <details class="filters" open={isActive}>
      <summary>{texts.more}</summary>
      <p class="quiet" role="status">
        {fill(texts.loadedOnly, { shown: formatNumber(shown, code), loaded: formatNumber(rows.length, code) })}
      </p>
      <CategoryToggles rows={rows} filters={filters} onChange={change} />
      <div class="row">
        <RangeFields filters={filters} onChange={change} />
        {withSubmitter && <SubmitterField filters={filters} onChange={change} />}
        {isActive && (
          <button type="button" onClick={() => onChange(noRowFilters)}>
            {texts.clear}
          </button>
        )}
      </div>
    </details>
  );
}
