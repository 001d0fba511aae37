import { useVocabulary } from "../../api/vocabulary.ts";
import { CategoryTag } from "../../components/category-tag.tsx";
import { FilterFold } from "../../components/filter-fold.tsx";
import { SelectField } from "../../components/select-field.tsx";
import { looks } from "../../components/standings.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { type Filters, isFiltered, noFilters, numberOf, type Segment } from "./filters.ts";

type Props = Readonly<{ segments: readonly Segment[]; filters: Filters; onChange: (filters: Filters) => void }>;

const flags = ["votedAway", "hidden", "shadowHidden", "locked"] as const;

/** Categories that the video has, and how many segments of each. */
function useCounts(segments: readonly Segment[]): readonly (readonly [category: string, count: number])[] {
  const { categories } = useVocabulary();
  const counts = new Map<string, number>();
  for (const { category } of segments) counts.set(category, (counts.get(category) ?? 0) + 1);
  const order = new Map(categories.map(({ name }, at) => [name, at]));
  const placeOf = (category: string): number => order.get(category) ?? order.size;
  return [...counts].sort(([a], [b]) => placeOf(a) - placeOf(b));
}

export function FilterForm({ segments, filters, onChange }: Props) {
  const { video: texts, segment: words, standing, general } = useTexts();
  const counts = useCounts(segments);
  const { actionTypes } = useVocabulary();
  const change = (changed: Partial<Filters>): void => onChange({ ...filters, ...changed });
  const toggle = (category: string): void => {
    const { categories } = filters;
    const others = categories.filter((one) => one !== category);
    change({ categories: others.length < categories.length ? others : [...categories, category] });
  };
  const bound = (name: "minVotes" | "minViews", label: string) => (
    <label class="field bound">
      <span>{label}</span>
      <input
        type="number"
        step="1"
        value={filters[name] ?? ""}
        onChange={({ currentTarget: { value } }) => change({ [name]: numberOf(value) })}
      />
    </label>
  );
  return (
    <FilterFold
      values={[
        filters.categories.length > 0,
        filters.action,
        filters.state,
        filters.minVotes,
        filters.minViews,
        filters.user,
      ]}
    >
      <form class="filters" aria-label={texts.filters} onSubmit={(event) => event.preventDefault()}>
        <fieldset class="toggles">
          <legend>{words.category}</legend>
          {counts.map(([category, count]) => (
            <button
              key={category}
              type="button"
              aria-pressed={filters.categories.includes(category)}
              onClick={() => toggle(category)}
            >
              <CategoryTag category={category} /> {count}
            </button>
          ))}
        </fieldset>
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
          {bound("minVotes", texts.minVotes)}
          {bound("minViews", texts.minViews)}
          <label class="field">
            <span>{texts.userFilter}</span>
            <input
              type="text"
              value={filters.user ?? ""}
              maxLength={64}
              pattern="[0-9a-f]*"
              autocomplete="off"
              spellcheck={false}
              onChange={({ currentTarget }) =>
                // Only public ids get into the address, never a secret that was pasted by mistake.
                currentTarget.reportValidity() && change({ user: currentTarget.value || undefined })
              }
            />
          </label>
          {isFiltered(filters) && (
            <button type="button" onClick={() => onChange({ ...noFilters, sorting: filters.sorting })}>
              {texts.clearFilters}
            </button>
          )}
        </div>
      </form>
    </FilterFold>
  );
}
