import type { ComponentChildren } from "preact";
import { api } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import { useLoaded } from "../../api/use-loaded.ts";
import { useVocabulary } from "../../api/vocabulary.ts";
import { link, replacePlace } from "../../app/router.ts";
import { actionText } from "../../components/action-text.ts";
import { CategoryTag } from "../../components/category-tag.tsx";
import { Await } from "../../components/feedback.tsx";
import { formatNumber, formatShare } from "../../texts/format.ts";
import { fill, useLanguageCode, useTexts } from "../../texts/use-texts.ts";
import { filtersOf } from "./filters.ts";

type Bar = Readonly<{ key: string; label: ComponentChildren; count: number; hint: string; choose: () => void }>;

/** Numbers with bars beside them, the greatest first; each filters the list of segments. */
function Bars({ title, head, bars }: { title: string; head: string; bars: readonly Bar[] }) {
  const { user: texts } = useTexts();
  const code = useLanguageCode();
  const all = bars.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <table class="spread">
      <caption>{title}</caption>
      <thead class="off-screen">
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{texts.count}</th>
          <th scope="col">{texts.share}</th>
        </tr>
      </thead>
      <tbody>
        {bars
          .filter(({ count }) => count > 0)
          .toSorted((one, other) => other.count - one.count)
          .map(({ key, label, count, hint, choose }) => (
            <tr key={key}>
              <th scope="row">
                <button type="button" class="plain" title={hint} onClick={choose}>
                  {label}
                </button>
              </th>
              <td>
                <span class="bar" style={{ inlineSize: `${(count / most) * 100}%` }} />
                {formatNumber(count, code)}
              </td>
              <td class="quiet">{formatShare(count, all, code)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** How the segments of a user that count spread over categories and actions. */
export function Spread({ id, query }: { id: string; query: URLSearchParams }) {
  const texts = useTexts();
  const { categories } = useVocabulary();
  const stats = useLoaded(
    (signal) =>
      answered(
        api.GET("/api/userStats", {
          params: { query: { publicUserID: id, fetchCategoryStats: true, fetchActionTypeStats: true } },
          signal,
        }),
      ),
    [id],
  );
  const show = (filter: Readonly<Record<string, string>>): void => {
    replacePlace(link(["user", id], { ...filtersOf(query), ...filter }));
    document.querySelector("#submitted")?.scrollIntoView();
  };
  return (
    <Await of={stats}>
      {({ categoryCount = {}, actionTypeCount = {}, overallStats }) =>
        overallStats.segmentCount > 0 && (
          <div class="columns">
            <Bars
              title={texts.user.byCategory}
              head={texts.segment.category}
              bars={Object.entries(categoryCount).map(([key, count]) => ({
                key,
                count,
                label: <CategoryTag category={key} />,
                hint: fill(texts.user.onlyCategory, {
                  category: categories.find(({ name }) => name === key)?.label ?? key,
                }),
                choose: () => show({ category: key }),
              }))}
            />
            <Bars
              title={texts.user.byAction}
              head={texts.segment.action}
              bars={Object.entries(actionTypeCount).map(([key, count]) => ({
                key,
                count,
                label: actionText(texts, key),
                hint: fill(texts.user.onlyAction, { action: actionText(texts, key) }),
                choose: () => show({ action: key }),
              }))}
            />
          </div>
        )
      }
    </Await>
  );
}
