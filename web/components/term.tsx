import { Fragment } from "preact";
import { useLoadedVocabulary } from "../api/vocabulary.ts";
import { link } from "../app/router.ts";
import type { Meanings } from "../texts/help/en.ts";
import { laterTexts } from "../texts/later-texts.ts";
import { fill, type Texts, useTexts } from "../texts/use-texts.ts";

export type TermName = keyof Texts["help"]["terms"] & keyof Meanings;

const useMeanings = laterTexts<Meanings, undefined>(
  {
    en: async () => (await import("../texts/help/en.ts")).meanings,
    de: async () => (await import("../texts/help/de.ts")).meanings,
  },
  undefined,
);

/** What a word means here; numbers are those of this service. Undefined until the meanings are loaded. */
export function useMeaning(): (of: TermName) => string | undefined {
  const { minShownVotes } = useLoadedVocabulary();
  const meanings = useMeanings();
  return (of) =>
    meanings && fill(meanings[of], { minShownVotes: Number.isFinite(minShownVotes) ? minShownVotes : "–" });
}

/** A word that is explained: on hover at once, and on the page of help. @param children default: the word itself */
export function Term({ of, children }: { of: TermName; children?: string }) {
  const { help } = useTexts();
  const meaning = useMeaning();
  return (
    <a class="term" href={link(["help", of])} title={meaning(of)}>
      {children ?? help.terms[of]}
    </a>
  );
}

/** A line of words that are used nearby. */
export function Words({ of }: { of: readonly TermName[] }) {
  const { help } = useTexts();
  return (
    <p class="quiet">
      {help.words}{" "}
      {of.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && " · "}
          <Term of={name} />
        </Fragment>
      ))}
    </p>
  );
}
