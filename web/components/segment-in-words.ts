import { useCallback } from "preact/hooks";
import type { Schemas } from "../api/client.ts";
import { useVocabulary } from "../api/vocabulary.ts";
import { formatNumber, formatTime } from "../texts/format.ts";
import { fill, useLanguageCode, useTexts } from "../texts/use-texts.ts";
import { lookOf, type Standings } from "./standings.ts";
import { useStandingText } from "./use-standing-text.ts";

type Segment = Omit<Schemas["FoundSegment"], "userName">;

/** A segment in one line: what the picture shows, for who cannot see it, and why players get it or not. */
export function useSegmentInWords(
  segments: readonly Segment[],
  standings: Standings,
): Readonly<{ inWords: (segment: Segment) => string; whyOf: (segment: Segment) => string }> {
  const { timeline: texts, segment: words, standing: names } = useTexts();
  const vocabulary = useVocabulary();
  const code = useLanguageCode();
  const textOf = useStandingText(segments);
  const inWords = useCallback(
    (segment: Segment) => {
      const { category, actionType, startTime, endTime, votes, description } = segment;
      const label = vocabulary.categories.find(({ name }) => name === category)?.label ?? category;
      const look = names.looks[lookOf(segment, standings, vocabulary) ?? "open"];
      const line = fill(texts.bar, {
        category: label,
        action: words.actions[actionType] ?? actionType,
        start: formatTime(startTime),
        end: formatTime(endTime),
        votes: formatNumber(votes, code),
        states: segment.locked === 1 ? `${look}, ${words.states.locked}` : look,
      });
      // The name of a chapter is text of a user, which must not turn the rest around.
      return description === "" ? line : `${line}: \u2068${description}\u2069`;
    },
    [texts, words, names, vocabulary, code, standings],
  );
  const whyOf = useCallback(
    ({ UUID }: Segment): string => {
      const standing = standings.get(UUID);
      return standing === undefined ? "" : textOf(standing);
    },
    [standings, textOf],
  );
  return { inWords, whyOf };
}
