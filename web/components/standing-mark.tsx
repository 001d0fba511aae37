import { useTexts } from "../texts/use-texts.ts";
import type { Look } from "./standings.ts";

type Props = Readonly<{ look: Look | undefined; locked: number; why?: string | undefined }>;

/** What players get, in the same words and looks as in the timeline, and why. */
export function StandingMark({ look, locked, why }: Props) {
  const { standing: texts, segment } = useTexts();
  return (
    <span class="standing">
      <span class={`mark ${look ?? "open"}`}>{texts.looks[look ?? "open"]}</span>
      {locked === 1 && <span class="mark locked">{segment.states.locked}</span>}
      {why !== undefined && <span class="quiet why">{why}</span>}
    </span>
  );
}
