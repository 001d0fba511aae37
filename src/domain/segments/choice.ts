import { lowestReputation } from "../users/reputation.ts";
import { inTimeOrder, isTimeOrdered, type ReadableSegment } from "./segment.ts";
import { isRequired } from "./shown.ts";

/**
 * Segments in start order, of which only one can be shown, or all if they are required. Never empty. `outOf`: how many
 * marked the spot before the required or locked ones were preferred.
 */
export type Group = Readonly<{ members: readonly ReadableSegment[]; required: boolean; outOf: number }>;

/** Current reputation by public user id. For users not in the map, the reputation stored in the row applies. */
export type CurrentReputation = ReadonlyMap<string, number>;

export type Request = Readonly<{ categories: readonly string[]; actionTypes: readonly string[] }>;

/**
 * Groups the shown rows of ONE video that mark the same spot, narrowing each group to its required members, or else
 * to its locked ones. Rows may be in any order; groups are ordered by the start of their first row.
 */
export function groupSegments(rows: readonly ReadableSegment[], required: readonly string[]): Group[] {
  const groups: ReadableSegment[][] = [];
  // Only rows of the same time cluster and category can be grouped, so only those groups are kept open.
  const open = new Map<string, ReadableSegment[][]>();
  let reach = Number.NEGATIVE_INFINITY;

  for (const row of isTimeOrdered(rows) ? rows : rows.toSorted(inTimeOrder)) {
    if (row.startTime >= reach) open.clear();
    reach = Math.max(reach, row.endTime);

    const candidates = open.get(row.category);
    const match = isAlone(row)
      ? undefined
      : candidates?.find((group) => group.some((member) => meansSameSpot(member, row)));
    if (match !== undefined) {
      match.push(row);
      continue;
    }
    const opened = [row];
    groups.push(opened);
    if (isAlone(row)) continue;
    if (candidates === undefined) open.set(row.category, [opened]);
    else candidates.push(opened);
  }
  return groups.map((members) => narrowed(members, required));
}

/** Full labels and points are never grouped, not even with identical ones. */
const isAlone = (row: ReadableSegment): boolean =>
  row.actionType === "full" || row.actionType === "poi" || row.endTime <= row.startTime;

function meansSameSpot(a: ReadableSegment, b: ReadableSegment): boolean {
  const shared = Math.min(a.endTime, b.endTime) - Math.max(a.startTime, b.startTime);
  const spanned = Math.max(a.endTime, b.endTime) - Math.min(a.startTime, b.startTime);
  return shared / spanned >= enoughOverlap(a.actionType, b.actionType);
}

function enoughOverlap(a: string, b: string): number {
  if (a !== b) return 0.6;
  return a === "chapter" ? 0.8 : 0.1;
}

function narrowed(members: readonly ReadableSegment[], required: readonly string[]): Group {
  if (members.length === 1 && required.length === 0) return { members, required: false, outOf: 1 };
  const requiredMembers = required.length === 0 ? [] : members.filter((row) => isRequired(row.uuid, required));
  const outOf = members.length;
  return requiredMembers.length > 0
    ? { members: requiredMembers, required: true, outOf }
    : { members: lockedFirst(members), required: false, outOf };
}

function lockedFirst(members: readonly ReadableSegment[]): readonly ReadableSegment[] {
  return members.some((row) => row.locked === 1) ? members.filter((row) => row.locked === 1) : members;
}

/**
 * Puts the groups in response order, merging all full labels into one group and all highlights into another: a video
 * shows one of each. Each of them was a group of its own before, so the weight of such a group is the weight of its
 * row.
 */
export function contests(groups: readonly Group[]): readonly Group[] {
  if (groups.every(isTimed)) return groups;
  const timed: Group[] = [];
  const labels: Group[] = [];
  const highlights: Group[] = [];
  for (const group of groups) {
    const action = actionOf(group);
    (action === "full" ? labels : action === "poi" ? highlights : timed).push(group);
  }
  return [...timed, ...merged(labels), ...merged(highlights)];
}

/** Only rows of the same action are in a group with a full label or a highlight. */
const actionOf = ({ members }: Group): string | undefined => members[0]?.actionType;
const isTimed = (group: Group): boolean => actionOf(group) !== "full" && actionOf(group) !== "poi";

