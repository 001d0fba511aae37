import { CopyButton } from "../../../components/copy-button.tsx";
import { formatNumber } from "../../../texts/format.ts";
import { fill, useLanguageCode, useTexts } from "../../../texts/use-texts.ts";

/** More than anybody reads, and still quick to lay out. */
const maxCharacters = 100_000;

/** Characters that turn the order of others would hide what is written; in JSON their escapes mean the same. */
const withoutTurns = (text: string): string =>
  text.replaceAll(
    /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** A payload as indented text. What is too long is cut off, and copied whole. */
export function Payload({ payload }: { payload: unknown }) {
  const { deliveries: texts } = useTexts().operations;
  const code = useLanguageCode();
  if (payload === null || payload === undefined) return <p class="quiet">{texts.damaged}</p>;
  const text = typeof payload === "string" ? payload : JSON.stringify(payload, null, 2);
  const isCut = text.length > maxCharacters;
  return (
    <>
      <p>
        <CopyButton text={text} what={texts.payload} />
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard */}
      <section class="payload card" aria-label={texts.payload} tabIndex={0}>
        <pre dir="ltr">{withoutTurns(text.slice(0, maxCharacters))}</pre>
      </section>
      {isCut && (
        <p class="notice">
          {fill(texts.cut, { shown: formatNumber(maxCharacters, code), all: formatNumber(text.length, code) })}
        </p>
      )}
    </>
  );
}
