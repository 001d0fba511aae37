import { describe, expect, it } from "vitest";
import { chartsOf } from "../../web/pages/statistics/charts.ts";
import { byCategory, type Day, greatest, unitFor } from "../../web/pages/statistics/figures.ts";
import { de } from "../../web/texts/de.ts";
import { en } from "../../web/texts/en.ts";

const day = (date: string, categories: Record<string, number>, more: Partial<Day> = {}): Day => ({
  day: date,
  segments: Object.values(categories).reduce((sum, count) => sum + count, 0),
  users: 1,
  views: 0,
  minutesSaved: 0,
  categories,
  ...more,
});
const looks = [
  { name: "sponsor", label: "Sponsor", colour: "#00d400" },
  { name: "intro", label: "Intro", colour: "#00ffff" },
];
const around = { texts: en, code: "en", looks } as const;
const chart = (days: readonly Day[], id: string) => {
  const found = chartsOf(days, around).find((one) => one.id === id);
  if (found === undefined) throw new Error(`no chart ${id}`);
  return found;
};

const days = [
  day("2026-07-24", { intro: 1, sponsor: 2 }, { users: 3, minutesSaved: 30 }),
  day("2026-07-25", { sponsor: 5 }, { users: 2, minutesSaved: 600 }),
  day("2026-07-26", {}, { users: 0 }),
];

describe("what the charts say in words", () => {
  it.each([
    ["segments", "8 segments in 3 days, 2.7 a day on average. Most on Jul 25, 2026: 5."],
    ["categories", "Most are Sponsor (87.5%) and Intro (12.5%)."],
    ["saved", "10.5 hr in 3 days. Most by segments of Jul 25, 2026: 10 hr."],
    ["users", "1.7 a day on average. Most on Jul 24, 2026: 3."],
  ])("of %s: %s", (id, summary) => {
    const { title, plot, summary: said } = chart(days, id);
    expect(said).toBe(summary);
    expect(plot?.label).toBe(`${title}. ${summary}`);
  });

  it("is in the language of the reader", () => {
    const [segments] = chartsOf(days, { ...around, texts: de, code: "de" });
    expect(segments?.summary).toBe("8 Segmente in 3 Tagen, im Durchschnitt 2,7 am Tag. Die meisten am 25.07.2026: 5.");
  });

  it("is that there is nothing, without a picture, when there is nothing", () => {
    for (const { summary, plot } of chartsOf([day("2026-07-24", {}, { users: 0 })], around)) {
      expect(summary).toBe(en.statistics.nothing);
      expect(plot).toBeUndefined();
    }
  });

  it("names each day and its figures", () => {
    expect(chart(days, "segments").describe(1)).toBe("Jul 25, 2026: 5");
    expect(chart(days, "categories").describe(0)).toBe("Jul 24, 2026: Sponsor 2, Intro 1");
    expect(chart(days, "categories").describe(2)).toBe("Jul 26, 2026: 0");
    expect(chart(days, "categories").describe(99)).toBe("");
  });
});

describe("the figures of days", () => {
  it("are stacked in the order of the vocabulary; categories that it does not know come last, grey", () => {
    const strange = [day("2026-07-24", { zeta: 1, intro: 2 }), day("2026-07-25", { sponsor: 3 })];
    const { plot, legend } = chart(strange, "categories");
    expect(legend.map(({ category }) => category)).toEqual(["sponsor", "intro", "zeta"]);
    expect(plot?.series).toEqual([
      { colour: "#00d400", values: [0, 3] },
      { colour: "#00ffff", values: [2, 0] },
      { colour: "#808080", values: [1, 0] },
    ]);
  });

  it("take no name for a property that every object has", () => {
    const hostile = [day("2026-07-24", { constructor: 4 }), day("2026-07-25", {})];
    expect(byCategory(hostile, [])).toEqual([{ category: "constructor", total: 4, values: [4, 0] }]);
  });

  it("have the first of several greatest days, and none when all are 0", () => {
    expect(greatest([...days, day("2026-07-27", { sponsor: 5 })], ({ segments }) => segments)).toEqual({
      day: "2026-07-25",
      value: 5,
    });
    expect(greatest(days, () => 0)).toBeUndefined();
  });

  it.each([
    [[], "minute"],
    [[179], "minute"],
    [[1, 180], "hour"],
    [[4319], "hour"],
    [[4320], "day"],
  ] as const)("%j minutes are drawn in units of a %s", (minutes, unit) => {
    expect(unitFor(minutes).unit).toBe(unit);
  });

  it("are drawn in the unit that the title names", () => {
    const { title, plot } = chart(days, "saved");
    expect(title).toBe("Time saved by day of submission (hours)");
    expect(plot?.series[0]?.values).toEqual([0.5, 10, 0]);
  });
});
