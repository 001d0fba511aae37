import type { Schemas } from "../api/client.ts";
import { useTexts } from "../texts/use-texts.ts";
import { type State, statesOf } from "./segment-states.ts";

export { type State, statesOf };

type Flags = Pick<Schemas["ListedSegment"], "votes" | "hidden" | "shadowHidden" | "locked">;

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
