import { api } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import { useLoaded } from "../../api/use-loaded.ts";
import { Await } from "../../components/feedback.tsx";
import { FigureList } from "../../components/figure-list.tsx";
import { formatMinutes, formatNumber } from "../../texts/format.ts";
import { useLanguageCode, useTexts } from "../../texts/use-texts.ts";

/** Sums over the whole service, of all time. */
export function Totals() {
  const { statistics: texts } = useTexts();
  const code = useLanguageCode();
  const totals = useLoaded(
    (signal) =>
      answered(api.GET("/api/getTotalStats", { params: { query: { countContributingUsers: true } }, signal })),
    [],
  );
  return (
    <section aria-labelledby="totals">
      <h2 id="totals">{texts.totals}</h2>
      <Await of={totals}>
        {({ totalSubmissions, userCount, viewCount, minutesSaved, apiUsers }) => (
          <FigureList
            of={[
              [texts.totalSegments, formatNumber(totalSubmissions, code)],
              [texts.totalUsers, formatNumber(userCount ?? 0, code)],
              [texts.totalViews, formatNumber(viewCount, code), "views"],
              [texts.totalSaved, formatMinutes(minutesSaved, code), "saved"],
              [texts.apiUsers, formatNumber(apiUsers, code)],
            ]}
          />
        )}
      </Await>
    </section>
  );
}
