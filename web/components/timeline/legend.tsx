import { useTexts } from "../../texts/use-texts.ts";
import type { Look } from "../standings.ts";
import { BarShape } from "./bar-shape.tsx";

/** What is in the picture. */
export type Signs = Readonly<{ looks: ReadonlySet<Look | undefined>; isVouched: boolean; isMuted: boolean }>;

type Sample = Readonly<{ name: string; kind: string; text: string; isOutranked?: boolean; isMute?: boolean }>;

/** Of a colour that no category has, so that nobody takes a sample for one. */
const colour = "#8a8f98";

/**
 * What the looks of bars mean. The three that say what players get are always there, others where the picture has
 * them.
 * @param id before the names of the patterns
 */
export function Legend({ id, signs }: { id: string; signs: Signs }) {
  const { timeline: texts } = useTexts();
  const samples: readonly Sample[] = [
    { name: "given", kind: "given", text: texts.given },
    { name: "outranked", kind: "outranked", text: texts.outranked, isOutranked: true },
    { name: "dropped", kind: "dropped", text: texts.dropped },
    ...(signs.looks.has(undefined) ? [{ name: "open", kind: "open", text: texts.open }] : []),
    ...(signs.isVouched ? [{ name: "vouched", kind: "given vouched", text: texts.vouched }] : []),
    ...(signs.isMuted ? [{ name: "mute", kind: "given", text: texts.muted, isMute: true }] : []),
  ];
  return (
    <ul id={`${id}-legend`} class="legend quiet">
      {samples.map(({ name, kind, text, isOutranked = false, isMute = false }) => (
        <li key={name}>
          <svg width="30" height="15" aria-hidden="true" class={kind}>
            <BarShape
              shape={{ x: 2, y: 2, width: 26, height: 11 }}
              colour={colour}
              isOutranked={isOutranked}
              isMute={isMute}
              id={id}
            />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}
