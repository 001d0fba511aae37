import { api } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import { useLoaded } from "../../api/use-loaded.ts";
import { Await } from "../../components/feedback.tsx";
import { FigureList } from "../../components/figure-list.tsx";
import { formatMinutes, formatNumber } from "../../texts/format.ts";
import { useLanguageCode, useTexts } from "../../texts/use-texts.ts";

/** What the service has, and what it saved. */
export function Totals() {
  const { home: texts } = useTexts();
  const code = useLanguageCode();
  const totals = useLoaded(async (signal) => {
    const query = { countContributingUsers: true };
    return answered(api.GET("/api/getTotalStats", { params: { query }, signal }));
  }, []);
  return (
    <section aria-labelledby="totals-title">
      <h2 id="totals-title">{texts.totals}</h2>
      <Await of={totals}>
        {({ totalSubmissions, userCount = 0, viewCount, minutesSaved, apiUsers }) => (
          <FigureList
            of={[
              [texts.totalSegments, formatNumber(totalSubmissions, code)],
              [texts.totalUsers, formatNumber(userCount, code)],
              [texts.totalViews, formatNumber(viewCount, code), "views"],
              [texts.totalSaved, formatMinutes(minutesSaved, code), "saved"],
              [texts.totalCallers, formatNumber(apiUsers, code)],
            ]}
          />
        )}
      </Await>
    </section>
  );
}
