import type { ReadableSegment } from "./segment.ts";

type State = Pick<ReadableSegment, "hidden" | "votes" | "shadowHidden">;

/**
 * Readers get segments from this vote total on. The number is defined here only: storage has it as a fragment
 * (`conditions.ts`), clients and pages get it with the vocabulary, and `shown.test.ts` compares it with the
 * specification.
 */
export const minShownVotes = -1;

/** Vote total at which a segment is removed. */
export const removedVotes = minShownVotes - 1;

/**
 * The viewer. Shape `required`: ids or id prefixes, as returned by `requiredFrom`; `viewerIpHash`: absent if it was not
 * requested or is
 *         unavailable, in which case all shadow-hidden rows stay hidden
 */
export type View = Readonly<{ required: readonly string[]; viewerIpHash?: string | undefined }>;

export const isRequired = (uuid: string, required: readonly string[]): boolean =>
  required.some((start) => uuid.startsWith(start));

/** Neither hidden nor removed by votes, whether or not a ban hides it. */
export const isShownOrShadowHidden = (row: Pick<State, "hidden" | "votes">): boolean =>
  row.hidden === 0 && row.votes >= minShownVotes;

/** What readers get. Storage has the same condition as a fragment. */
export const isShown = (row: State): boolean => isShownOrShadowHidden(row) && row.shadowHidden === 0;

/** Why a segment is not shown, in the words of the specification; undefined if it is. */
export function notShownBecause(row: State): "hidden" | "votedAway" | "shadowHidden" | undefined {
  if (row.hidden !== 0) return "hidden";
  if (row.votes < minShownVotes) return "votedAway";
  return row.shadowHidden === 0 ? undefined : "shadowHidden";
}

const isShownToOwnAddress = (row: State): boolean => row.shadowHidden === 1 && isShownOrShadowHidden(row);

/**
 * Filters the rows of ONE video to those that are shown to the viewer, keeping their order. Required rows are shown in
 * any state. A row hidden from all but its submitter is shown to an address that sent any row of the same submission:
 * all rows of a request are stored with the same time. Source: segment service, selecting rows.
 */
export function shownTo<Row extends ReadableSegment>(rows: readonly Row[], { required, viewerIpHash }: View): Row[] {
  const own = new Set<number>();
  if (viewerIpHash !== undefined)
    for (const row of rows) if (row.originIpHash === viewerIpHash) own.add(row.timeSubmitted);
  return rows.filter(
    (row) => isShown(row) || (isShownToOwnAddress(row) && own.has(row.timeSubmitted)) || isRequired(row.uuid, required),
  );
}

/**
 * Hashes of the addresses that are shown more of the rows of ONE video than others. Imported rows have no address. The
 * viewer's has to be hashed only if there are any, which is expensive.
 */
export function ownAddresses(rows: readonly ReadableSegment[]): string[] {
  const submitted = new Set(rows.filter(isShownToOwnAddress).map(({ timeSubmitted }) => timeSubmitted));
  if (submitted.size === 0) return [];
  return rows.flatMap(({ timeSubmitted, originIpHash }) =>
    originIpHash !== undefined && submitted.has(timeSubmitted) ? [originIpHash] : [],
  );
}

/**
 * Whether a response built from these shown rows is specific to this viewer and must not be stored in a shared cache.
 * Check all shown rows, not only the winners: a losing row can still have influenced the choice.
 */
export const revealsShadow = (rows: readonly State[]): boolean => rows.some((row) => row.shadowHidden !== 0);
