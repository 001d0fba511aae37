import { useMemo } from "preact/hooks";
import { api, type Schemas } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import { useLoaded } from "../../api/use-loaded.ts";
import { useVocabulary } from "../../api/vocabulary.ts";
import type { PageProps } from "../../app/router.ts";
import { link, replacePlace } from "../../app/router.ts";
import { useTitle } from "../../app/use-title.ts";
import { ChoiceField } from "../../components/choice-field.tsx";
import { DataTable } from "../../components/data-table.tsx";
import { Await } from "../../components/feedback.tsx";
import { FilterFold } from "../../components/filter-fold.tsx";
import { type Option, SelectField } from "../../components/select-field.tsx";
import { fill, useLanguageCode, useTexts } from "../../texts/use-texts.ts";
import { columnsOf, type Ranked } from "./columns.tsx";

const periods = ["all", "30d", "7d"] as const;
const sorts = ["minutesSaved", "views", "segments"] as const;

/** Who contributed most. The filters are part of the address: `?period=7d&category=sponsor&sort=views`. */
export function Leaderboards({ place: { query } }: PageProps) {
  const texts = useTexts();
  const { leaderboards, general } = texts;
  useTitle(leaderboards.title);
  const code = useLanguageCode();
  const { categories } = useVocabulary();
  const period = periods.find((known) => known === query.get("period")) ?? "all";
  const sort = sorts.find((known) => known === query.get("sort")) ?? "minutesSaved";
  const category = query.get("category") ?? "";
  const board = useLoaded(
    async (signal) => {
      // A later version of the service may have more categories than the type knows.
      const known = category === "" ? {} : { category: category as Schemas["CategoryName"] };
      const { users } = await answered(
        api.GET("/api/leaderboard", { params: { query: { period, sort, ...known } }, signal }),
      );
      return users.map((user, at): Ranked => ({ ...user, rank: at + 1 }));
    },
    [period, sort, category],
  );
  const show = (change: Readonly<Record<string, string>>): void => {
    const next = { period, category, sort, ...change };
    replacePlace(
      link(["leaderboards"], {
        period: next.period === "all" ? undefined : next.period,
        category: next.category,
        sort: next.sort === "minutesSaved" ? undefined : next.sort,
      }),
    );
  };
  const columns = useMemo(() => columnsOf(leaderboards, sort, code), [leaderboards, sort, code]);
  const caption = fill(leaderboards.caption, {
    order: leaderboards.sorts[sort],
    period: leaderboards.periods[period],
    category: categories.find(({ name }) => name === category)?.label ?? (category || leaderboards.allCategories),
  });
  return (
    <>
      <h1>{leaderboards.title}</h1>
      <FilterFold values={[period !== "all", sort !== "minutesSaved", category]}>
        <div class="row">
          <ChoiceField
            label={leaderboards.period}
            value={period}
            options={periods.map((value) => [value, leaderboards.periods[value]])}
            onChange={(value) => show({ period: value })}
          />
          <SelectField
            label={leaderboards.sort}
            value={sort}
            options={sorts.map((value) => [value, leaderboards.sorts[value]])}
            onChange={(value) => show({ sort: value })}
          />
          <SelectField
            label={leaderboards.category}
            value={category}
            options={[["", general.all], ...categories.map(({ name, label }): Option => [name, label])]}
            onChange={(value) => show({ category: value })}
          />
        </div>
      </FilterFold>
      <Await of={board}>
        {(users) => (
          <>
            <p role="status" class="quiet">
              {users.length === 0
                ? leaderboards.empty
                : users.length === 1
                  ? leaderboards.countOne
                  : fill(leaderboards.count, { count: users.length })}
            </p>
            {users.length > 0 && (
              <DataTable caption={caption} columns={columns} rows={users} keyOf={({ userID }) => userID} />
            )}
          </>
        )}
      </Await>
      <p class="quiet">{leaderboards.note}</p>
    </>
  );
}
