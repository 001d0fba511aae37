import { api } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import { useLoaded } from "../../api/use-loaded.ts";
import { Await } from "../../components/feedback.tsx";
import { formatMinutes, formatNumber } from "../../texts/format.ts";
import { useLanguageCode, useTexts } from "../../texts/use-texts.ts";

const minutesPerDay = 24 * 60;

/** What the service has, and what it saved. */
export function Totals() {
  const { home: texts } = useTexts();
  const code = useLanguageCode();
  const totals = useLoaded(async (signal) => {
    const query = { countContributingUsers: true };
    const [stats, { daysSaved }] = await Promise.all([
      answered(api.GET("/api/getTotalStats", { params: { query }, signal })),
      answered(api.GET("/api/getDaysSavedFormatted", { signal })),
    ]);
    return { ...stats, daysSaved };
  }, []);
  return (
    <section aria-labelledby="totals-title">
      <h2 id="totals-title">{texts.totals}</h2>
      <Await of={totals}>
        {({ totalSubmissions, userCount = 0, viewCount, daysSaved, apiUsers }) => (
          <dl class="figures">
            {(
              [
                [texts.totalSegments, formatNumber(totalSubmissions, code)],
                [texts.totalUsers, formatNumber(userCount, code)],
                [texts.totalViews, formatNumber(viewCount, code)],
                [texts.totalSaved, formatMinutes(daysSaved * minutesPerDay, code)],
                [texts.totalCallers, formatNumber(apiUsers, code)],
              ] as const
            ).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </Await>
    </section>
  );
}
