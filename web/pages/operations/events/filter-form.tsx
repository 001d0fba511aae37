import { FilterFold } from "../../../components/filter-fold.tsx";
import { type Option, SelectField } from "../../../components/select-field.tsx";
import { useTexts } from "../../../texts/use-texts.ts";
import { type Filters, type Subscription, states } from "./requests.ts";

type Props = Readonly<{
  subscriptions: readonly Subscription[];
  filters: Filters;
  onChange: (filters: Filters) => void;
}>;

/** Narrows the list. Every change takes effect when the field is left. */
export function FilterForm({ subscriptions, filters, onChange }: Props) {
  const { general, operations } = useTexts();
  const { events: texts } = operations;
  const types = [...new Set([...subscriptions.flatMap(({ events }) => events), "test"])].sort();
  const select = (name: keyof Filters, label: string, options: readonly Option[]) => (
    <SelectField
      label={label}
      value={filters[name] ?? ""}
      options={[["", general.all], ...options]}
      onChange={(value) => onChange({ ...filters, [name]: value })}
    />
  );
  const time = (name: "from" | "to") => (
    <label class="field">
      <span>{texts[name]}</span>
      <input
        type="datetime-local"
        value={filters[name] ?? ""}
        onChange={({ currentTarget: { value } }) => onChange({ ...filters, [name]: value })}
      />
    </label>
  );
  return (
    <FilterFold values={Object.values(filters)}>
      <form class="row" onSubmit={(event) => event.preventDefault()}>
        {select(
          "subscription",
          texts.subscription,
          subscriptions.map(({ name }) => [name, name]),
        )}
        {select(
          "type",
          texts.type,
          types.map((type) => [type, type]),
        )}
        {select(
          "state",
          texts.state,
          states.map((state) => [state, texts.states[state]]),
        )}
        {time("from")}
        {time("to")}
      </form>
    </FilterFold>
  );
}
