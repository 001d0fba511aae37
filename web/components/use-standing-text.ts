import { useMemo } from "preact/hooks";
import type { Schemas } from "../api/client.ts";
import { useVocabulary } from "../api/vocabulary.ts";
import { fill, useTexts } from "../texts/use-texts.ts";
import { spotOf } from "./spot.ts";
import type { Standing } from "./standings.ts";

type Segment = Pick<Schemas["FoundSegment"], "UUID" | "category" | "actionType" | "startTime" | "endTime">;

/** Why players get a segment or not, in a sentence. @param segments those that may be named; the same while they are */
export function useStandingText(segments: readonly Segment[]): (standing: Standing) => string {
  const { standing: texts } = useTexts();
  const { categories, minShownVotes } = useVocabulary();
  return useMemo(() => {
    const known = new Map(segments.map((segment) => [segment.UUID, segment]));
    const nameOf = (uuid: string | undefined): string => {
      const segment = uuid === undefined ? undefined : known.get(uuid);
      if (segment === undefined) return texts.another;
      const { category, actionType } = segment;
      return actionType === "full"
        ? fill(texts.otherLabel, { category: categories.find(({ name }) => name === category)?.label ?? category })
        : fill(texts.otherAt, { spot: spotOf(segment) });
    };
    return ({ reason, rivals, winner }) =>
      fill(texts.reasons[reason], { rivals, minShownVotes, other: nameOf(winner) });
  }, [segments, texts, categories, minShownVotes]);
}
