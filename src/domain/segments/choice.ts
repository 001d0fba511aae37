import { lowestReputation } from "../users/reputation.ts";
import { inTimeOrder, type ReadableSegment } from "./segment.ts";
import { isRequired } from "./visibility.ts";

/** Segments of which only one can be shown, in start order; or, when they are required, of which all are. Never empty. */
export type Group = Readonly<{ members: readonly ReadableSegment[]; required: boolean }>;

/** Public user id to reputation now. A user who is not in it counts with the reputation stored in the row. */
export type CurrentReputation = ReadonlyMap<string, number>;

export type Request = Readonly<{ categories: readonly string[]; actionTypes: readonly string[] }>;

/**
 * The visible rows of ONE video, put together where they mean the same spot, and each group narrowed to its required members,
 * else to its locked ones. Rows may come in any order; groups are in start order of the row that opened them.
 */
export function groupSegments(rows: readonly ReadableSegment[], required: readonly string[]): Group[] {
  const groups: ReadableSegment[][] = [];
  // Only rows of one time cluster and one category can meet, so only those groups are kept open.
  let open = new Map<string, ReadableSegment[][]>();
  let reach = Number.NEGATIVE_INFINITY;

  for (const row of rows.toSorted(inTimeOrder)) {
    if (row.startTime >= reach) open = new Map();
    reach = Math.max(reach, row.endTime);

    const candidates = isAlone(row) ? [] : openGroups(open, row.category);
    const home = candidates.find((group) => group.some((member) => meansSameSpot(member, row)));
    if (home !== undefined) {
      home.push(row);
      continue;
    }
    const opened = [row];
    groups.push(opened);
    candidates.push(opened);
  }
  return groups.map((group) => narrowed(group, required));
}

function openGroups(open: Map<string, ReadableSegment[][]>, category: string): ReadableSegment[][] {
  const known = open.get(category);
  if (known !== undefined) return known;
  const none: ReadableSegment[][] = [];
  open.set(category, none);
  return none;
}

/** Labels of the whole video and points never group, not even with their equals. */
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
  const wanted = required.length === 0 ? [] : members.filter((row) => isRequired(row.uuid, required));
  return wanted.length > 0 ? { members: wanted, required: true } : { members: lockedFirst(members), required: false };
}

function lockedFirst(members: readonly ReadableSegment[]): readonly ReadableSegment[] {
  return members.some((row) => row.locked === 1) ? members.filter((row) => row.locked === 1) : members;
}

/**
 * The groups in the order of the reply, with all full labels made one group and all highlights another: a video shows one of each.
 * They are alone in their groups before that, so the weight of such a group is the weight of its row.
 */
function contests(groups: readonly Group[]): Group[] {
  const timed: Group[] = [];
  const labels: Group[] = [];
  const highlights: Group[] = [];
  for (const group of groups) {
    const action = group.members[0]?.actionType;
    (action === "full" ? labels : action === "poi" ? highlights : timed).push(group);
  }
  return [...timed, ...merged(labels), ...merged(highlights)];
}

function merged(groups: readonly Group[]): Group[] {
  if (groups.length === 0) return [];
  const required = groups.filter((group) => group.required);
  if (required.length > 0) return [{ members: required.flatMap(({ members }) => members), required: true }];
  return [{ members: lockedFirst(groups.flatMap(({ members }) => members)), required: false }];
}

/**
 * The users whose reputation now can change who wins, and no others: looking one up costs a query.
 * Reputation now only ever lowers a weight, and never below what `lowestReputation` makes of it, so a row that cannot catch up
 * with the surest one is out already.
 */
export function usersInDoubt(groups: readonly Group[]): string[] {
  const users = new Set<string>();
  for (const { members, required } of contests(groups)) {
    if (required || members.length === 1) continue;
    const sure = Math.max(...members.map((row) => row.votes + Math.min(row.reputation, lowestReputation)));
    const rivals = members.filter((row) => row.votes + row.reputation >= sure);
    if (rivals.length === 1) continue;
    for (const row of rivals) if (row.reputation > lowestReputation) users.add(row.userId);
  }
  return [...users];
}

/**
 * The winner of each group, all of them when required: timed ones in start order, then the full label, then the highlight.
 * Of rows with the same weight one that was asked for wins, so that what nobody asked for hides it only when it is better.
 */
export function chooseSegments(
  groups: readonly Group[],
  currentReputation: CurrentReputation,
  request: Request,
): ReadableSegment[] {
  return contests(groups).flatMap(({ members, required }) =>
    required ? members : [heaviest(members, currentReputation, request)],
  );
}

function heaviest(
  members: readonly ReadableSegment[],
  currentReputation: CurrentReputation,
  request: Request,
): ReadableSegment {
  const weight = ({ votes, reputation, userId }: ReadableSegment): number => {
    const now = currentReputation.get(userId) ?? 0;
    return votes + (now !== 0 && now < reputation ? now : reputation);
  };
  return members.reduce((best, row) => {
    const lead = weight(row) - weight(best) || Number(isAskedFor(row, request)) - Number(isAskedFor(best, request));
    return lead > 0 || (lead === 0 && isOlder(row, best)) ? row : best;
  });
}

/** Who asks for highlights without knowing their action gets them too. */
function isAskedFor({ category, actionType }: ReadableSegment, { categories, actionTypes }: Request): boolean {
  if (!categories.includes(category) || actionTypes.length === 0) return false;
  return actionTypes.includes(actionType) || isHighlight(category, actionType);
}

const isHighlight = (category: string, actionType: string): boolean =>
  category === "poi_highlight" && actionType === "poi";

/** Settles equal weights the same way every time, or validators of replies would be worth nothing. */
const isOlder = (a: ReadableSegment, b: ReadableSegment): boolean =>
  (a.timeSubmitted - b.timeSubmitted || a.id - b.id) < 0;

/**
 * The winners a client asked for. Filtering comes after choosing, so a segment it did not ask for can still have won the spot.
 * A client that asks for highlights without knowing their action gets them reported as `skip`.
 */
export function requested(winners: readonly ReadableSegment[], request: Request): ReadableSegment[] {
  return winners
    .filter((row) => isAskedFor(row, request))
    .map((row) => (request.actionTypes.includes(row.actionType) ? row : { ...row, actionType: "skip" }));
}

/** From the visible rows of one video to the reply, for callers that know every reputation beforehand. */
export function selectSegments(
  rows: readonly ReadableSegment[],
  facts: Request & Readonly<{ required: readonly string[]; currentReputation: CurrentReputation }>,
): ReadableSegment[] {
  return requested(chooseSegments(groupSegments(rows, facts.required), facts.currentReputation, facts), facts);
}
