import { render } from "preact";
import { Frame } from "./app/frame.tsx";
import { applyTheme, theme } from "./app/preferences.ts";
import { usePlace } from "./app/router.ts";
import { useStored } from "./app/stored.ts";
import { useWording } from "./app/use-wording.ts";
import { Reference } from "./pages/reference/reference.tsx";
import { WordingContext } from "./texts/use-texts.ts";
import "./styles/base.css";
import "./styles/layout.css";
import "./styles/components.css";

/** The API reference: a document of its own, since its renderer is ten times as large as all other pages. */
function Docs() {
  const wording = useWording();
  const place = usePlace();
  useStored(theme);
  applyTheme();
  return (
    <WordingContext.Provider value={wording}>
      <Frame place={place} document="reference">
        <Reference place={place} />
      </Frame>
    </WordingContext.Provider>
  );
}

const root = document.querySelector("#root");
if (root !== null) render(<Docs />, root);
