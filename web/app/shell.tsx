import type { ComponentChildren } from "preact";
import { WordingContext } from "../texts/use-texts.ts";
import { Frame } from "./frame.tsx";
import { applyTheme, theme } from "./preferences.ts";
import { link, type Place, usePlace } from "./router.ts";
import { useStored } from "./stored.ts";
import { useWording } from "./use-wording.ts";

type Props = Readonly<{
  /** The address of the first place. */
  home?: string;
  /** The address of the page of help, where there is one. */
  help?: string;
  navigation?: (place: Place) => ComponentChildren;
  children: (place: Place) => ComponentChildren;
}>;

/** Language, colours and frame, for what is at the current place. */
export function Shell({ home = link([]), help, navigation, children }: Props) {
  const wording = useWording();
  const place = usePlace();
  useStored(theme);
  applyTheme();
  return (
    <WordingContext.Provider value={wording}>
      <Frame place={place} home={home} help={help} navigation={navigation?.(place)}>
        {children(place)}
      </Frame>
    </WordingContext.Provider>
  );
}
