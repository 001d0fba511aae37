import type { Segment, TracedSegment } from "./segment.ts";

/** Rows with fewer votes count as removed. */
export const fewestVotesShown = -1;

/**
 * Who is looking.
 * Shape   `required`: ids or beginnings of ids, as `requiredFrom` leaves them; `viewerIpHash`: absent when nobody asked for it or
 *         it could not be had, and then every shadow-hidden row stays hidden
 */
export type View = Readonly<{ required: readonly string[]; viewerIpHash?: string | undefined }>;

export const isRequired = (uuid: string, required: readonly string[]): boolean =>
  required.some((start) => uuid.startsWith(start));

/** Neither retired nor voted away; shadow hiding aside. */
export const isStanding = (row: Segment): boolean => row.hidden === 0 && row.votes >= fewestVotesShown;

const isForOwnAddress = (row: Segment): boolean => row.shadowHidden === 1 && isStanding(row);

/** One request stores all its rows with one time, so this names the submission a row came with. */
const submissionOf = (row: Segment): string => JSON.stringify([row.service, row.videoId, row.timeSubmitted]);

/**
 * The rows a caller may see, in the order given.
 * A required row is seen in any state. A row hidden from all but its submitter is seen from an address that sent any row of the
 * same submission. Source: segment service, selecting rows.
 */
export function visible(rows: readonly TracedSegment[], { required, viewerIpHash }: View): TracedSegment[] {
  const own = new Set<string>();
  if (viewerIpHash !== undefined && needsViewer(rows)) {
    for (const row of rows) if (row.originIpHash === viewerIpHash) own.add(submissionOf(row));
  }
  return rows.filter(
    (row) =>
      (isStanding(row) && row.shadowHidden === 0) ||
      (isForOwnAddress(row) && own.has(submissionOf(row))) ||
      isRequired(row.uuid, required),
  );
}

/** Whether the caller's address can matter. Hashing it is expensive, so ask this first. */
export const needsViewer = (rows: readonly Segment[]): boolean => rows.some(isForOwnAddress);

/**
 * Whether a reply made from these visible rows is meant for this caller only and must not enter a shared cache.
 * Ask it of all visible rows, not of the winners: a row that loses can still have moved the choice.
 */
export const revealsShadow = (rows: readonly Segment[]): boolean => rows.some((row) => row.shadowHidden !== 0);
