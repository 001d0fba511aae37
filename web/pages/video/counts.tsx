import { useVocabulary } from "../../api/vocabulary.ts";
import { type Figure, FigureList } from "../../components/figure-list.tsx";
import { isDropped } from "../../components/segment-states.ts";
import { formatNumber, formatShare } from "../../texts/format.ts";
import { fill, useLanguageCode, useTexts } from "../../texts/use-texts.ts";
import type { Segment } from "./filters.ts";

/** How many segments a video has, and what became of them. */
export function Counts({ segments, total }: { segments: readonly Segment[]; total: number }) {
  const { video: texts } = useTexts();
  const code = useLanguageCode();
  const vocabulary = useVocabulary();
  const count = (is: (segment: Segment) => boolean): string => {
    const { length } = segments.filter(is);
    return `${formatNumber(length, code)} (${formatShare(length, segments.length, code)})`;
  };
  const figures: readonly Figure[] = [
    [texts.submissions, formatNumber(total, code)],
    [texts.ignored, count((segment) => isDropped(segment, vocabulary))],
    [texts.votedAway, count(({ votes }) => votes < vocabulary.minShownVotes), "votedAway"],
    [texts.hidden, count(({ hidden, shadowHidden }) => hidden === 1 || shadowHidden !== 0), "hidden"],
    [texts.locked, count(({ locked }) => locked === 1), "locked"],
    [texts.submitters, formatNumber(new Set(segments.map(({ userID }) => userID)).size, code)],
  ];
  return (
    <>
      <FigureList label={texts.countsLabel} of={figures} />
      {segments.length < total && (
        <p class="quiet">{fill(texts.countedLoaded, { loaded: formatNumber(segments.length, code) })}</p>
      )}
    </>
  );
}
