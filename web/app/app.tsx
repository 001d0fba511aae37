import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { FailureNote, Loading } from "../components/feedback.tsx";
import { useTexts, WordingContext } from "../texts/use-texts.ts";
import { Frame } from "./frame.tsx";
import { type PageProps, pages } from "./pages.tsx";
import { applyTheme, theme } from "./preferences.ts";
import { type Place, usePlace } from "./router.ts";
import { useStored } from "./stored.ts";
import { useWording } from "./use-wording.ts";

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
