import { hash } from "node:crypto";
import type { NewSegment } from "../src/domain/segments/segment.ts";
import type { ActionType } from "../src/domain/segments/vocabulary.ts";
import { normal, weighted } from "./distributions.ts";
import type { Random } from "./random.ts";

/** Units   `segments`: their number */
export type Video = Readonly<{ id: string; hash: string; segments: number }>;
export type User = Readonly<{ id: string; reputation: number }>;
/** A stored segment, including fields that are not part of a submission. */
export type Planted = NewSegment & Readonly<{ id: number; votes: number; views: number; hidden: 0 | 1 }>;

/** A spot in a video; most submissions are near duplicates of one. Units   seconds */
type Spot = Readonly<{ start: number; length: number; category: string }>;

const FIRST_DAY = 1_598_000_000_000;
/** End of the generated period, in ms since 1970. */
export const LAST_DAY = 1_767_000_000_000;

const anyCategory = weighted([
  ["sponsor", 55],
  ["selfpromo", 15],
  ["interaction", 9],
  ["intro", 7],
  ["outro", 6],
  ["preview", 4],
  ["music_offtopic", 2],
  ["poi_highlight", 2],
]);
const agents = ["ext-chrome/v5.4.1", "ext-firefox/v5.4.0", "mobile/v2.1.0", "tv/v1.9.9"] as const;

const milliseconds = (seconds: number): number => Math.round(seconds * 1000) / 1000;

function spotsOf({ segments }: Video, duration: number, random: Random): [Spot, ...Spot[]] {
  const spot = (): Spot => {
    const length = Math.min(duration / 3, 5 + Math.exp(3.2 + 0.7 * normal(random)));
    return { start: random.next() * (duration - length), length, category: anyCategory(random) };
  };
  const more = Math.floor(Math.sqrt(segments) * (0.5 + random.next()));
  return [spot(), ...Array.from({ length: more }, spot)];
}

type Piece = Readonly<{ category: string; actionType: ActionType; startTime: number; endTime: number }>;

/** A submission about a spot: slightly shifted, and rarely in another category. */
function pieceOf(spot: Spot, duration: number, random: Random): Piece {
  const category = random.next() < 0.9 ? spot.category : anyCategory(random);
  const start = Math.max(0, spot.start + normal(random) * 0.8);
  if (category === "poi_highlight") {
    const at = milliseconds(Math.max(3, start));
    return { category, actionType: "poi", startTime: at, endTime: at };
  }
  const end = Math.min(duration, spot.start + spot.length + normal(random) * 0.8);
  const isMuted = category !== "music_offtopic" && random.next() < 0.03;
  return {
    category,
    actionType: isMuted ? "mute" : "skip",
    startTime: milliseconds(start),
    endTime: milliseconds(end <= start + 1 ? start + 1.5 : end),
  };
}

function votes(random: Random): number {
  const draw = random.next();
  if (draw < 0.06) return -2 - random.below(3);
  if (draw < 0.1) return -1;
  return draw < 0.55 ? 0 : Math.floor(Math.exp(Math.abs(normal(random)) * 1.1));
}

const flag = (random: Random, share: number): 0 | 1 => (random.next() < share ? 1 : 0);

/** All segments, video by video. Their UUIDs are not derived from their contents, so that duplicates cannot collide. */
export function* segmentsOf(
  videos: readonly Video[],
  users: readonly User[],
  byActivity: (random: Random) => number,
  random: Random,
): Generator<Planted, void> {
  let id = 0;
  for (const video of videos) {
    const duration = milliseconds(60 + Math.exp(6.2 + 0.8 * normal(random)));
    const videoDuration = random.next() < 0.8 ? (random.next() < 0.5 ? duration : Math.round(duration)) : 0;
    const spots = spotsOf(video, duration, random);
    for (let number = 0; number < video.segments; number++) {
      const spot = spots[random.next() < 0.6 ? 0 : random.below(spots.length)] ?? spots[0];
      const user = users[byActivity(random)];
      if (user === undefined) throw new Error("no users");
      yield {
        ...pieceOf(spot, duration, random),
        id: ++id,
        uuid: `${hash("sha256", `${video.id} ${number}`)}7`,
        service: "YouTube",
        videoId: video.id,
        videoHash: video.hash,
        description: "",
        userId: user.id,
        reputation: milliseconds(user.reputation),
        videoDuration: videoDuration,
        timeSubmitted: FIRST_DAY + Math.floor(random.next() * (LAST_DAY - FIRST_DAY)),
        userAgent: random.pick(agents),
        votes: votes(random),
        views: Math.floor(Math.exp(3 + 2 * normal(random))),
        locked: flag(random, 0.05),
        hidden: flag(random, 0.03),
        shadowHidden: flag(random, 0.02),
      };
    }
  }
}
