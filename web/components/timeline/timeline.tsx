import { useId, useMemo, useRef, useState } from "preact/hooks";
import type { Schemas } from "../../api/client.ts";
import { useVocabulary } from "../../api/vocabulary.ts";
import { formatTime } from "../../texts/format.ts";
import { fill, useTexts } from "../../texts/use-texts.ts";
import { useSegmentInWords } from "../segment-in-words.ts";
import { lookOf, type Standings } from "../standings.ts";
import { Patterns } from "./bar-shape.tsx";
import { type Bar, type Lane, lanesOf, lengthOf, ticksOf } from "./layout.ts";
import { Legend } from "./legend.tsx";
import { TimelineBar } from "./timeline-bar.tsx";
import "./timeline.css";

type Segment = Omit<Schemas["FoundSegment"], "userName">;

type Props = Readonly<{
  segments: readonly Segment[];
  /** What players get, with those that are not in the picture. */
  standings: Standings;
  /** All that a reason may name: those of the picture if absent. */
  named?: readonly Segment[] | undefined;
  /** Duration of the video in seconds, 0 when unknown. */
  duration: number;
  /** The segment that the page is about. */
  currentUuid?: string | undefined;
}>;

const labelHeight = 20;
const rowHeight = 14;
const laneGap = 8;
const axisHeight = 22;

const heightOf = ({ rows }: Lane<Segment>): number => labelHeight + rows * rowHeight + laneGap;

/** Keys that go from bar to bar, and how far; the ends are beyond any number of bars. */
const moves: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * The segments of a video as bars, a lane for each category. One stop for the Tab key; the arrow keys go from bar to
 * bar in the order of time, Enter opens the segment.
 */
export function Timeline({ segments, standings, named = segments, duration, currentUuid }: Props) {
  const { timeline: texts, segment: words } = useTexts();
  const vocabulary = useVocabulary();
  const { categories } = vocabulary;
  const { inWords, whyOf } = useSegmentInWords(named, standings);
  const id = useId();
  const picture = useRef<SVGSVGElement>(null);
  const [chosen, setChosen] = useState<string>();
  const length = lengthOf(segments, duration);
  const lanes = useMemo(
    () =>
      lanesOf(
        segments,
        categories.map(({ name }) => name),
        length,
      ),
    [segments, categories, length],
  );
  const bars = useMemo(() => inOrder(lanes), [lanes]);
  const labels = useMemo(
    () => new Map(segments.map((segment) => [segment.UUID, inWords(segment)])),
    [segments, inWords],
  );
  const looks = useMemo(
    () => new Map(segments.map((segment) => [segment.UUID, lookOf(segment, standings, vocabulary)])),
    [segments, standings, vocabulary],
  );
  const signs = useMemo(
    () => ({
      looks: new Set(looks.values()),
      isVouched: segments.some(({ locked }) => locked === 1),
      isMuted: segments.some(({ actionType }) => actionType === "mute"),
    }),
    [segments, looks],
  );
  const known = new Map(categories.map((category) => [category.name, category]));
  const activeUuid = bars.find(({ segment }) => segment.UUID === chosen)?.segment.UUID ?? bars[0]?.segment.UUID;
  const described = segments.find(({ UUID }) => UUID === chosen);

  const onKeyDown = (event: KeyboardEvent): void => {
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const at = bars.findIndex(({ segment }) => segment.UUID === activeUuid);
    const next = bars[Math.min(Math.max(at + move, 0), bars.length - 1)]?.segment.UUID;
    if (next === undefined) return;
    setChosen(next);
    picture.current?.querySelector<SVGElement>(`[data-uuid="${CSS.escape(next)}"]`)?.focus();
  };

  let top = 0;
  const height = lanes.reduce((sum, lane) => sum + heightOf(lane), axisHeight);
  return (
    <figure class="timeline">
      {/* biome-ignore lint/a11y/useSemanticElements: a picture is no fieldset */}
      <svg
        ref={picture}
        role="group"
        aria-label={fill(texts.label, { count: segments.length, length: formatTime(length) })}
        aria-describedby={`${id}-legend`}
        width="100%"
        height={height}
        onKeyDown={onKeyDown}
      >
        <Patterns id={id} />
        <Axis length={length} height={height} />
        {lanes.map((lane) => {
          const y = top;
          top += heightOf(lane);
          const { label, colour } = known.get(lane.category) ?? { label: lane.category, colour: "#808080" };
          return (
            <g key={`${lane.category} ${lane.isWhole}`}>
              <text x="4" y={y + labelHeight - 6}>
                {lane.isWhole ? `${label}, ${words.actions.full}` : label}
              </text>
              {lane.bars.map((bar) => (
                <TimelineBar
                  key={bar.segment.UUID}
                  bar={bar}
                  y={y + labelHeight + bar.row * rowHeight}
                  height={rowHeight - 3}
                  colour={colour}
                  label={labels.get(bar.segment.UUID) ?? ""}
                  look={looks.get(bar.segment.UUID)}
                  id={id}
                  isTabStop={bar.segment.UUID === activeUuid}
                  isCurrent={bar.segment.UUID === currentUuid}
                  onChosen={setChosen}
                />
              ))}
            </g>
          );
        })}
      </svg>
      <figcaption>
        <p class="described">{described === undefined ? texts.hint : `${inWords(described)}. ${whyOf(described)}`}</p>
        <Legend id={id} signs={signs} />
      </figcaption>
    </figure>
  );
}

/** All bars by time, then by lane: the way of the arrow keys. */
const inOrder = (lanes: readonly Lane<Segment>[]): Bar<Segment>[] =>
  lanes.flatMap(({ bars }) => bars).sort((a, b) => a.segment.startTime - b.segment.startTime);

function Axis({ length, height }: { length: number; height: number }) {
  return (
    <g>
      {ticksOf(length).map((time) => {
        const place = time / length;
        const anchor = place < 0.05 ? "start" : place > 0.95 ? "end" : "middle";
        return (
          <g key={time}>
            <line x1={`${place * 100}%`} x2={`${place * 100}%`} y1="0" y2={height - axisHeight + 4} class="tick" />
            <text x={`${place * 100}%`} y={height - 6} text-anchor={anchor} class="time">
              {formatTime(time)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
