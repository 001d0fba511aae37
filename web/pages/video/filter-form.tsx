import { useVocabulary } from "../../api/vocabulary.ts";
import { FilterFold } from "../../components/filter-fold.tsx";
import { CategoryToggles, RangeFields, SubmitterField } from "../../components/row-filter-fields.tsx";
import { SelectField } from "../../components/select-field.tsx";
import { looks } from "../../components/standings.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { type Filters, isFiltered, noFilters, type Segment, timeForm, writeFilters } from "./filters.ts";

type Props = Readonly<{ segments: readonly Segment[]; filters: Filters; onChange: (filters: Filters) => void }>;

const flags = ["votedAway", "hidden", "shadowHidden", "locked"] as const;

export function FilterForm({ segments, filters, onChange }: Props) {
  const { video: texts, filters: names, segment: words, standing, general } = useTexts();
  const { actionTypes } = useVocabulary();
  const change = (changed: Partial<Filters>): void => onChange({ ...filters, ...changed });
  return (
    <FilterFold values={Object.values(writeFilters({ ...filters, sorting: undefined }))}>
      <form class="filters" aria-label={texts.filters} onSubmit={(event) => event.preventDefault()}>
        <CategoryToggles rows={segments} filters={filters} onChange={change} />
        <div class="row">
          <SelectField
            label={words.action}
            value={filters.action ?? ""}
            options={[["", general.all], ...actionTypes.map(({ name }) => [name, words.actions[name]] as const)]}
            onChange={(value) => change({ action: value || undefined })}
          />
          <SelectField
            label={words.state}
            value={filters.state ?? ""}
            options={[
              ["", general.all],
              ...looks.map((name) => [name, standing.looks[name]] as const),
              ...flags.map((name) => [name, texts.flags[name]] as const),
            ]}
            onChange={(value) => change({ state: value || undefined })}
          />
          <RangeFields filters={filters} onChange={change} />
          {(["from", "to"] as const).map((name) => (
            <label key={name} class="field bound">
              <span>{texts[name]}</span>
              <input
                type="text"
                value={filters[name] ?? ""}
                pattern={timeForm}
                placeholder="1:30"
                autocomplete="off"
                onChange={({ currentTarget }) =>
                  currentTarget.reportValidity() && change({ [name]: currentTarget.value || undefined })
                }
              />
            </label>
          ))}
          <SubmitterField filters={filters} onChange={change} />
          {isFiltered(filters) && (
            <button type="button" onClick={() => onChange({ ...noFilters, sorting: filters.sorting })}>
              {names.clear}
            </button>
          )}
        </div>
      </form>
    </FilterFold>
  );
}
