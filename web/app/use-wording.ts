import { useEffect, useState } from "preact/hooks";
import { en } from "../texts/en.ts";
import { isLanguage, languages, preferredLanguage, type Wording } from "../texts/use-texts.ts";
import { language } from "./preferences.ts";
import { useStored } from "./stored.ts";

/** The texts in the chosen language; English until they are there. */
export function useWording(): Wording {
  const chosen = preferredLanguage(useStored(language));
  const [wording, setWording] = useState<Wording>({ texts: en, code: "en" });
  useEffect(() => {
    let isCurrent = true;
    languages[chosen]().then(
      (texts) => isCurrent && setWording({ texts, code: chosen }),
      () => undefined,
    );
    document.documentElement.lang = isLanguage(chosen) ? chosen : "en";
    return () => {
      isCurrent = false;
    };
  }, [chosen]);
  return wording;
}
