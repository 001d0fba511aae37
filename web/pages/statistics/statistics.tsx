import { useMemo } from "preact/hooks";
import { api } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import { useLoaded } from "../../api/use-loaded.ts";
import { loadVocabulary } from "../../api/vocabulary.ts";
import type { PageProps } from "../../app/router.ts";
import { link, replacePlace } from "../../app/router.ts";
import { useTitle } from "../../app/use-title.ts";
import { ChoiceField } from "../../components/choice-field.tsx";
import { Await } from "../../components/feedback.tsx";
import { useLanguageCode, useTexts } from "../../texts/use-texts.ts";
import type { Look } from "./chart-model.ts";
import { ChartSection } from "./chart-section.tsx";
import { chartsOf } from "./charts.ts";
import type { Day } from "./figures.ts";
import { Totals } from "./totals.tsx";
import "./statistics.css";

const ranges = ["30", "90", "365"] as const;
const usualRange = "30";

type Stats = Readonly<{ days: readonly Day[]; looks: readonly Look[] }>;

/** Figures and colours come together, so that the charts are drawn once. Without colours they are grey. */
async function loadStats(days: number, signal: AbortSignal): Promise<Stats> {
  const [stats, vocabulary] = await Promise.all([
    answered(api.GET("/api/dailyStats", { params: { query: { days } }, signal })),
    loadVocabulary().catch(() => undefined),
  ]);
  return { days: stats.days, looks: vocabulary?.categories ?? [] };
}

function Charts({ days, looks }: Stats) {
  const texts = useTexts();
  const code = useLanguageCode();
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
  const stats = useLoaded((signal) => loadStats(Number(range), signal), [range]);
  return (
    <>
      <h1>{texts.title}</h1>
      <Totals />
      <ChoiceField
        label={texts.range}
        value={range}
        options={ranges.map((value) => [value, texts.ranges[value]])}
        onChange={(days) => replacePlace(link(["statistics"], { days: days === usualRange ? undefined : days }))}
      />
      <p class="quiet">{texts.note}</p>
      <Await of={stats}>{(loaded) => <Charts {...loaded} />}</Await>
    </>
  );
}
