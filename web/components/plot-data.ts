/**
 * Bars at one position each (an area when they are many), stacked in the order of `series`. A colour may be a custom
 * property such as `--accent`.
 */
export type PlotData = Readonly<{
  /** Names the picture for screen readers. */
  label: string;
  /** What stands below the positions. */
  positions: readonly string[];
  series: readonly Readonly<{ colour: string; values: readonly number[] }>[];
  /** Whether values are counts, which have no steps between whole numbers. */
  isWhole: boolean;
  formatValue: (value: number) => string;
}>;
