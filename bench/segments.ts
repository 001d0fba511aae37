import { segmentUuid, videoHash } from "../src/domain/ids.ts";
import type { NewSegment } from "../src/domain/segment.ts";
import type { ActionType } from "../src/domain/vocabulary.ts";
import { type Random, randomFrom } from "./random.ts";

/** A stored segment, with what a submission does not bring. */
export type Planted = NewSegment & Readonly<{ id: number; votes: number; views: number; hidden: 0 | 1 }>;

/** Videos for each hundred segments: most videos have one or two, some have a dozen. */
const VIDEOS_PER_HUNDRED = 40;
const USERS_PER_HUNDRED = 8;
const FIRST_DAY = 1_650_000_000_000;
const DAY = 86_400_000;

const kinds: readonly [readonly [string, ActionType], ...(readonly [string, ActionType])[]] = [
  ["sponsor", "skip"],
  ["sponsor", "skip"],
  ["sponsor", "skip"],
  ["selfpromo", "skip"],
  ["interaction", "skip"],
  ["intro", "skip"],
  ["outro", "skip"],
  ["filler", "mute"],
  ["sponsor", "full"],
  ["poi_highlight", "poi"],
];

const characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const videoIdFrom = (random: Random): string =>
  Array.from({ length: 11 }, () => characters[random.below(characters.length)]).join("");

/** Somebody who was there before: the public id, which is all that is stored of a user. */
const userNumber = (number: number): string => videoHash(`user ${number}`);

const pointOrRange = (action: ActionType, start: number, length: number): number => {
  if (action === "full") return 0;
  return action === "poi" ? start : start + length;
};

/**
 * Segments as a service has them after some years: users who submitted once beside users with hundreds, most votes near 0, a few
 * segments locked, hidden or seen by their own sender only.
 */
export function makeSegments(count: number, seed = 1): Planted[] {
  const random = randomFrom(seed);
  const videos = Array.from({ length: Math.ceil((count * VIDEOS_PER_HUNDRED) / 100) }, () => {
    const id = videoIdFrom(random);
    return { id, hash: videoHash(id), duration: 120 + random.skewed(900) };
  });
  const users = Math.ceil((count * USERS_PER_HUNDRED) / 100);
  const made = new Map<string, Planted>();
  while (made.size < count) {
    // The first segments go round, so that no video stays without; the rest gather where others are.
    const video = videos[made.size < videos.length ? made.size : Math.floor(random.next() ** 2 * videos.length)];
    if (video === undefined) throw new Error("no videos");
    const [category, actionType] = random.pick(kinds);
    const startTime = actionType === "full" ? 0 : random.below(video.duration * 10) / 10;
    const segment = {
      service: "YouTube",
      videoId: video.id,
      videoHash: video.hash,
      startTime,
      endTime: pointOrRange(actionType, startTime, 5 + random.skewed(40)),
      category,
      actionType,
      description: "",
      userId: userNumber(Math.floor(random.next() ** 3 * users)),
      reputation: random.next() < 0.5 ? 0 : random.below(20),
      videoDuration: random.next() < 0.8 ? video.duration : 0,
      timeSubmitted: FIRST_DAY + random.below(1000) * DAY,
      userAgent: "bench/v1.0",
    };
    const uuid = segmentUuid(segment);
    if (made.has(uuid)) continue;
    made.set(uuid, {
      ...segment,
      uuid,
      id: made.size + 1,
      votes: random.skewed(2) - 1,
      views: random.skewed(30),
      locked: random.next() < 0.03 ? 1 : 0,
      hidden: random.next() < 0.02 ? 1 : 0,
      shadowHidden: random.next() < 0.02 ? 1 : 0,
    });
  }
  return [...made.values()];
}
