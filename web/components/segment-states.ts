import type { components } from "../../generated/openapi/client-types.ts";

type Flags = Pick<components["schemas"]["ListedSegment"], "votes" | "hidden" | "shadowHidden" | "locked">;
/** From the vocabulary: players get segments with as many votes. */
export type Threshold = Readonly<{ minShownVotes: number }>;
export type State = "shown" | "votedAway" | "hidden" | "shadowHidden" | "locked";

/** What is the matter with a segment; `shown` alone when nothing is. */
export function statesOf(
  { votes, hidden, shadowHidden, locked }: Flags,
  { minShownVotes }: Threshold,
): readonly State[] {
  const states: State[] = [
    ...(hidden === 1 ? (["hidden"] as const) : []),
    ...(shadowHidden !== 0 ? (["shadowHidden"] as const) : []),
    ...(votes < minShownVotes ? (["votedAway"] as const) : []),
    ...(locked === 1 ? (["locked"] as const) : []),
  ];
  return states.length === 0 ? ["shown"] : states;
}

/** Whether no reader gets a segment, whatever else marks the spot. */
export const isDropped = (segment: Flags, threshold: Threshold): boolean =>
  statesOf(segment, threshold).some((state) => state !== "shown" && state !== "locked");
