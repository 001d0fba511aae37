import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { FailureNote, Loading } from "../components/feedback.tsx";
import { en } from "../texts/en.ts";
import {
  isLanguage,
  languages,
  preferredLanguage,
  useTexts,
  type Wording,
  WordingContext,
} from "../texts/use-texts.ts";
import { Frame } from "./frame.tsx";
import { type PageProps, pages } from "./pages.tsx";
import { applyTheme, language, theme } from "./preferences.ts";
import { type Place, usePlace } from "./router.ts";
import { useStored } from "./stored.ts";

/** The texts in the chosen language; English until they are there. */
function useWording(): Wording {
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

function CurrentPage({ place }: { place: Place }) {
  const { general } = useTexts();
  const [name = ""] = place.path;
  const load = Object.hasOwn(pages, name) ? pages[name] : undefined;
  const [state, setState] = useState<Readonly<{ name?: string; page?: ComponentType<PageProps>; error?: unknown }>>({});
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    load?.().then(
      (page) => isCurrent && setState({ name, page }),
      (error: unknown) => isCurrent && setState({ name, error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [name, turn]);
  if (load === undefined) return <h1>{general.unknownPage}</h1>;
  if (state.name !== name) return <Loading />;
  if (state.page === undefined) return <FailureNote error={state.error} retry={() => setTurn(turn + 1)} />;
  const Page = state.page;
  return <Page place={place} />;
}

export function App() {
  const wording = useWording();
  const place = usePlace();
  useStored(theme);
  applyTheme();
  return (
    <WordingContext.Provider value={wording}>
      <Frame place={place}>
        <CurrentPage place={place} />
      </Frame>
    </WordingContext.Provider>
  );
}
