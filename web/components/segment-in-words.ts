import { useCallback } from "preact/hooks";
import type { Schemas } from "../api/client.ts";
import { useVocabulary } from "../api/vocabulary.ts";
import { formatNumber, formatTime } from "../texts/format.ts";
import { fill, useLanguageCode, useTexts } from "../texts/use-texts.ts";
import { statesOf } from "./segment-states.ts";

type Segment = Pick<
  Schemas["FoundSegment"],
  "category" | "actionType" | "startTime" | "endTime" | "votes" | "locked" | "hidden" | "shadowHidden" | "description"
>;

/** A segment in one line: what the picture shows, for who cannot see it. */
export function useSegmentInWords(): (segment: Segment) => string {
  const { timeline: texts, segment: words } = useTexts();
  const vocabulary = useVocabulary();
  const code = useLanguageCode();
  return useCallback(
    (segment: Segment) => {
      const { category, actionType, startTime, endTime, votes, description } = segment;
      const label = vocabulary.categories.find(({ name }) => name === category)?.label ?? category;
      const states = statesOf(segment, vocabulary).map((state) => words.states[state]);
      const line = fill(texts.bar, {
        category: label,
        action: words.actions[actionType] ?? actionType,
        start: formatTime(startTime),
        end: formatTime(endTime),
        votes: formatNumber(votes, code),
        states: states.join(", "),
      });
      // The name of a chapter is text of a user, which must not turn the rest around.
      return description === "" ? line : `${line}: \u2068${description}\u2069`;
    },
    [texts, words, vocabulary, code],
  );
}
