import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { MeContext, useLoadedMe } from "../api/use-me.ts";
import { FailureNote, Loading } from "../components/feedback.tsx";
import { useTexts } from "../texts/use-texts.ts";
import { Account } from "./account.tsx";
import { LabelledTexts } from "./labelled-texts.tsx";
import { Navigation } from "./navigation.tsx";
import { pages } from "./pages.tsx";
import { link, type PageProps, type Place } from "./router.ts";
import { userId } from "./session.ts";
import { Shell } from "./shell.tsx";
import { useStored } from "./stored.ts";

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
  const me = useLoadedMe(useStored(userId));
  return (
    <MeContext.Provider value={me}>
      <Shell
        help={link(["help"])}
        navigation={({ path: [name = ""] }) => (
          <>
            <Navigation current={name} />
            <Account isCurrent={name === "mine"} />
          </>
        )}
      >
        {(place) => (
          <LabelledTexts>
            <CurrentPage place={place} />
          </LabelledTexts>
        )}
      </Shell>
    </MeContext.Provider>
  );
}
