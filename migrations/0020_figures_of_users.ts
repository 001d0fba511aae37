import { storage } from "../src/migrator/index.ts";
import { addColumn } from "./support/tables.ts";

const figures = {
  accepted_segments: "bigint",
  accepted_views: "bigint",
  accepted_minutes: "double",
  own_segments: "bigint",
  own_minutes: "double",
  ignored_segments: "bigint",
  ignored_views: "bigint",
} as const;

/**
 * What is told about one user is kept with the totals of leaderboards. `accepted_`: votes > -2, not hidden from all but the submitter; `own_`: the same as
 * a banned user is told, whose hidden work counts; `ignored_`: what others do not see. Null in rows of an earlier version, which are recomputed.
 */
export async function up(): Promise<void> {
  for (const table of ["user_totals", "user_category_totals"])
    for (const [name, type] of Object.entries(figures))
      await addColumn(table, name, (t) => void (type === "double" ? t.double(name) : t.bigInteger(name)));
  // Behind the requests, as after every change of a user.
  await storage().knex.raw(
    "insert into stale_totals (user_id) select u.user_id from user_totals u where not exists (select 1 from stale_totals t where t.user_id = u.user_id)",
  );
}
