import { CopyButton } from "../../../components/copy-button.tsx";
import { formatNumber } from "../../../texts/format.ts";
import { fill, useLanguageCode, useTexts } from "../../../texts/use-texts.ts";

/** More than anybody reads, and still quick to lay out. */
const maxCharacters = 100_000;

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
        <pre dir="ltr">{text.slice(0, maxCharacters)}</pre>
      </section>
      {isCut && (
        <p class="notice">
          {fill(texts.cut, { shown: formatNumber(maxCharacters, code), all: formatNumber(text.length, code) })}
        </p>
      )}
    </>
  );
}
