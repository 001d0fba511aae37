import uPlot from "uplot";
import type { PlotData } from "./plot-data.ts";
import "uplot/dist/uPlot.min.css";

export type Plot = Readonly<{ resize: (width: number) => void; redraw: () => void; destroy: () => void }>;

const height = 220;
const font = "12px system-ui, sans-serif";
/** Room for a label such as "31 Dec", in CSS pixels. */
const positionWidth = 72;
const maxBars = 120;
const wholeSteps = Array.from({ length: 12 }, (_, exponent) => [1, 2, 5].map((step) => step * 10 ** exponent)).flat();

/** A canvas knows no variables: the browser says what one comes to as the colour of an element. */
function colourOf(colour: string): string {
  if (!colour.startsWith("--")) return colour;
  const probe = document.createElement("span");
  probe.style.color = `var(${colour})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Sums up to each series, the greatest first: what is drawn later covers the lower part. */
function stacked({ series, positions }: PlotData): number[][] {
  const sums: number[][] = [];
  for (const { values } of series) {
    const below = sums.at(-1);
    sums.push(positions.map((_, at) => (below?.[at] ?? 0) + (values[at] ?? 0)));
  }
  return sums.reverse();
}

/** Every n-th position from the last one on, so that labels do not overlap. */
function labelled(count: number, width: number): number[] {
  const step = Math.max(1, Math.ceil((count * positionWidth) / Math.max(width, positionWidth)));
  return Array.from({ length: Math.ceil(count / step) }, (_, at) => count - 1 - at * step).reverse();
}

/**
 * Draws bars into an element.
 * @param onPoint gets the position under the pointer, undefined when there is none
 */
export function createPlot(
  place: HTMLElement,
  width: number,
  data: PlotData,
  onPoint: (position: number | undefined) => void,
): Plot {
  const count = data.positions.length;
  const axis = {
    stroke: () => colourOf("--quiet"),
    grid: { stroke: () => colourOf("--line"), width: 1 },
    ticks: { stroke: () => colourOf("--line"), width: 1, size: 4 },
    font,
    gap: 4,
  };
  // Bars narrower than a pixel or two make a pattern of their own; the area below a line does not.
  const paths = count > maxBars ? uPlot.paths.linear?.() : uPlot.paths.bars?.({ size: [0.8, 40] });
  const plot = new uPlot(
    {
      width,
      height,
      legend: { show: false },
      cursor: { y: false, points: { show: false }, drag: { x: false, y: false } },
      padding: [8, 24, 0, 0],
      scales: {
        x: { time: false, range: [-0.5, count - 0.5] },
        y: { range: (_self, _min, max) => [0, max > 0 ? max * 1.05 : 1] },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          size: 28,
          splits: ({ width: whole }) => labelled(count, whole - 60),
          values: (_self, splits) => splits.map((at) => data.positions[at] ?? ""),
        },
        {
          ...axis,
          ...(data.isWhole && { incrs: wholeSteps }),
          values: (_self, splits) => splits.map((value) => data.formatValue(value)),
          size: (_self, values) => 14 + 7.5 * Math.max(1, ...(values ?? []).map(({ length }) => length)),
        },
      ],
      series: [
        {},
        ...data.series.toReversed().map(({ colour }) => ({
          fill: () => colourOf(colour),
          width: 0,
          points: { show: false },
          ...(paths && { paths }),
        })),
      ],
      hooks: { setCursor: [({ cursor: { idx } }) => onPoint(idx ?? undefined)] },
    },
    [data.positions.map((_, at) => at), ...stacked(data)],
    place,
  );
  const { canvas } = plot.ctx;
  canvas.setAttribute("role", "img");
  canvas.setAttribute("aria-label", data.label);
  return {
    resize: (next) => plot.setSize({ width: next, height }),
    redraw: () => plot.redraw(),
    destroy: () => plot.destroy(),
  };
}
