import type { Schemas } from "../api/client.ts";
import { useVocabulary } from "../api/vocabulary.ts";
import { useTexts } from "../texts/use-texts.ts";
import { statesOf } from "./segment-states.ts";

type Flags = Pick<Schemas["ListedSegment"], "votes" | "hidden" | "shadowHidden" | "locked">;

export function SegmentState({ segment }: { segment: Flags }) {
  const { segment: texts } = useTexts();
  return (
    <span class="states">
      {statesOf(segment, useVocabulary()).map((state) => (
        <span key={state} class={`mark ${state}`}>
          {texts.states[state]}
        </span>
      ))}
    </span>
  );
}
