import { everyCategory } from "../../domain/segments/locks.ts";
import type { NewSegment, Segment } from "../../domain/segments/segment.ts";
import type { CountedRow } from "../../domain/users/reputation-parts.ts";

type Video = Readonly<{ service: string; videoId: string }>;
type Counted = Pick<
  Segment,
  "service" | "videoId" | "userId" | "category" | "actionType" | "votes" | "views" | "locked" | "timeSubmitted"
>;

/**
 * Tracks the rows of a transaction's videos that count for reputations: their state when the locks were acquired, and
 * after the transaction's writes. Every store that writes such a row, or a category lock, has to report it here.
 */
export type CountedWrites = Readonly<{
  /** Rows that were read under their lock, by a caller that does not report its writes. */
  read: (rows: readonly CountedRow[]) => void;
  /** All rows of a video, and the categories locked on it. */
  opened: (video: Video, rows: readonly Segment[], guarded: readonly string[]) => void;
  inserted: (rows: readonly NewSegment[]) => void;
  /** @param locked the new flag, if it changes */
  voted: (id: number, change: number, locked: number | undefined) => void;
  /** An unspecified write: rows have to be read again. */
  changed: () => void;
  before: () => readonly CountedRow[];
  /** Undefined if they have to be read again. */
  after: () => readonly CountedRow[] | undefined;
}>;

const videoOf = ({ service, videoId }: Video): string => `${service}\n${videoId}`;

export function countedWrites(): CountedWrites {
  const before: CountedRow[] = [];
  const inserted: CountedRow[] = [];
  const known = new Map<number, CountedRow>();
  const guardedOn = new Map<string, readonly string[]>();
  let isKnown = true;

  const toCounted = (row: Counted): CountedRow => {
    const guarded = guardedOn.get(videoOf(row)) ?? [];
    const { userId, category, actionType, votes, views, locked, timeSubmitted } = row;
    const isGuarded = guarded.includes(category) || guarded.includes(everyCategory);
    return { video: videoOf(row), userId, category, actionType, votes, views, locked, timeSubmitted, isGuarded };
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
    inserted: (rows) => {
      for (const row of rows) {
        if (!guardedOn.has(videoOf(row))) isKnown = false;
        inserted.push(toCounted({ ...row, votes: 0, views: 0 }));
      }
    },
    voted: (id, change, locked) => {
      const row = known.get(id);
      const votes = (row?.votes ?? 0) + change;
      // Views are updated without the video's lock while they do not count; they start to count when the votes become
      // negative.
      if (row === undefined || (row.votes >= 0 && votes < 0)) isKnown = false;
      else known.set(id, { ...row, votes, locked: locked ?? row.locked });
    },
    changed: () => {
      isKnown = false;
    },
    before: () => before,
    after: () => (isKnown ? [...known.values(), ...inserted] : undefined),
  };
}
