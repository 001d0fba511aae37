import { useMemo } from "preact/hooks";
import { api } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import { useLoaded } from "../../api/use-loaded.ts";
import { useVocabulary } from "../../api/vocabulary.ts";
import type { PageProps } from "../../app/pages.tsx";
import { link, replacePlace } from "../../app/router.ts";
import { useTitle } from "../../app/use-title.ts";
import { ChoiceField } from "../../components/choice-field.tsx";
import { Await } from "../../components/feedback.tsx";
import { useLanguageCode, useTexts } from "../../texts/use-texts.ts";
import { ChartSection } from "./chart-section.tsx";
import { chartsOf } from "./charts.ts";
import type { Day } from "./figures.ts";
import { Totals } from "./totals.tsx";
import "./statistics.css";

const ranges = ["30", "90", "365"] as const;
const usualRange = "30";

function Charts({ days }: { days: readonly Day[] }) {
  const texts = useTexts();
  const code = useLanguageCode();
  const { categories: looks } = useVocabulary();
  const charts = useMemo(() => chartsOf(days, { texts, code, looks }), [days, texts, code, looks]);
  const newestFirst = useMemo(() => days.toReversed(), [days]);
  return (
    <div class="charts">
      {charts.map((chart) => (
        <ChartSection key={chart.id} chart={chart} days={newestFirst} />
      ))}
    </div>
  );
}

/** What was submitted lately, day by day. The range is part of the address: `?days=90`. */
export function Statistics({ place: { query } }: PageProps) {
  const { statistics: texts } = useTexts();
  useTitle(texts.title);
  const range = ranges.find((known) => known === query.get("days")) ?? usualRange;
  const stats = useLoaded(
    (signal) => answered(api.GET("/api/dailyStats", { params: { query: { days: Number(range) } }, signal })),
    [range],
  );
  return (
    <>
      <h1>{texts.title}</h1>
      <Totals />
      <ChoiceField
        label={texts.range}
        value={range}
        options={ranges.map((value) => ({ value, label: texts.ranges[value] }))}
        onChange={(days) => replacePlace(link(["statistics"], { days: days === usualRange ? undefined : days }))}
      />
      <p class="quiet">{texts.note}</p>
      <Await of={stats}>{({ days }) => <Charts days={days} />}</Await>
    </>
  );
}
