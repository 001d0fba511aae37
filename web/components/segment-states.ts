import type { components } from "../../generated/openapi/client-types.ts";

type Flags = Pick<components["schemas"]["ListedSegment"], "votes" | "hidden" | "shadowHidden" | "locked">;
export type State = "shown" | "votedAway" | "hidden" | "shadowHidden" | "locked";

/** Segments with fewer votes are not given to players. */
const minShownVotes = -1;

/** What is the matter with a segment; `shown` alone when nothing is. */
export function statesOf({ votes, hidden, shadowHidden, locked }: Flags): readonly State[] {
  const states: State[] = [
    ...(hidden === 1 ? (["hidden"] as const) : []),
    ...(shadowHidden !== 0 ? (["shadowHidden"] as const) : []),
    ...(votes < minShownVotes ? (["votedAway"] as const) : []),
    ...(locked === 1 ? (["locked"] as const) : []),
  ];
  return states.length === 0 ? ["shown"] : states;
}
