import { type Data, type LocalUser, newLocalId } from "./data.ts";
import { shuffled, zipf } from "./distributions.ts";
import { type Random, randomFrom } from "./random.ts";
import type { Video } from "./segments.ts";

/** One request; `body` is JSON. */
export type RequestSpec = Readonly<{
  method: "GET" | "POST";
  path: string;
  body?: string;
  /** Besides Host and those of the body. */
  headers?: Readonly<Record<string, string>>;
}>;

/** Targets of reads, repeated according to their frequency. */
export type Reads = Readonly<{
  popularPrefixes: readonly string[];
  hotPrefixes: readonly string[];
  /** Every prefix with rows, uniformly distributed. */
  uniformPrefixes: readonly string[];
  popularVideos: readonly string[];
  oneHit: readonly string[];
  status: readonly string[];
  segmentInfo: readonly string[];
  userInfoPublic: readonly string[];
  userInfoLocal: readonly string[];
}>;

const DRAWS = 10_000;
const UNIFORM = 5000;
const HOT = 100;
const UUIDS = 2000;

const categories = ["sponsor", "selfpromo", "interaction", "intro", "outro", "preview", "music_offtopic"];
const categoriesQuery = `categories=${encodeURIComponent(JSON.stringify(categories))}`;
const prefixOf = ({ hash }: Video): string => hash.slice(0, 4);
export const readByPrefix = (prefix: string): string => `/api/skipSegments/${prefix}?${categoriesQuery}`;
export const readByVideo = ({ id }: Pick<Video, "id">): string => `/api/skipSegments?videoID=${id}&${categoriesQuery}`;

/** Every prefix with rows, in an order unrelated to storage. */
export const prefixesOf = ({ videos }: Data): string[] => shuffled([...new Set(videos.map(prefixOf))], randomFrom(6));

/** An evenly spaced sample of segment UUIDs. */
export function someUuids({ segments, shape }: Data): string[] {
  const step = Math.max(1, Math.floor(shape.segments / UUIDS));
  const sample: string[] = [];
  for (const { id, uuid } of segments()) if (id % step === 0) sample.push(uuid);
  return sample;
}

const draws = <T>(count: number, draw: () => T): T[] => Array.from({ length: count }, draw);

export function readsOf(data: Data, uuids: readonly string[]): Reads {
  const random = randomFrom(7);
  const rank = zipf(data.videos.length, 1);
  const popular = (): Video => {
    const video = data.videos[rank(random)]; // already shuffled: rank 0 is the most popular
    if (video === undefined) throw new Error("no videos");
    return video;
  };
  const byActivity = zipf(data.users.length, 0.6);
  const hot = [...new Set(data.videos.slice(0, 2 * HOT).map(prefixOf))].slice(0, HOT).map(readByPrefix);
  return {
    popularPrefixes: draws(DRAWS, () => readByPrefix(prefixOf(popular()))),
    hotPrefixes: hot,
    uniformPrefixes: prefixesOf(data).slice(0, UNIFORM).map(readByPrefix),
    popularVideos: draws(DRAWS, () => readByVideo(popular())),
    oneHit: hot.slice(0, 1),
    status: ["/api/status"],
    segmentInfo: uuids.map((uuid) => `/api/segmentInfo?UUID=${uuid}`),
    userInfoPublic: draws(UNIFORM, () => `/api/userInfo?publicUserID=${data.users[byActivity(random)]?.id}`),
    userInfoLocal: data.known.map(({ localId }) => `/api/userInfo?userID=${localId}`),
  };
}

/** Picks a random target on each call. */
export function anyOf(paths: readonly string[], random = randomFrom(8)): () => RequestSpec {
  const all = paths.map((path): RequestSpec => ({ method: "GET", path }));
  return () => {
    const request = all[random.below(all.length)];
    if (request === undefined) throw new Error("nothing to ask");
    return request;
  };
}

/** Each target in turn, and after the last one the first again. */
export function inTurn(paths: readonly string[], headers: Readonly<Record<string, string>> = {}): () => RequestSpec {
  let sent = 0;
  return () => ({ method: "GET", path: paths[sent++ % paths.length] ?? "", headers });
}

export type Writes = Readonly<Record<"submit" | "vote" | "view", () => RequestSpec>>;

/** Requests by known users about existing segments. No two submissions are equal. */
export function writesOf(
  { videos, known }: Readonly<{ videos: readonly Pick<Video, "id">[]; known: readonly LocalUser[] }>,
  uuids: readonly string[],
  random: Random = randomFrom(9),
): Writes {
  let submitted = 0;
  const user = (): string => (known[random.below(known.length)] as LocalUser).localId;
  const uuid = (): string => uuids[random.below(uuids.length)] ?? "";
  const post = (path: string): RequestSpec => ({ method: "POST", path });
  return {
    submit: () => {
      const start = 20_000 + ++submitted;
      const body = {
        videoID: videos[random.below(videos.length)]?.id,
        userID: user(),
        userAgent: "bench/v1.0.0",
        segments: [{ segment: [start, start + 9.5], category: "sponsor" }],
      };
      return { method: "POST", path: "/api/skipSegments", body: JSON.stringify(body) };
    },
    vote: () => post(`/api/voteOnSponsorTime?UUID=${uuid()}&userID=${user()}&type=1`),
    view: () => post(`/api/viewedVideoSponsorTime?UUID=${uuid()}`),
  };
}

/** Each request costs the service a 5000-round hash, because the local id is new. */
export const freshUser = (random: Random) => (): RequestSpec => ({
  method: "GET",
  path: `/api/userInfo?value=userName&userID=${newLocalId(random)}`,
});

/** Each request is of one kind, chosen at random by weight. */
export function mixed(
  kinds: readonly (readonly [weight: number, next: () => RequestSpec])[],
  random = randomFrom(11),
): () => RequestSpec {
  const lots = kinds.flatMap(([weight, next]) => Array.from({ length: weight }, () => next));
  return () => (lots[random.below(lots.length)] as () => RequestSpec)();
}
