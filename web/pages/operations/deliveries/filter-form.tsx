import { FilterFold } from "../../../components/filter-fold.tsx";
import { useTexts } from "../../../texts/use-texts.ts";
import { type Filters, states } from "./requests.ts";

/** Narrows the list. Every change takes effect when the field is left. */
export function FilterForm({ filters, onChange }: { filters: Filters; onChange: (filters: Filters) => void }) {
  const { general, operations } = useTexts();
  const { deliveries: texts } = operations;
  const attributes = (name: "event" | "action" | "from" | "to") => ({
    value: filters[name] ?? "",
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) =>
      onChange({ ...filters, [name]: value.trim() }),
  });
  const text = (name: "event" | "action") => (
    <label class="field">
      <span>{texts[name]}</span>
      <input type="text" maxLength={255} {...attributes(name)} />
    </label>
  );
  const time = (name: "from" | "to") => (
    <label class="field">
      <span>{texts[name]}</span>
      <input type="datetime-local" {...attributes(name)} />
    </label>
  );
  return (
    <FilterFold values={Object.values(filters)}>
      <form class="row" onSubmit={(event) => event.preventDefault()}>
        {text("event")}
        {text("action")}
        <label class="field">
          <span>{texts.state}</span>
          <select
            value={filters.state ?? ""}
            onChange={({ currentTarget: { value } }) => {
              const { state: _, ...others } = filters;
              const state = states.find((one) => one === value);
              onChange({ ...others, ...(state !== undefined && { state }) });
            }}
          >
            <option value="">{general.all}</option>
            {states.map((state) => (
              <option key={state} value={state}>
                {texts.states[state]}
              </option>
            ))}
          </select>
        </label>
        {time("from")}
        {time("to")}
      </form>
    </FilterFold>
  );
}
