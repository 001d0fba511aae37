import type { PublicTableName } from "./tables.ts";

type KeyValue = string | number;

/** A public row by its key. `videoHash`: null if it does not belong to a video. */
export type ChangedRow = Readonly<{ table: PublicTableName; key: readonly KeyValue[]; videoHash: string | null }>;
/** Segments whose ids or UUIDs are known; the rest of their entries is read from their rows. */
type ChangedSegments = Readonly<{ by: "id" | "uuid"; values: readonly KeyValue[] }>;
/** Votes for a category of a segment. */
type ChangedTally = Readonly<{ segmentId: number; category: string }>;

/**
 * Tracks the public rows that a transaction writes. Every store that inserts, updates or deletes a row of one of
 * `publicTables` has to report it here; before the commit `takePosition` writes what was reported to the change feed.
 * Segments come before what belongs to them.
 */
export type ChangedRows = Readonly<{
  /** Needed for rows that are deleted, or whose key changes. */
  row: (row: ChangedRow) => void;
  segments: (ids: readonly number[]) => void;
  segmentsNamed: (uuids: readonly string[]) => void;
  /** Also reports the segment. */
  tally: (segmentId: number, categories: readonly string[]) => void;
  isEmpty: () => boolean;
  all: () => Readonly<{
    rows: readonly ChangedRow[];
    segments: readonly ChangedSegments[];
    tallies: readonly ChangedTally[];
  }>;
}>;

/** Outside a transaction there is no position in the feed: only tests write there. */
export const unreported: ChangedRows = {
  row: () => undefined,
  segments: () => undefined,
  segmentsNamed: () => undefined,
  tally: () => undefined,
  isEmpty: () => true,
  all: () => ({ rows: [], segments: [], tallies: [] }),
};

export function changedRows(): ChangedRows {
  const rows = new Map<string, ChangedRow>();
  const ids = new Set<number>();
  const uuids = new Set<string>();
  const tallies = new Map<string, ChangedTally>();
  const segments = (): ChangedSegments[] => [
    ...(ids.size === 0 ? [] : [{ by: "id", values: [...ids] } as const]),
    ...(uuids.size === 0 ? [] : [{ by: "uuid", values: [...uuids] } as const]),
  ];

  return {
    row: (row) => void rows.set(JSON.stringify([row.table, ...row.key]), row),
    segments: (changed) => {
      for (const id of changed) ids.add(id);
    },
    segmentsNamed: (changed) => {
      for (const uuid of changed) uuids.add(uuid);
    },
    tally: (segmentId, categories) => {
      ids.add(segmentId);
      for (const category of categories) tallies.set(`${segmentId} ${category}`, { segmentId, category });
    },
    isEmpty: () => rows.size === 0 && ids.size === 0 && uuids.size === 0 && tallies.size === 0,
    all: () => ({ rows: [...rows.values()], segments: segments(), tallies: [...tallies.values()] }),
  };
}