function merged(groups: readonly Group[]): Group[] {
  if (groups.length === 0) return [];
  const required = groups.filter((group) => group.required);
  const outOf = groups.reduce((sum, group) => sum + group.outOf, 0);
  if (required.length > 0) return [{ members: required.flatMap(({ members }) => members), required: true, outOf }];
  return [{ members: lockedFirst(groups.flatMap(({ members }) => members)), required: false, outOf }];
}

/**
 * Users whose current reputation can change the winner of a group of one of the videos, and only those: each lookup
 * costs a query. Current reputation can only lower a weight, and never below the weight at `lowestReputation`, so a row
 * that cannot reach the highest such minimum has already lost.
 */
export function usersInDoubt(videos: readonly (readonly Group[])[]): Set<string> {
  const users = new Set<string>();
  for (const groups of videos)
    for (const { members, required } of contests(groups)) {
      if (required || members.length === 1) continue;
      const contenders = contendersOf(members);
      if (contenders.length === 1) continue;
      for (const row of contenders) if (row.reputation > lowestReputation) users.add(row.userId);
    }
  return users;
}

function contendersOf(members: readonly ReadableSegment[]): readonly ReadableSegment[] {
  let highestMinimum = Number.NEGATIVE_INFINITY;
  for (const row of members)
    highestMinimum = Math.max(highestMinimum, row.votes + Math.min(row.reputation, lowestReputation));
  return members.filter((row) => row.votes + row.reputation >= highestMinimum);
}

/**
 * Picks the winner of each group, or all members if required: timed ones in start order, then the full label, then the
 * highlight. On equal weights a requested row wins, so that a row that was not requested only hides it by being better.
 */
export function chooseSegments(
  groups: readonly Group[],
  currentReputation: CurrentReputation,
  request: Request,
): ReadableSegment[] {
  const order = byWeight(currentReputation, request);
  const chosen: ReadableSegment[] = [];
  for (const { members, required } of contests(groups)) {
    if (!required) chosen.push(members.reduce((best, row) => (order(row, best) < 0 ? row : best)));
    else for (const row of members) chosen.push(row);
  }
  return chosen;
}

/** The submitter's reputation as far as it counts for a row: the current one if it has become worse. */
export function countedReputation(
  { reputation, userId }: Pick<ReadableSegment, "reputation" | "userId">,
  currentReputation: CurrentReputation,
): number {
  const now = currentReputation.get(userId) ?? 0;
  return now !== 0 && now < reputation ? now : reputation;
}

/** Orders the members of a group: the one that players get is the first. Never 0 for two rows. */
export const byWeight =
  (currentReputation: CurrentReputation, request: Request) =>
  (a: ReadableSegment, b: ReadableSegment): number => {
    const weight = (row: ReadableSegment): number => row.votes + countedReputation(row, currentReputation);
    return (
      weight(b) - weight(a) ||
      Number(matchesRequest(b, request)) - Number(matchesRequest(a, request)) ||
      a.timeSubmitted - b.timeSubmitted || // without these two, ETags of the same response would differ
      a.id - b.id
    );
  };

/** Clients that request highlights without knowing their action type get them too. */
function matchesRequest({ category, actionType }: ReadableSegment, { categories, actionTypes }: Request): boolean {
  if (!categories.includes(category) || actionTypes.length === 0) return false;
  return actionTypes.includes(actionType) || isHighlight(category, actionType);
}

const isHighlight = (category: string, actionType: string): boolean =>
  category === "poi_highlight" && actionType === "poi";

/**
 * The winners the client requested. Filtering comes after choosing, so a segment that was not requested can still win
 * the spot. Clients that request highlights without knowing their action type get them as `skip`.
 */
export function requested(winners: readonly ReadableSegment[], request: Request): ReadableSegment[] {
  return winners
    .filter((row) => matchesRequest(row, request))
    .map((row) => (request.actionTypes.includes(row.actionType) ? row : { ...row, actionType: "skip" }));
}

/** Selects the response from the shown rows of one video, for callers that already know every reputation. */
export function selectSegments(
  rows: readonly ReadableSegment[],
  facts: Request & Readonly<{ required: readonly string[]; currentReputation: CurrentReputation }>,
): ReadableSegment[] {
  return requested(chooseSegments(groupSegments(rows, facts.required), facts.currentReputation, facts), facts);
}
