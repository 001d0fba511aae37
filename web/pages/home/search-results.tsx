import { UserText } from "../../components/links.tsx";
import { fill, useTexts } from "../../texts/use-texts.ts";
import type { Hit } from "./search-answer.ts";

/** What was found; videos without segments can be opened nevertheless. */
export function SearchResults({ hits }: { hits: readonly Hit[] }) {
  const { home: texts } = useTexts();
  const isFound = hits.some(({ isKnown }) => isKnown);
  return (
    <>
      <p>{isFound ? fill(texts.found, { count: hits.length }) : texts.notFound}</p>
      {hits.length > 0 && (
        <ul class="hits">
          {hits.map(({ kind, address, label, detail, isKnown }) => (
            <li key={address}>
              <span class="mark">{texts.kinds[kind]}</span>
              <a href={address}>
                <UserText>{label}</UserText>
              </a>{" "}
              <span class="quiet">
                <UserText>{detail}</UserText>
                {!isKnown && ` (${texts.withoutSegments})`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
