import type { ReadableSegment } from "./segment.ts";

type State = Pick<ReadableSegment, "hidden" | "votes" | "shadowHidden">;

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
export const isStanding = (row: Pick<State, "hidden" | "votes">): boolean =>
  row.hidden === 0 && row.votes >= fewestVotesShown;

const isForOwnAddress = (row: State): boolean => row.shadowHidden === 1 && isStanding(row);

/**
 * The rows of ONE video that a caller may see, in the order given.
 * A required row is seen in any state. A row hidden from all but its submitter is seen from an address that sent any row of the
 * same submission: one request stores all its rows with one time. Source: segment service, selecting rows.
 */
export function visible<Row extends ReadableSegment>(rows: readonly Row[], { required, viewerIpHash }: View): Row[] {
  const own = new Set<number>();
  if (viewerIpHash !== undefined)
    for (const row of rows) if (row.originIpHash === viewerIpHash) own.add(row.timeSubmitted);
  return rows.filter(
    (row) =>
      (isStanding(row) && row.shadowHidden === 0) ||
      (isForOwnAddress(row) && own.has(row.timeSubmitted)) ||
      isRequired(row.uuid, required),
  );
}

/** Whether the caller's address can matter. Hashing it is expensive, so ask this first. */
export const needsViewer = (rows: readonly State[]): boolean => rows.some(isForOwnAddress);

/**
 * Whether a reply made from these visible rows is meant for this caller only and must not enter a shared cache.
 * Ask it of all visible rows, not of the winners: a row that loses can still have moved the choice.
 */
export const revealsShadow = (rows: readonly State[]): boolean => rows.some((row) => row.shadowHidden !== 0);
