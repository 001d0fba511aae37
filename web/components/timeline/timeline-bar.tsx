import { useMemo } from "preact/hooks";
import type { Schemas } from "../../api/client.ts";
import { link } from "../../app/router.ts";
import { statesOf } from "../segment-states.ts";
import type { Bar } from "./layout.ts";

type Props = Readonly<{
  bar: Bar<Omit<Schemas["FoundSegment"], "userName">>;
  y: number;
  height: number;
  colour: string;
  label: string;
  /** The paint of what silences. */
  stripes: string;
  minShownVotes: number;
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

function draw({ bar, y, height, colour, label, stripes, minShownVotes, isTabStop, isCurrent, onChosen }: Props) {
  const { segment, left, width } = bar;
  const states = statesOf(segment, { minShownVotes });
  const isDropped = states.some((state) => state !== "shown" && state !== "locked");
  const kind = ["bar", isDropped && "dropped", segment.locked === 1 && "vouched", isCurrent && "current"];
  const shape = {
    y,
    height,
    rx: 2,
    style: { x: `min(${left * 100}%, 100% - ${minWidth})`, width: `max(${width * 100}%, ${minWidth})` },
  };
  return (
    <a
      href={link(["segment", segment.UUID])}
      class={kind.filter(Boolean).join(" ")}
      aria-label={label}
      aria-current={isCurrent ? "true" : undefined}
      tabIndex={isTabStop ? 0 : -1}
      data-uuid={segment.UUID}
      onFocus={() => onChosen(segment.UUID)}
      onMouseEnter={() => onChosen(segment.UUID)}
    >
      <rect {...shape} fill={colour} class="body" />
      {segment.actionType === "mute" && <rect {...shape} fill={stripes} class="pattern" />}
    </a>
  );
}
