import { segmentUuid, videoHash } from "../../src/domain/segments/ids.ts";
import type { NewSegment } from "../../src/domain/segments/segment.ts";
import type { World } from "./world.ts";

export const VIDEO = "dQw4w9WgXcQ";

/** What a test says about a stored segment; the rest is usual. */
export type Sketch = Partial<NewSegment> &
  Readonly<{ at: readonly [number, number]; votes?: number; hidden?: 0 | 1; views?: number }>;

/** A segment ready to be stored: a sponsor to skip on the usual video, from a user of its own. */
export function newSegment({
  at: [startTime, endTime],
  votes: _votes,
  hidden: _hidden,
  views: _views,
  ...more
}: Sketch): NewSegment {
  const segment = {
    service: "YouTube",
    videoId: VIDEO,
    startTime,
    endTime,
    category: "sponsor",
    actionType: "skip",
    description: "",
    userId: videoHash(`user of ${startTime}-${endTime}`),
    locked: 0,
    shadowHidden: 0,
    reputation: 0,
    videoDuration: 0,
    timeSubmitted: 1_700_000_000_000,
    userAgent: "",
    ...more,
  } as const;
  return { ...segment, uuid: more.uuid ?? segmentUuid(segment), videoHash: videoHash(segment.videoId) };
}

/** Stores segments as they are, past all rules, and gives their UUIDs. */
export async function plant(
  { storage, invalidateCaches }: World,
  sketches: readonly Sketch[],
  originIpHash = "0".repeat(64),
): Promise<string[]> {
  const uuids: string[] = [];
  for (const sketch of sketches) {
    const segment = newSegment(sketch);
    await storage.stores.segments.insert([segment], originIpHash);
    const { votes = 0, hidden = 0, views = 0 } = sketch;
    await storage.knex("segments").where("uuid", segment.uuid).update({ votes, hidden, views });
    // The cached reputation of the user does not include this.
    await storage.stores.reputation.forget(segment.userId);
    uuids.push(segment.uuid);
  }
  invalidateCaches();
  return uuids;
}
