import { videoHash } from "../../../src/domain/segments/ids.ts";
import { newSegment, plant, VIDEO } from "../../support/segments.ts";
import { publicIdOf, type World } from "../../support/world.ts";

/** The videos that most requests are about. */
export const videos = [VIDEO, "another1234"] as const;

const known = newSegment({ at: [1, 10] });
/** A segment that is stored before the requests come. */
export const KNOWN = known.uuid;

/** Restores the known segment to its original state. */
export async function restoreKnown({ storage, stores, invalidateCaches }: World): Promise<void> {
  const { userId, startTime, endTime, category } = known;
  const as = { start_time: startTime, end_time: endTime, category, votes: 0, hidden: 0, shadow_hidden: 0 };
  await storage.knex("segments").where("uuid", KNOWN).update(as);
  await stores.totals.markStale([userId]);
  invalidateCaches();
}

/** Makes `vip` the only VIP, as before the requests: if they had made one of every caller, nobody would be refused. */
export async function restoreVips({ storage, stores, invalidateCaches }: World): Promise<void> {
  const vip = publicIdOf("vip");
  await storage.knex("vip_users").whereNot("user_id", vip).delete();
  if (!(await stores.vips.has(vip))) await stores.vips.add(vip, 1);
  invalidateCaches();
}

let planted = 0;

/** More segments of the users that moderators decide about, each of them new. */
export async function plantMore(world: World): Promise<void> {
  const userIds = ["ann", "bob"].map(publicIdOf);
  for (const videoId of videos) {
    await world.storage.transaction((stores) => stores.videos.lock("YouTube", videoId, videoHash(videoId)));
    for (const userId of userIds) {
      const sketches = [50, 3000, 6000, 20_000].map((after) => {
        const start = after + planted++ / 8;
        return { at: [start, start + 20] as const, videoId, userId, timeSubmitted: Date.now(), views: 3 };
      });
      await plant(world, sketches);
    }
  }
  await world.stores.totals.markStale(userIds);
}
