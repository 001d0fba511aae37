import type { Dialect } from "@segmark/database/capabilities";
import { cappedMinutes, counts, saved, sumOf } from "./counting.ts";

/** Sums over segments, by column of `user_totals`; `user_category_totals` has them per category. */
const sums = (cap: number) => ({
  liked_segments: sumOf(counts.nonNegative, "1"),
  liked_views: sumOf(counts.nonNegative, "s.views"),
  liked_votes: sumOf(counts.nonNegative, "s.votes"),
  liked_minutes: sumOf(counts.nonNegative, cappedMinutes(cap)),
  counted_segments: sumOf(counts.counted, "1"),
  counted_views: sumOf(counts.counted, "s.views"),
  counted_minutes: sumOf(counts.counted, saved.minutes),
  open_days: sumOf(counts.open, saved.days),
  accepted_segments: sumOf(counts.shown, "1"),
  accepted_views: sumOf(counts.shown, "s.views"),
  accepted_minutes: sumOf(counts.shown, cappedMinutes(cap)),
  own_segments: sumOf(counts.shownToBannedOwner, "1"),
  own_minutes: sumOf(counts.shownToBannedOwner, cappedMinutes(cap)),
  ignored_segments: sumOf(counts.notShown, "1"),
  ignored_views: sumOf(counts.notShown, "s.views"),
});

/**
 * The statements that recompute totals of some users; each binds these users once. They bypass Knex, which takes longer
 * to compose such sums than SQLite to compute them.
 * @param users the condition on `user_id`, for example `in (?, ?)`
 * @param cap maximum seconds saved per view of a segment
 */
export function totalStatements({ upsert }: Pick<Dialect, "upsert">, users: string, cap: number) {
  const sumOfColumn = sums(cap);
  const columns = Object.keys(sumOfColumn);
  const upsertSums = (table: string, key: readonly string[], values: readonly string[], from: string): string =>
    `insert into ${table} (${[...key, ...columns].join(", ")})` +
    ` select ${values.join(", ")} from ${from} ${upsert({ table, key, columns })}`;
  return {
    unmark: `delete from stale_totals where user_id ${users}`,
    upsertCategories: upsertSums(
      "user_category_totals",
      ["user_id", "category"],
      ["s.user_id", "s.category", ...Object.values(sumOfColumn)],
      `segments as s where s.user_id ${users} group by s.user_id, s.category`,
    ),
    upsertTotals: upsertSums(
      "user_totals",
      ["user_id"],
      ["c.user_id", ...columns.map((column) => `sum(c.${column})`)],
      `user_category_totals as c where c.user_id ${users} group by c.user_id`,
    ),
    /**
     * Users with a category, or totals, but no segments for it: each segment is either shown or not, so fewer
     * are left than the totals count. What an earlier version left may have no such figures.
     */
    findOutdated:
      `select t.user_id from user_totals as t where t.user_id ${users}` +
      " and (coalesce(t.accepted_segments + t.ignored_segments, -1) <> (select count(*) from segments as s where s.user_id = t.user_id)" +
      " or exists (select 1 from user_category_totals as c where c.user_id = t.user_id and c.accepted_segments is null))",
    deleteCategories:
      `delete from user_category_totals where user_id ${users} and not exists (select 1 from segments as s` +
      " where s.user_id = user_category_totals.user_id and s.category = user_category_totals.category)",
    deleteTotals:
      `delete from user_totals where user_id ${users} and not exists (select 1 from user_category_totals as c` +
      " where c.user_id = user_totals.user_id)",
  } as const;
}

/** What the totals of all users consist of: by category, and from those the sums of each user. */
export function allTotals(
  { segments, categories }: Readonly<{ segments: string; categories: string }>,
  cap: number,
): Readonly<Record<"byCategory" | "byUser", Readonly<{ columns: readonly string[]; query: string }>>> {
  const sumOfColumn = sums(cap);
  const columns = Object.keys(sumOfColumn);
  return {
    byCategory: {
      columns: ["user_id", "category", ...columns],
      query: `select s.user_id, s.category, ${Object.values(sumOfColumn).join(", ")} from ${segments} as s group by s.user_id, s.category`,
    },
    byUser: {
      columns: ["user_id", ...columns],
      query: `select c.user_id, ${columns.map((column) => `sum(c.${column})`).join(", ")} from ${categories} as c group by c.user_id`,
    },
  };
}

export type TotalStatements = ReturnType<typeof totalStatements>;
