import { useState } from "preact/hooks";
import { FilterFold } from "../../components/filter-fold.tsx";
import { useTexts } from "../../texts/use-texts.ts";

export const trailFilters = ["actor", "user", "videoID", "action", "before"] as const;
export type Filters = Readonly<Record<(typeof trailFilters)[number], string>>;

type Props = Readonly<{ given: Filters; onApply: (filters: Filters) => void }>;

const isPublicId = (text: string): boolean => text === "" || /^[0-9a-f]{64}$/.test(text);

/**
 * What the audit log is narrowed down to. Users are named by their public ids; anything else would be a secret in an
 * address.
 */
export function TrailFilters({ given, onApply }: Props) {
  const { moderation } = useTexts();
  const { trail: texts } = moderation;
  const [filters, setFilters] = useState(given);
  const [isWrong, setWrong] = useState(false);
  const field = (name: Exclude<keyof Filters, "action">, label: string, more: object = {}) => (
    <label class="field">
      <span>{label}</span>
      <input
        value={filters[name]}
        spellcheck={false}
        autocomplete="off"
        onInput={({ currentTarget }) => setFilters({ ...filters, [name]: currentTarget.value.trim() })}
        {...more}
      />
    </label>
  );
  return (
    <FilterFold values={Object.values(given)}>
      <form
        onInput={() => setWrong(false)}
        onSubmit={(event) => {
          event.preventDefault();
          const isRight = isPublicId(filters.actor) && isPublicId(filters.user);
          setWrong(!isRight);
          if (isRight) onApply(filters);
        }}
      >
        <div class="row">
          <label class="field">
            <span>{texts.action}</span>
            <select
              value={filters.action}
              onChange={({ currentTarget }) => setFilters({ ...filters, action: currentTarget.value })}
            >
              <option value="">{texts.every}</option>
              {Object.entries(texts.actions).map(([key, name]) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          {field("actor", texts.actorId)}
          {field("user", texts.userId)}
          {field("videoID", texts.videoId)}
          {field("before", texts.before, { inputMode: "numeric", pattern: "[1-9][0-9]{0,14}" })}
          <button type="submit">{texts.apply}</button>
        </div>
        <p role="status">{isWrong && texts.wrongId}</p>
      </form>
    </FilterFold>
  );
}
