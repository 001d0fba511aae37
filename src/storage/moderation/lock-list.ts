import { dialectOf } from "@segmark/database/dialect";
import { keysetQuery } from "@segmark/database/keyset";
import type { Knex } from "knex";
import type { TextPosition } from "../../domain/client-text/cursors.ts";
import type { ListedLock } from "../../domain/segments/locks.ts";
import type { ActionType } from "../../domain/segments/vocabulary.ts";

/** A page, newest first. `next`: where the next one begins; undefined if nothing follows. */
export type LockPage = Readonly<{ locks: readonly ListedLock[]; next: TextPosition | undefined }>;

export type LockList = Readonly<{
  /** Public id of who set the locks. */
  user?: string | undefined;
  after?: TextPosition | undefined;
  limit: number;
}>;

/** The greatest page, and one more. All pages read so many, so that they share one prepared statement. */
const readAtOnce = 101;

/** Together unique; the video by its hash, because its id would not fit into a cursor. */
const key = ["time", "service", "video_hash", "category", "action_type"] as const;

type Row = [
  time: number,
  service: string,
  videoHash: string,
  category: string,
  actionType: ActionType,
  videoId: string,
  reason: string,
  userId: string,
  userName: string | null,
];

const positionOf = ([time, service, videoHash, category, actionType]: Row): TextPosition => [
  Number(time),
  service,
  videoHash,
  category,
  actionType,
];

const toLock = ([time, service, , category, actionType, videoId, reason, userId, userName]: Row): ListedLock => ({
  service,
  videoId,
  category,
  actionType,
  reason,
  at: Number(time),
  userId,
  userName,
});

/** Locks of all videos. */
export const lockListStore = (db: Knex) => ({
  page: async ({ user, after, limit }: LockList): Promise<LockPage> => {
    const { sql, values } = keysetQuery({
      columns: {
        ...Object.fromEntries(key.map((name) => [name, `l.${name}`])),
        video_id: "l.video_id",
        reason: "l.reason",
        user_id: "l.user_id",
        user_name: "u.user_name",
      },
      key,
      from: "category_locks as l left join users as u on u.user_id = l.user_id",
      where: user === undefined ? undefined : { sql: "l.user_id = ?", values: [user] },
      after,
      limit: readAtOnce,
    });
    const rows = (await dialectOf(db).rows(db, sql, values)) as Row[];
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return { locks: page.map(toLock), next: rows.length > limit && last !== undefined ? positionOf(last) : undefined };
  },
});
