import type { Bulk, BulkValue, Statement } from "@segmark/database/bulk/bulk";
import { incompleteFeed } from "./feed-position.ts";

/** As many as make other processes drop everything they have cached, see `MAX_CHANGES` in src/caches/change-feed.ts. */
const enough = 1000;
const repeats = 20;

const nextPosition: readonly Statement[] = [{ sql: "update feed_lanes set position = position + 1 where lane = 0" }];
const position = "(select f.position from feed_lanes as f where f.lane = 0)";

async function distinct(bulk: Bulk, columns: string, tables: readonly string[]) {
  const rows: Readonly<Record<string, BulkValue>>[] = [];
  for (const table of tables)
    rows.push(...(await bulk.rows(`select distinct ${columns} from ${table} limit ${enough}`)));
  return rows;
}

/**
 * Announces to all processes that segments were replaced: videos and users of before and after get a new position in
 * the change feed. Those are all that can be cached, or so many that a process drops everything.
 * @param segments the tables that have them
 */
export async function announceReplacement(bulk: Bulk, segments: readonly string[]): Promise<void> {
  const videos = await distinct(bulk, "service, video_id, video_hash", segments);
  const users = await distinct(bulk, "user_id", segments);
  const counts = ["counted", "total", "downvoted", "unmatched", "votes", "locked", "locks_won"];
  const written = [
    ...videos.flatMap(({ service = "", video_id = "", video_hash = "" }): Statement[] => [
      {
        sql: `${bulk.insertIgnore} videos (service, video_id, video_hash, version, changed_at) values (?, ?, ?, 1, ?)`,
        values: [service, video_id, video_hash, Date.now()],
      },
      {
        sql: `update videos set feed_lane = 0, feed_position = ${position} where service = ? and video_id = ?`,
        values: [service, video_id],
      },
    ]),
    ...users.flatMap(({ user_id = "" }): Statement[] => [
      {
        sql: `${bulk.insertIgnore} user_reputations (user_id, ${counts.join(", ")}) values (?, ${counts.map(() => "0").join(", ")})`,
        values: [user_id],
      },
      {
        sql: `update user_reputations set feed_lane = 0, feed_position = ${position} where user_id = ?`,
        values: [user_id],
      },
    ]),
  ];
  await writeToFeed(bulk, [...nextPosition, ...written]);
}

/** A service locks videos before the lane, so one of both may have to begin again. */
async function writeToFeed(bulk: Bulk, statements: readonly Statement[]): Promise<void> {
  await bulk.run(`${bulk.insertIgnore} feed_lanes (lane, position) values (0, 0)`);
  for (let attempt = 1; ; attempt++)
    try {
      return await bulk.load([], statements);
    } catch (error) {
      if (attempt === repeats || !bulk.isConflict(error)) throw error;
    }
}

/** To be called before tables are replaced: see `incompleteFeed`. */
export const prepareReplacement = (bulk: Bulk): Promise<void> => writeToFeed(bulk, incompleteFeed);
