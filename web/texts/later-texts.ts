import { useEffect, useState } from "preact/hooks";
import { type LanguageCode, useLanguageCode } from "./use-texts.ts";

/**
 * A hook for texts that only some pages need. They are loaded in the language of the pages when they are first used.
 * @param initial  what there is until then
 */
export function laterTexts<T, I extends T | undefined>(
  languages: Readonly<Record<LanguageCode, () => Promise<T>>>,
  initial: I,
): () => T | I {
  const loaded = new Map<LanguageCode, T>();
  return () => {
    const code = useLanguageCode();
    const [, setTurn] = useState(0);
    useEffect(() => {
      if (loaded.has(code)) return;
      let isCurrent = true;
      languages[code]().then(
        (texts) => {
          loaded.set(code, texts);
          if (isCurrent) setTurn((turn) => turn + 1);
        },
        () => undefined,
      );
      return () => {
        isCurrent = false;
      };
    }, [code]);
    return loaded.get(code) ?? initial;
  };
}
