import { useMemo } from "preact/hooks";
import type { Schemas } from "../../api/client.ts";
import { link } from "../../app/router.ts";
import type { Look } from "../standings.ts";
import { BarShape } from "./bar-shape.tsx";
import type { Bar } from "./layout.ts";

type Props = Readonly<{
  bar: Bar<Omit<Schemas["FoundSegment"], "userName">>;
  y: number;
  height: number;
  colour: string;
  label: string;
  look: Look | undefined;
  /** Before the names of the patterns. */
  id: string;
  isTabStop: boolean;
  isCurrent: boolean;
  onChosen: (uuid: string) => void;
}>;

/** Short segments and points are still to be seen and hit. */
const minWidth = "5px";

/** A segment in the picture, which is a link to its page. */
export function TimelineBar(props: Props) {
  // A thousand bars must not be drawn anew because the pointer went over one.
  return useMemo(() => draw(props), Object.values(props));
}

function draw({ bar, y, height, colour, label, look, id, isTabStop, isCurrent, onChosen }: Props) {
  const { segment, left, width } = bar;
  return (
    <a
      href={link(["segment", segment.UUID])}
      class={`bar ${look ?? "open"}${segment.locked === 1 ? " vouched" : ""}${isCurrent ? " current" : ""}`}
      aria-label={label}
      aria-current={isCurrent ? "true" : undefined}
      tabIndex={isTabStop ? 0 : -1}
      data-uuid={segment.UUID}
      onFocus={() => onChosen(segment.UUID)}
      onMouseEnter={() => onChosen(segment.UUID)}
    >
      <BarShape
        shape={{
          y,
          height,
          style: { x: `min(${left * 100}%, 100% - ${minWidth})`, width: `max(${width * 100}%, ${minWidth})` },
        }}
        colour={colour}
        isOutranked={look === "outranked"}
        isMute={segment.actionType === "mute"}
        id={id}
      />
    </a>
  );
}
