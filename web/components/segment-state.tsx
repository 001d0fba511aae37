import type { Schemas } from "../api/client.ts";
import { useTexts } from "../texts/use-texts.ts";

type Flags = Pick<Schemas["ListedSegment"], "votes" | "hidden" | "shadowHidden" | "locked">;
export type State = "shown" | "votedAway" | "hidden" | "shadowHidden" | "locked";

/** Segments with fewer votes are not given to players. */
const minShownVotes = -1;

export function statesOf({ votes, hidden, shadowHidden, locked }: Flags): readonly State[] {
  const states: State[] = [
    ...(hidden === 1 ? (["hidden"] as const) : []),
    ...(shadowHidden !== 0 ? (["shadowHidden"] as const) : []),
    ...(votes < minShownVotes ? (["votedAway"] as const) : []),
    ...(locked === 1 ? (["locked"] as const) : []),
  ];
  return states.length === 0 ? ["shown"] : states;
}

export function SegmentState({ segment }: { segment: Flags }) {
  const { segment: texts } = useTexts();
  return (
    <>
      {statesOf(segment).map((state) => (
        <span key={state} class={`mark ${state}`}>
          {texts.states[state]}
        </span>
      ))}
    </>
  );
}
