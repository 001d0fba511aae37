import type { ComponentChildren } from "preact";
import { useContext, useMemo } from "preact/hooks";
import { useLoadedVocabulary } from "../api/vocabulary.ts";
import { type Wording, WordingContext } from "../texts/use-texts.ts";

/**
 * Texts in which action types are called what this service calls them, where it has words of its own. They are in one
 * language only.
 */
export function LabelledTexts({ children }: { children: ComponentChildren }) {
  const wording = useContext(WordingContext);
  const { actionTypes } = useLoadedVocabulary();
  const labelled = useMemo((): Wording => {
    const labels = actionTypes.flatMap(({ name, label }) => (label === null ? [] : [[name, label] as const]));
    if (labels.length === 0) return wording;
    const { segment } = wording.texts;
    const actions = { ...segment.actions, ...Object.fromEntries(labels) };
    return { ...wording, texts: { ...wording.texts, segment: { ...segment, actions } } };
  }, [wording, actionTypes]);
  return <WordingContext.Provider value={labelled}>{children}</WordingContext.Provider>;
}
