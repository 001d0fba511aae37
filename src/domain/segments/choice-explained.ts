import { byWeight, type CurrentReputation, contests, countedReputation, type Group, type Request } from "./choice.ts";
import type { ReadableSegment } from "./segment.ts";
import { notShownBecause } from "./shown.ts";

/** The first member is the one that players get. `reputation`: as far as it counts. */
export type ExplainedGroup = Readonly<{
  members: readonly Readonly<{ uuid: string; votes: number; reputation: number; weight: number }>[];
  decidedBy: "only" | "lock" | "weight";
}>;
export type LeftOut = Readonly<{ uuid: string; reason: "hidden" | "votedAway" | "shadowHidden" | "notLocked" }>;
export type ExplainedChoice = Readonly<{ groups: readonly ExplainedGroup[]; leftOut: readonly LeftOut[] }>;

/**
 * What `chooseSegments` does with these groups, and why. Each row is in a group or left out.
 * @param rows all of the video, in any state
 * @param groups what `groupSegments` made of those that are shown, without required ones
 */
export function explainChoice(
  rows: readonly ReadableSegment[],
  groups: readonly Group[],
  currentReputation: CurrentReputation,
  request: Request,
): ExplainedChoice {
  const explained = contests(groups).map((group) => ({ group, ranked: ranked(group, currentReputation, request) }));
  const grouped = new Set(explained.flatMap(({ group }) => group.members.map(({ uuid }) => uuid)));
  return {
    groups: explained.map(({ group, ranked: members }) => ({ members, decidedBy: decidedBy(group) })),
    leftOut: rows.flatMap((row) =>
      grouped.has(row.uuid) ? [] : { uuid: row.uuid, reason: notShownBecause(row) ?? ("notLocked" as const) },
    ),
  };
}

const ranked = ({ members }: Group, currentReputation: CurrentReputation, request: Request) =>
  members.toSorted(byWeight(currentReputation, request)).map((row) => {
    const reputation = countedReputation(row, currentReputation);
    return { uuid: row.uuid, votes: row.votes, reputation, weight: row.votes + reputation };
  });

function decidedBy({ members, outOf }: Group): ExplainedGroup["decidedBy"] {
  if (members.length > 1) return "weight";
  return outOf > 1 ? "lock" : "only";
}

/** The first `most` segments of an explanation, those in groups before those left out. */
export function shortened({ groups, leftOut }: ExplainedChoice, most: number): ExplainedChoice {
  let left = most;
  const kept: ExplainedGroup[] = [];
  for (const group of groups) {
    if (left === 0) break;
    const members = group.members.slice(0, left);
    kept.push({ ...group, members });
    left -= members.length;
  }
  return { groups: kept, leftOut: leftOut.slice(0, left) };
}
