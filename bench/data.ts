import { hashRounds } from "../src/adapters/rounds.ts";
import { videoHash } from "../src/domain/segments/ids.ts";
import { zipf } from "./distributions.ts";
import { type Random, randomFrom } from "./random.ts";
import { type Planted, segmentsOf, type User, type Video } from "./segments.ts";
import type { Shape } from "./shapes.ts";

/** Who makes requests. */
export type LocalUser = Readonly<{ localId: string }>;
export type KnownUser = LocalUser & Readonly<{ publicId: string }>;

/** The contents of an instance after some years. Deterministic: equal shapes give equal data. */
export type Data = Readonly<{
  shape: Shape;
  /** In random order. */
  videos: readonly Video[];
  /** Most active first. */
  users: readonly User[];
  known: readonly KnownUser[];
  /** Public ids. */
  vips: readonly string[];
  /** Ordered by number. Generated lazily, because a large data set need not fit into memory. */
  segments: () => Iterable<Planted>;
}>;

const VIPS = 100;
/** Upper bound on the popularity of a video with submitters, relative to the least popular one. */
const MAX_WEIGHT = 600;

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const letters = (random: Random, length: number, from = alphabet.length): string =>
  Array.from({ length }, () => alphabet[random.below(from)]).join("");

/** A user whose secret is unknown. */
export const stranger = (number: number): string => videoHash(`user ${number}`);

/** A local id that has not been used before. */
export const newLocalId = (random: Random): string => letters(random, 36, 62);

/** Users with known secrets are spread evenly over the activity ranks. */
function makeUsers({ users, known }: Shape, random: Random): Pick<Data, "users" | "known"> {
  const step = Math.floor(users / known);
  const knownUsers: KnownUser[] = [];
  const all = Array.from({ length: users }, (_, rank) => {
    const draw = random.next();
    const reputation = draw < 0.3 ? random.next() * 20 : draw < 0.37 ? -random.next() * 2 : 0;
    if (rank % step !== step - 1 || knownUsers.length === known) return { id: stranger(rank), reputation };
    const localId = newLocalId(random);
    const publicId = hashRounds(localId);
    knownUsers.push({ localId, publicId });
    return { id: publicId, reputation };
  });
  return { users: all, known: knownUsers };
}

/** Pareto distributed: most videos have one or two segments, some have hundreds. Scaled to the total of the shape. */
function segmentCounts({ segments, videos }: Shape, random: Random): number[] {
  const weights = Array.from({ length: videos }, () => Math.min((1 - random.next()) ** (-1 / 1.4), MAX_WEIGHT));
  const countsAt = (scale: number): number[] => weights.map((weight) => Math.max(1, Math.round(weight * scale)));
  const sum = (counts: readonly number[]): number => counts.reduce((before, count) => before + count, 0);
  let [low, high] = [0, 100];
  for (let tries = 0; tries < 40; tries++) {
    const middle = (low + high) / 2;
    if (sum(countsAt(middle)) < segments) low = middle;
    else high = middle;
  }
  const counts = countsAt(low);
  for (let missing = segments - sum(counts); missing !== 0; ) {
    const video = random.below(videos);
    const step = Math.sign(missing);
    if ((counts[video] ?? 0) + step < 1) continue;
    counts[video] = (counts[video] ?? 0) + step;
    missing -= step;
  }
  return counts;
}

function makeVideos(shape: Shape, random: Random): Video[] {
  const start = "0".repeat(shape.leadingZeros);
  return segmentCounts(shape, random).map((segments) => {
    for (;;) {
      const id = letters(random, 11);
      const hash = videoHash(id);
      if (hash.startsWith(start)) return { id, hash, segments };
    }
  });
}

export function makeData(shape: Shape, seed = 1): Data {
  const random = randomFrom(seed);
  const people = makeUsers(shape, random);
  const videos = makeVideos(shape, random);
  const byActivity = zipf(shape.users, 0.6);
  return {
    shape,
    videos,
    ...people,
    vips: Array.from({ length: VIPS }, (_, number) => stranger(-1 - number)),
    segments: () => segmentsOf(videos, people.users, byActivity, randomFrom(seed + 1)),
  };
}
