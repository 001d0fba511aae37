import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { FailureNote, Loading } from "../components/feedback.tsx";
import { useTexts } from "../texts/use-texts.ts";
import { LabelledTexts } from "./labelled-texts.tsx";
import { Navigation } from "./navigation.tsx";
import { pages } from "./pages.tsx";
import type { PageProps, Place } from "./router.ts";
import { Shell } from "./shell.tsx";

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

export const App = () => (
  <Shell navigation={({ path: [name = ""] }) => <Navigation current={name} />}>
    {(place) => (
      <LabelledTexts>
        <CurrentPage place={place} />
      </LabelledTexts>
    )}
  </Shell>
);
