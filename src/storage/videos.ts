import type { Knex } from "knex";
import { dialectOf } from "./dialect.ts";

export type VideoChange = Readonly<{ service: string; videoHash: string; version: number }>;

export type VideoKey = Readonly<{ service: string; videoId: string; videoHash: string }>;

/** By the text of service and id, code unit by code unit: the same in every process, whatever its locale. */
function inLockOrder(a: VideoKey, b: VideoKey): number {
  const [left, right] = a.service === b.service ? [a.videoId, b.videoId] : [a.service, b.service];
  return left < right ? -1 : Number(left > right);
}

async function lock(db: Knex, service: string, videoId: string, videoHash: string): Promise<void> {
  const now = db.raw(dialectOf(db).clock);
  await db("videos")
    .insert({ service, video_id: videoId, video_hash: videoHash, version: 1, changed_at: now })
    .onConflict(["service", "video_id"])
    .merge({ version: db.raw("?? + 1", ["videos.version"]), changed_at: now });
}

export const videoStore = (db: Knex) => ({
  /**
   * The first statement of every transaction that writes to a video. Who comes second waits here, and then reads what the
   * first one committed. It also enters the video into the feed of changes.
   */
  lock: (service: string, videoId: string, videoHash: string): Promise<void> => lock(db, service, videoId, videoHash),

  /** Locks many videos, in the order that everybody who locks many must keep. */
  lockAll: async (videos: readonly VideoKey[]): Promise<void> => {
    for (const { service, videoId, videoHash } of [...videos].sort(inLockOrder)) {
      await lock(db, service, videoId, videoHash);
    }
  },

  /**
   * Videos written since a moment of the database's clock. A change becomes visible when it is committed, which may be seconds
   * after its time: ask again for the last ten seconds, and let the version tell what is new.
   */
  changedSince: async (since: number): Promise<VideoChange[]> =>
    db("videos as v")
      .where("v.changed_at", ">=", since)
      .select({ service: "v.service", videoHash: "v.video_hash", version: "v.version" }),

  /** The database's clock in ms since 1970. */
  databaseNow: async (): Promise<number> => {
    const row: { now: number } = await db.first(db.raw(`${dialectOf(db).clock} as now`));
    return row.now;
  },
});
