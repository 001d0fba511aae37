import type { Knex } from "knex";

/** What is written here when a user submits, votes or moderates, and neither by a snapshot nor by following. */
const traces = [
  "segment_origin as t",
  "votes as t",
  "category_votes as t",
  "segment_changes as t",
  // Who follows does not know when a lock was set or a VIP appointed, and stores 0.
  "category_locks as t where t.time > 0",
  "vip_users as t where t.added > 0",
  // Logs stay when rows are replaced, so the row has to be the one that was logged.
  "users as u inner join user_name_log as l on l.user_id = u.user_id and l.time = u.updated",
  "warnings as w inner join moderation_log as m on m.user_id = w.user_id and m.time = w.issued where m.action = 'warn'",
] as const;

/**
 * Whether public rows were made or changed here by users or moderators. Imported rows leave no trace, but an import
 * ends that an origin is followed.
 */
export async function hasOwnRows(db: Knex): Promise<boolean> {
  for (const trace of traces)
    if ((await db.select(db.raw("1 as one")).fromRaw(`${trace} limit 1`)).length > 0) return true;
  return false;
}
