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
 * Figures reported about one user, stored with the leaderboard totals. `accepted_`: votes > -2, not shadow-hidden; `own_`: the same as reported
 * to a banned user, whose hidden work counts; `ignored_`: what others do not see. Null in rows of an earlier version, which are recomputed.
 */
export async function up(): Promise<void> {
  for (const table of ["user_totals", "user_category_totals"])
    for (const [name, type] of Object.entries(figures))
      await addColumn(table, name, (t) => void (type === "double" ? t.double(name) : t.bigInteger(name)));
  // Recomputed in the background, as after every change of a user.
  await storage().knex.raw(
    "insert into stale_totals (user_id) select u.user_id from user_totals u where not exists (select 1 from stale_totals t where t.user_id = u.user_id)",
  );
}
