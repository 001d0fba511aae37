import { Problem } from "../../errors.ts";
import type { Proposal } from "./proposal.ts";
import type { Segment } from "./segment.ts";
import { isShownOrShadowHidden } from "./shown.ts";

type Identified = Proposal & Readonly<{ uuid: string }>;

/**
 * Shape `fresh`: to be stored, without duplicates; `echoed`: ids of existing full labels that the request repeats;
 * `uuids`: for
 *         each proposal the id it is stored under, its own or that of its duplicate
 */
export type Sorted<P extends Identified> = Readonly<{
  fresh: readonly P[];
  echoed: readonly string[];
  uuids: readonly string[];
}>;

const spotOf = (segment: Proposal): string =>
  JSON.stringify([segment.startTime, segment.endTime, segment.category, segment.actionType, segment.description]);

/**
 * Separates new segments from existing ones of the video, by any user and in any state. Equal ids count as duplicates
 * too, because the category of a row may have changed since its id was generated. Errors `duplicate_segment` if nothing
 * is new and nothing is a full label Source segment service, POST skipSegments, checks 14 and 15
 */
export function sortOutDuplicates<P extends Identified>(
  proposals: readonly P[],
  existing: readonly Segment[],
): Sorted<P> {
  const spots = new Map<string, Segment>();
  for (const row of existing) {
    const duplicate = spots.get(spotOf(row));
    if (duplicate === undefined || (!isShownOrShadowHidden(duplicate) && isShownOrShadowHidden(row)))
      spots.set(spotOf(row), row);
  }
  const stored = new Map(existing.map((row) => [row.uuid, row]));

  const fresh = new Map<string, P>();
  const echoed = new Set<string>();
  const uuids: string[] = [];
  for (const proposal of proposals) {
    const duplicate = spots.get(spotOf(proposal)) ?? stored.get(proposal.uuid);
    uuids.push((duplicate ?? proposal).uuid);
    if (duplicate === undefined) fresh.set(proposal.uuid, proposal);
    else if (proposal.actionType === "full") echoed.add(duplicate.uuid);
  }
  if (fresh.size === 0 && echoed.size === 0) throw new Problem("duplicate_segment");
  return { fresh: [...fresh.values()], echoed: [...echoed], uuids };
}
