import type { PlotData } from "../../components/plot-data.ts";
import type { Texts } from "../../texts/en.ts";
import { formatDay } from "../../texts/format.ts";
import type { LanguageCode } from "../../texts/wording.ts";
import type { Day } from "./figures.ts";

/** A category as it is shown. */
export type Look = Readonly<{ name: string; label: string; colour: string }>;

/** A column of a table of days. */
export type DayColumn = Readonly<{
  id: string;
  header: string;
  cell: (day: Day) => string;
  value: (day: Day) => string | number;
  kind?: "number";
}>;

/** A picture with the same in words and numbers. `plot` is undefined when there is nothing to draw. */
export type ChartModel = Readonly<{
  id: string;
  title: string;
  summary: string;
  plot: PlotData | undefined;
  /** A position of the picture in words. */
  describe: (position: number) => string;
  columns: readonly DayColumn[];
  /** Colours of the series, when there are several. */
  legend: readonly Readonly<{ category: string; note: string }>[];
}>;

/** What the language and the service add to the numbers. */
export type Around = Readonly<{ texts: Texts; code: LanguageCode; looks: readonly Look[] }>;

export const dayColumn = (texts: Texts, code: LanguageCode): DayColumn => ({
  id: "day",
  header: texts.statistics.day,
  cell: ({ day }) => formatDay(day, code),
  value: ({ day }) => day,
});
