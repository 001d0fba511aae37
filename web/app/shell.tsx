import type { ComponentChildren } from "preact";
import { WordingContext } from "../texts/use-texts.ts";
import { Frame } from "./frame.tsx";
import { applyTheme, theme } from "./preferences.ts";
import { type Place, usePlace } from "./router.ts";
import { useStored } from "./stored.ts";
import { useWording } from "./use-wording.ts";

type Props = Readonly<{
  /** The document that this is, unless it is that of the pages. */
  document?: "reference";
  children: (place: Place) => ComponentChildren;
}>;

/** Language, colours and frame, for what is at the current place. */
export function Shell({ document, children }: Props) {
  const wording = useWording();
  const place = usePlace();
  useStored(theme);
  applyTheme();
  return (
    <WordingContext.Provider value={wording}>
      <Frame place={place} {...(document && { document })}>
        {children(place)}
      </Frame>
    </WordingContext.Provider>
  );
}
