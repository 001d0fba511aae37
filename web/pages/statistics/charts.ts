import { formatDay, formatMinutes, formatNumber, formatShortDay } from "../../texts/format.ts";
import { fill } from "../../texts/wording.ts";
import { categoryChart } from "./category-chart.ts";
import { type Around, type ChartModel, dayColumn } from "./chart-model.ts";
import { type Day, greatest, sumOf, unitFor } from "./figures.ts";

type Sketch = Readonly<{
  id: string;
  title: string;
  summary: string;
  figureOf: (day: Day) => number;
  format: (value: number) => string;
  /** What one step of the axis is. */
  scale?: Readonly<{ divisor: number; isWhole: boolean }>;
}>;

/** A picture of one figure. */
function simple(days: readonly Day[], { texts, code }: Around, sketch: Sketch): ChartModel {
  const { id, title, figureOf, format, scale = { divisor: 1, isWhole: true } } = sketch;
  const isEmpty = days.every((day) => figureOf(day) === 0);
  const summary = isEmpty ? texts.statistics.nothing : sketch.summary;
  return {
    id,
    title,
    summary,
    plot: isEmpty
      ? undefined
      : {
          label: `${title}. ${summary}`,
          positions: days.map(({ day }) => formatShortDay(day, code)),
          series: [{ colour: "--accent", values: days.map((day) => figureOf(day) / scale.divisor) }],
          isWhole: scale.isWhole,
          formatValue: (value) => formatNumber(value, code),
        },
    describe: (position) => {
      const found = days[position];
      if (found === undefined) return "";
      return fill(texts.statistics.point, { day: formatDay(found.day, code), values: format(figureOf(found)) });
    },
    columns: [
      dayColumn(texts, code),
      { id, header: title, cell: (row) => format(figureOf(row)), value: figureOf, kind: "number" },
    ],
    legend: [],
  };
}

/** "Most on": the day with the greatest value and the value, for a sentence. */
function mostOf(days: readonly Day[], { code }: Around, figureOf: (day: Day) => number, format: Sketch["format"]) {
  const found = greatest(days, figureOf);
  return found === undefined ? { day: "", most: "" } : { day: formatDay(found.day, code), most: format(found.value) };
}

function segments(days: readonly Day[], around: Around): ChartModel {
  const { statistics: texts } = around.texts;
  const format = (value: number): string => formatNumber(value, around.code);
  const figureOf = (day: Day): number => day.segments;
  const total = sumOf(days.map(figureOf));
  const numbers = { total: format(total), days: format(days.length), average: format(total / days.length) };
  const summary = fill(texts.segmentsSummary, { ...numbers, ...mostOf(days, around, figureOf, format) });
  return simple(days, around, { id: "segments", title: texts.segments, summary, figureOf, format });
}

function users(days: readonly Day[], around: Around): ChartModel {
  const { statistics: texts } = around.texts;
  const format = (value: number): string => formatNumber(value, around.code);
  const figureOf = (day: Day): number => day.users;
  const average = format(sumOf(days.map(figureOf)) / days.length);
  const summary = fill(texts.usersSummary, { average, ...mostOf(days, around, figureOf, format) });
  return simple(days, around, { id: "users", title: texts.users, summary, figureOf, format });
}

function saved(days: readonly Day[], around: Around): ChartModel {
  const { statistics: texts } = around.texts;
  const format = (minutes: number): string => formatMinutes(minutes, around.code);
  const figureOf = (day: Day): number => day.minutesSaved;
  const all = days.map(figureOf);
  const { unit, minutes } = unitFor(all);
  const numbers = { total: format(sumOf(all)), days: formatNumber(days.length, around.code) };
  return simple(days, around, {
    id: "saved",
    title: fill(texts.saved, { unit: texts.units[unit] }),
    summary: fill(texts.savedSummary, { ...numbers, ...mostOf(days, around, figureOf, format) }),
    figureOf,
    format,
    scale: { divisor: minutes, isWhole: false },
  });
}

/** The pictures of the page, in its order. */
export const chartsOf = (days: readonly Day[], around: Around): readonly ChartModel[] =>
  [segments, categoryChart, saved, users].map((chart) => chart(days, around));
