import type { components } from "../../../generated/openapi/types.ts";
import type { DataPosition } from "../../domain/users/own-data.ts";
import { listedLock } from "../moderation/listed-lock.ts";
import { listed } from "../segments/listed-segment.ts";
import type { Using } from "../services.ts";
import { ownVotes } from "./own-votes.ts";
import { ownWarning } from "./own-warning.ts";

type MyData = components["schemas"]["MyData"];
type Lists = Pick<MyData, "segments" | "votes" | "locks">;
/** A part of one list; `next`: the position of what follows, null at the end of the last list. */
type Part = Readonly<{ found: Partial<Lists>; count: number; next: DataPosition | null }>;

/** Entries of each list that is not read in pages; the specification knows no more. */
const MOST_ENTRIES = 1000;

/** What the service knows of a user once. */
export async function ownUser(
  userId: string,
  { stores }: Using<"stores", "features" | "ownAccount">,
): Promise<MyData["user"]> {
  const features = [...(await stores.features.of(userId))].sort() as (0 | 1 | 2)[];
  const { name, isVip, names, warnings, ranks, rejections } = await stores.ownAccount.known(userId, MOST_ENTRIES);
  return {
    userID: userId,
    userName: name.name,
    nameLocked: name.isLocked,
    vip: isVip,
    features,
    names: names.map(({ at, from, to, byAdmin }) => ({ time: at, from, to, byAdmin })),
    warnings: warnings.map(ownWarning),
    temporaryRanks: ranks.map(({ channelId, until }) => ({ channelID: channelId, until })),
    rejected: rejections.map(({ at, service, videoId, reason, segments }) => ({
      time: at,
      service,
      videoID: videoId,
      reason,
      segments: [...segments],
    })),
  };
}

async function partOf(
  userId: string,
  position: DataPosition,
  most: number,
  services: Using<"stores", "ownLists" | "ownVotes" | "listedSegments">,
): Promise<Part> {
  const { ownLists } = services.stores;
  if (position.list === "segments") {
    const segments = await ownLists.segments(userId, position.after, most);
    const last = segments.length === most ? segments.at(-1) : undefined;
    const next = last && { list: "segments" as const, after: { at: last.timeSubmitted, id: last.id } };
    const found = { segments: segments.map((segment) => ({ ...listed(segment), userAgent: segment.userAgent })) };
    return { found, count: segments.length, next: next ?? { list: "votes", after: undefined } };
  }
  if (position.list === "votes") {
    const { votes, next } = await ownVotes(userId, position.after, most, services);
    const following: DataPosition =
      next === null ? { list: "locks", after: undefined } : { list: "votes", after: next };
    return { found: { votes }, count: votes.length, next: following };
  }
  const locks = await ownLists.locks(userId, position.after, most);
  const last = locks.length === most ? locks.at(-1) : undefined;
  return {
    found: { locks: locks.map(listedLock) },
    count: locks.length,
    next: last ? { list: "locks", after: last } : null,
  };
}

/**
 * Up to `most` segments, votes and locks of a user from a position on; the next list begins on the same page if there
 * is room. `next` is null when nothing follows.
 */
export async function ownData(
  userId: string,
  from: DataPosition,
  most: number,
  services: Using<"stores", "ownLists" | "ownVotes" | "listedSegments">,
): Promise<Lists & Readonly<{ next: DataPosition | null }>> {
  let position: DataPosition | null = from;
  let lists: Lists = { segments: [], votes: [], locks: [] };
  for (let left = most; position !== null && left > 0; ) {
    const { found, count, next }: Part = await partOf(userId, position, left, services);
    lists = { ...lists, ...found };
    const isMidway: boolean = next?.list === position.list;
    position = next;
    if (isMidway) break; // also with a short part, so that a page takes a bounded number of statements
    left -= count;
  }
  return { ...lists, next: position };
}
