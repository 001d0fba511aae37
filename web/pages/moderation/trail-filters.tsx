import { useState } from "preact/hooks";
import type { Schemas } from "../../api/client.ts";
import { useAction } from "../../api/use-action.ts";
import { FailureNote } from "../../components/feedback.tsx";
import { FilterFold } from "../../components/filter-fold.tsx";
import { UserText } from "../../components/links.tsx";
import { fill, useTexts } from "../../texts/use-texts.ts";
import { isPublicId, looksSecret, usersNamed } from "./user-finder.tsx";

export const trailFilters = ["actor", "user", "videoID", "action", "before"] as const;
export type Filters = Readonly<Record<(typeof trailFilters)[number], string>>;

type Props = Readonly<{ given: Filters; onApply: (filters: Filters) => void }>;
type People = "actor" | "user";
type Question = Readonly<{ name: People; text: string; hits: readonly Schemas["NameHit"][] }>;

/**
 * What the audit log is narrowed down to. Users are named by their public ids or by their names; what looks like a
 * secret is not sent anywhere.
 */
export function TrailFilters({ given, onApply }: Props) {
  const { moderation } = useTexts();
  const { trail: texts } = moderation;
  const [filters, setFilters] = useState(given);
  const [isSecret, setSecret] = useState(false);
  /** A name that several users have, or nobody. */
  const [question, setQuestion] = useState<Question>();
  const search = useAction(async (wanted: Filters) => {
    let found = wanted;
    for (const name of ["actor", "user"] as const) {
      const text = found[name];
      if (text === "" || isPublicId(text)) continue;
      const hits = await usersNamed(text);
      const [only] = hits;
      if (only === undefined || hits.length > 1) {
        setFilters(found);
        setQuestion({ name, text, hits });
        return;
      }
      found = { ...found, [name]: only.userID };
    }
    onApply(found);
  });
  const apply = (typed: Filters): void => {
    const trimmed = Object.entries(typed).map(([name, text]) => [name, text.trim()] as const);
    const wanted = Object.fromEntries(trimmed) as Filters;
    const isSecret = [wanted.actor, wanted.user].some((text) => !isPublicId(text) && looksSecret(text));
    setSecret(isSecret);
    setQuestion(undefined);
    if (!isSecret) void search.run(wanted);
  };
  const field = (name: Exclude<keyof Filters, "action">, label: string, more: object = {}) => (
    <label class="field">
      <span>{label}</span>
      <input
        value={filters[name]}
        spellcheck={false}
        autocomplete="off"
        onInput={({ currentTarget }) => setFilters({ ...filters, [name]: currentTarget.value })}
        {...more}
      />
    </label>
  );
  return (
    <FilterFold values={Object.values(given)}>
      <form
        onInput={() => setSecret(false)}
        onSubmit={(event) => {
          event.preventDefault();
          apply(filters);
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
          {field("actor", texts.actorId, { dir: "auto" })}
          {field("user", texts.userId, { dir: "auto" })}
          {field("videoID", texts.videoId)}
          {field("before", texts.before, { inputMode: "numeric", pattern: "[1-9][0-9]{0,14}" })}
          <button type="submit" disabled={search.busy}>
            {texts.apply}
          </button>
        </div>
        <p role="status">
          {isSecret && moderation.finder.secret}
          {question?.hits.length === 0 && moderation.finder.none}
          {question !== undefined && question.hits.length > 1 && fill(texts.several, { name: question.text })}
        </p>
        {search.error !== undefined && <FailureNote error={search.error} />}
        {question !== undefined && question.hits.length > 1 && (
          <ul>
            {question.hits.map(({ userID, userName }) => (
              <li key={userID}>
                <button
                  type="button"
                  title={userID}
                  onClick={() => {
                    const chosen = { ...filters, [question.name]: userID };
                    setFilters(chosen);
                    apply(chosen);
                  }}
                >
                  <UserText>{userName}</UserText> <code>{userID.slice(0, 10)}…</code>
                </button>
              </li>
            ))}
          </ul>
        )}
      </form>
    </FilterFold>
  );
}
