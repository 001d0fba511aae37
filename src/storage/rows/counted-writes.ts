import { everyCategory } from "../../domain/segments/locks.ts";
import type { NewSegment, Segment } from "../../domain/segments/segment.ts";
import type { CountedRow } from "../../domain/users/reputation-parts.ts";

type Video = Readonly<{ service: string; videoId: string }>;
type Counted = Pick<
  Segment,
  "service" | "videoId" | "userId" | "category" | "actionType" | "votes" | "views" | "locked" | "timeSubmitted"
>;

/** The rows of a category of the opened video: of one user, or of all. */
export type Spot = Readonly<{ category: string; userId: string | undefined }>;
export type CountedDifference = Readonly<{ before: readonly CountedRow[]; after: readonly CountedRow[] }>;
/** Reads the rows of the locked videos as they are now, all or those of a spot. */
export type ReadAgain = (spot?: Spot) => Promise<readonly (CountedRow & Pick<Segment, "id">)[]>;

/**
 * Tracks the rows of a transaction's videos that count for reputations: their state when the locks were acquired, and
 * after the transaction's writes. Every store that writes such a row, or a category lock, has to report it here.
 */
export type CountedWrites = Readonly<{
  /** Rows that were read under their lock, by a caller that does not report its writes. */
  read: (rows: readonly CountedRow[]) => void;
  /** All rows of a video, and the categories locked on it. */
  opened: (video: Video, rows: readonly Segment[], guarded: readonly string[]) => void;
  /** The only row of a video that will change, by votes; undefined if it does not exist. */
  openedOne: (row: Segment | undefined, guarded: readonly string[]) => void;
  inserted: (rows: readonly NewSegment[]) => void;
  /** @param locked the new flag, if it changes */
  voted: (id: number, change: number, locked: number | undefined) => void;
  /** An unspecified write: rows have to be read again. */
  changed: () => void;
  /** Rows before and after the writes, at least all whose contribution to a reputation changed. */
  difference: (readAgain: ReadAgain) => Promise<CountedDifference>;
}>;

const videoOf = ({ service, videoId }: Video): string => `${service}\n${videoId}`;

export function countedWrites(): CountedWrites {
  const before: CountedRow[] = [];
  const inserted: CountedRow[] = [];
  const known = new Map<number, CountedRow>();
  const guardedOn = new Map<string, readonly string[]>();
  let isKnown = true;
  let alone: { was: CountedRow; id: number } | undefined;
  let isOpenedAlone = false;

  const toCounted = (row: Counted): CountedRow => {
    const guarded = guardedOn.get(videoOf(row)) ?? [];
    const { userId, category, actionType, votes, views, locked, timeSubmitted } = row;
    const isGuarded = guarded.includes(category) || guarded.includes(everyCategory);
    return { video: videoOf(row), userId, category, actionType, votes, views, locked, timeSubmitted, isGuarded };
  };

  const demandWhole = (): void => {
    if (isOpenedAlone) throw new Error("Only votes may change a segment that was opened alone.");
  };

  /**
   * Other rows of the video count differently only if this one enters or leaves the upvoted or the downvoted ones of its
   * user in its category, or competes with all rows of a locked category.
   */
  const differenceOfOne = async (readAgain: ReadAgain): Promise<CountedDifference> => {
    if (alone === undefined) return { before: [], after: [] };
    const { was, id } = alone;
    const { votes, locked } = known.get(id) ?? was;
    const isUnchanged = votes === was.votes && locked === was.locked;
    if (isUnchanged || (!was.isGuarded && Math.sign(votes) === Math.sign(was.votes)))
      return { before: [was], after: [{ ...was, votes, locked }] };
    // Views are read again too: they are updated without the video's lock, and start to count with negative votes.
    const after = await readAgain({ category: was.category, userId: was.isGuarded ? undefined : was.userId });
    const before = after.map((row) => (row.id === id ? { ...row, votes: was.votes, locked: was.locked } : row));
    return { before, after };
  };

  return {
    read: (rows) => {
      before.push(...rows);
      isKnown = false;
    },
    opened: (video, rows, guarded) => {
      guardedOn.set(videoOf(video), guarded);
      for (const row of rows) {
        const counted = toCounted(row);
        known.set(row.id, counted);
        before.push(counted);
      }
    },
    openedOne: (row, guarded) => {
      isOpenedAlone = true;
      if (row === undefined) return;
      guardedOn.set(videoOf(row), guarded);
      const was = toCounted(row);
      known.set(row.id, was);
      alone = { was, id: row.id };
    },
    inserted: (rows) => {
      demandWhole();
      for (const row of rows) {
        if (!guardedOn.has(videoOf(row))) isKnown = false;
        inserted.push(toCounted({ ...row, votes: 0, views: 0 }));
      }
    },
    voted: (id, change, locked) => {
      const row = known.get(id);
      if (row === undefined) demandWhole();
      const votes = (row?.votes ?? 0) + change;
      // Views are updated without the video's lock while they do not count; they start to count when the votes become
      // negative.
      if (row === undefined || (!isOpenedAlone && row.votes >= 0 && votes < 0)) isKnown = false;
      else known.set(id, { ...row, votes, locked: locked ?? row.locked });
    },
    changed: () => {
      demandWhole();
      isKnown = false;
    },
    difference: async (readAgain) => {
      if (isOpenedAlone) return differenceOfOne(readAgain);
      return { before, after: isKnown ? [...known.values(), ...inserted] : await readAgain() };
    },
  };
}
