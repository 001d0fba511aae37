import { videoHash } from "../src/domain/segments/ids.ts";
import { nameGrams } from "../src/domain/users/name-grams.ts";
import { toSegmentRow } from "../src/storage/rows/segment-row.ts";
import type { Data } from "./data.ts";
import { randomFrom } from "./random.ts";
import { LAST_DAY } from "./segments.ts";

type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;
/** Rows of one table, all with the same columns. */
export type Table = Readonly<{ name: string; rows: () => Iterable<Row> }>;

/** One in this many segments has a vote by a user whose vote is stored. */
const VOTE_EVERY = 5;
const VOTERS = 1000;
const ADDRESSES = 20_000;
const categories = ["sponsor", "selfpromo", "interaction", "intro", "outro", "preview", "music_offtopic"] as const;

function* segments({ segments }: Data): Generator<Row, void> {
  for (const { id, votes, views, hidden, ...segment } of segments())
    yield { id, ...toSegmentRow(segment), votes, views, hidden };
}

function* origins({ shape }: Data): Generator<Row, void> {
  const addresses = Array.from({ length: ADDRESSES }, (_, number) => videoHash(`address ${number}`));
  const random = randomFrom(2);
  for (let id = 1; id <= shape.segments; id++)
    yield { segment_id: id, ip_hash: addresses[random.below(ADDRESSES)] ?? "" };
}

function* votes({ shape }: Data): Generator<Row, void> {
  const voters = Array.from({ length: VOTERS }, (_, number) => videoHash(`voter ${number}`));
  const random = randomFrom(3);
  for (let id = VOTE_EVERY; id <= shape.segments; id += VOTE_EVERY) {
    const voter = voters[random.below(VOTERS)] ?? "";
    yield { segment_id: id, user_id: voter, increment: 1, original_type: 1, ip_hash: voter, time: LAST_DAY };
  }
}

function* videos({ videos }: Data): Generator<Row, void> {
  for (const { id, hash } of videos)
    yield { service: "YouTube", video_id: id, video_hash: hash, version: 1, changed_at: LAST_DAY };
}

/** One video in forty; each category is locked at most once. */
function* locks({ videos, vips }: Data): Generator<Row, void> {
  const random = randomFrom(4);
  for (let at = 0; at < videos.length; at += 1 + random.below(79)) {
    const video = videos[at];
    if (video === undefined) return;
    yield {
      service: "YouTube",
      video_id: video.id,
      video_hash: video.hash,
      category: random.pick(categories),
      action_type: "skip",
      reason: "reviewed",
      user_id: vips[random.below(vips.length)] ?? "",
      time: LAST_DAY,
    };
  }
}

type Named = Readonly<{ number: number; userId: string; name: string }>;

/** Two in five users have a name. */
function* named({ users }: Data): Generator<Named, void> {
  const random = randomFrom(5);
  let number = 0;
  for (const { id } of users)
    if (random.next() < 0.4) yield { number: ++number, userId: id, name: `user ${random.below(2 ** 32).toString(36)}` };
}

function* map<From, To>(all: Iterable<From>, to: (one: From) => Iterable<To>): Generator<To, void> {
  for (const one of all) yield* to(one);
}

/** Users without requests in the benchmark, one in `every`. */
function strangers({ users, known }: Data, every: number): string[] {
  const ours = new Set(known.map(({ publicId }) => publicId));
  return users.filter(({ id }, rank) => rank % every === every >> 1 && !ours.has(id)).map(({ id }) => id);
}

/** Everything the service would store if the data had been submitted to it, except for the totals of users. */
export const tablesOf = (data: Data): Table[] => [
  { name: "segments", rows: () => segments(data) },
  { name: "segment_origin", rows: () => origins(data) },
  { name: "votes", rows: () => votes(data) },
  { name: "videos", rows: () => videos(data) },
  { name: "category_locks", rows: () => locks(data) },
  {
    name: "users",
    rows: () =>
      map(named(data), ({ userId, name }) => [{ user_id: userId, user_name: name, name_locked: 0, updated: LAST_DAY }]),
  },
  {
    name: "user_name_search",
    rows: () => map(named(data), ({ number, userId, name }) => [{ id: number, user_id: userId, user_name: name }]),
  },
  {
    name: "user_name_grams",
    rows: () => map(named(data), ({ number, name }) => nameGrams(name).map((gram) => ({ gram, name_id: number }))),
  },
  { name: "vip_users", rows: () => data.vips.map((id) => ({ user_id: id, added: LAST_DAY })) },
  {
    name: "banned_users",
    rows: () => strangers(data, 200).map((id) => ({ user_id: id, since: LAST_DAY, by_user: "" })),
  },
  {
    name: "warnings",
    rows: () =>
      strangers(data, 101).map((id) => ({
        user_id: id,
        type: 0,
        issuer_user_id: data.vips[0] ?? "",
        reason: "please read the guidelines",
        issued: LAST_DAY,
        disabled: null,
      })),
  },
  { name: "stale_totals", rows: () => data.users.map(({ id }) => ({ user_id: id })) },
];
