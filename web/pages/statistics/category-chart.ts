import { formatDay, formatNumber, formatShare, formatShortDay } from "../../texts/format.ts";
import { fill } from "../../texts/wording.ts";
import { type Around, type ChartModel, type DayColumn, dayColumn, type Look } from "./chart-model.ts";
import { byCategory, countOf, type Day, sumOf } from "./figures.ts";

const plainColour = "#808080";

/** How the submissions of each day spread over the categories. */
export function categoryChart(days: readonly Day[], around: Around): ChartModel {
  const { texts, code, looks } = around;
  const found = byCategory(
    days,
    looks.map(({ name }) => name),
  );
  const total = sumOf(found.map((one) => one.total));
  const lookOf = (category: string): Look =>
    looks.find(({ name }) => name === category) ?? { name: category, label: category, colour: plainColour };
  const legend = found.map((one) => ({ category: one.category, note: formatShare(one.total, total, code) }));
  const most = found.toSorted((one, other) => other.total - one.total).slice(0, 3);
  const names = most.map((one) =>
    fill(texts.statistics.categoryShare, {
      name: lookOf(one.category).label,
      share: formatShare(one.total, total, code),
    }),
  );
  const list = new Intl.ListFormat(code).format(names);
  const summary = total === 0 ? texts.statistics.nothing : fill(texts.statistics.categoriesSummary, { names: list });
  const title = texts.statistics.categories;
  return {
    id: "categories",
    title,
    summary,
    plot:
      total === 0
        ? undefined
        : {
            label: `${title}. ${summary}`,
            positions: days.map(({ day }) => formatShortDay(day, code)),
            series: found.map(({ category, values }) => ({ colour: lookOf(category).colour, values })),
            isWhole: true,
            formatValue: (value) => formatNumber(value, code),
          },
    describe: (position) => {
      const day = days[position];
      if (day === undefined) return "";
      const parts = found
        .filter(({ values }) => (values[position] ?? 0) > 0)
        .map(({ category, values }) => `${lookOf(category).label} ${formatNumber(values[position] ?? 0, code)}`);
      return fill(texts.statistics.point, {
        day: formatDay(day.day, code),
        values: parts.length === 0 ? "0" : parts.join(", "),
      });
    },
    columns: [
      dayColumn(texts, code),
      ...found.map(({ category }): DayColumn => {
        const figureOf = (day: Day): number => countOf(day, category);
        const { label } = lookOf(category);
        return {
          id: category,
          header: label,
          cell: (day) => formatNumber(figureOf(day), code),
          value: figureOf,
          kind: "number",
        };
      }),
    ],
    legend,
  };
}
