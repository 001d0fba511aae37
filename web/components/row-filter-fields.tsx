import { useVocabulary } from "../api/vocabulary.ts";
import { useTexts } from "../texts/use-texts.ts";
import { CategoryTag } from "./category-tag.tsx";
import { numberOf, type RowFilters } from "./row-filters.ts";

type Change = (changed: Partial<RowFilters>) => void;
type Props = Readonly<{ filters: RowFilters; onChange: Change }>;
type Row = Readonly<{ category: string }>;

/** Categories that there are, and how many segments of each. */
function useCounts(rows: readonly Row[]): readonly (readonly [category: string, count: number])[] {
  const { categories } = useVocabulary();
  const counts = new Map<string, number>();
  for (const { category } of rows) counts.set(category, (counts.get(category) ?? 0) + 1);
  const order = new Map(categories.map(({ name }, at) => [name, at]));
  const placeOf = (category: string): number => order.get(category) ?? order.size;
  return [...counts].sort(([a], [b]) => placeOf(a) - placeOf(b));
}

/** A button for each category of the rows; several can be chosen. */
export function CategoryToggles({ rows, filters, onChange }: Props & { rows: readonly Row[] }) {
  const { segment: words } = useTexts();
  const counts = useCounts(rows);
  const { categories } = filters;
  const toggle = (category: string): void => {
    const others = categories.filter((one) => one !== category);
    onChange({ categories: others.length < categories.length ? others : [...categories, category] });
  };
  return (
    <fieldset class="toggles">
      <legend>{words.category}</legend>
      {counts.map(([category, count]) => (
        <button
          key={category}
          type="button"
          aria-pressed={categories.includes(category)}
          onClick={() => toggle(category)}
        >
          <CategoryTag category={category} /> {count}
        </button>
      ))}
    </fieldset>
  );
}

/** From how many to how many votes and views. */
export function RangeFields({ filters, onChange }: Props) {
  const { filters: texts } = useTexts();
  return (
    <>
      {(["minVotes", "maxVotes", "minViews", "maxViews"] as const).map((name) => (
        <label key={name} class="field bound">
          <span>{texts[name]}</span>
          <input
            type="number"
            step="1"
            value={filters[name] ?? ""}
            onChange={({ currentTarget: { value } }) => onChange({ [name]: numberOf(value) })}
          />
        </label>
      ))}
    </>
  );
}

/** A part of a name, or the start of a public id. */
export function SubmitterField({ filters, onChange }: Props) {
  const { filters: texts } = useTexts();
  return (
    <label class="field">
      <span>{texts.user}</span>
      <input
        type="text"
        value={filters.user ?? ""}
        maxLength={64}
        // Nothing that may be a secret gets into the address: local ids have 30 characters or more.
        pattern=".{0,29}|[0-9a-f]{64}"
        title={texts.userHint}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        onChange={({ currentTarget }) =>
          currentTarget.reportValidity() && onChange({ user: currentTarget.value.trim() || undefined })
        }
      />
    </label>
  );
}
