import { api } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import { useLoaded } from "../../api/use-loaded.ts";
import { Await } from "../../components/feedback.tsx";
import { FigureList } from "../../components/figure-list.tsx";
import { formatMinutes, formatNumber } from "../../texts/format.ts";
import { useLanguageCode, useTexts } from "../../texts/use-texts.ts";

/** What the segments of a user amount to. A user who is new is told that the id may be the wrong one. */
export function Figures({ publicId }: { publicId: string }) {
  const { mine } = useTexts();
  const code = useLanguageCode();
  const { figures: texts, account } = mine;
  const info = useLoaded(
    (signal) => answered(api.GET("/api/userInfo", { params: { query: { publicUserID: publicId } }, signal })),
    [publicId],
  );
  return (
    <section>
      <h2>{texts.title}</h2>
      <Await of={info}>
        {({ segmentCount = 0, ignoredSegmentCount = 0, viewCount = 0, minutesSaved = 0, reputation = 0 }) => (
          <>
            {segmentCount + ignoredSegmentCount === 0 && <p class="quiet">{account.newHere}</p>}
            <FigureList
              of={[
                [texts.segments, formatNumber(segmentCount, code)],
                [texts.ignored, formatNumber(ignoredSegmentCount, code)],
                [texts.views, formatNumber(viewCount, code), "views"],
                [texts.saved, formatMinutes(minutesSaved, code), "saved"],
                [texts.reputation, formatNumber(reputation, code), "reputation"],
              ]}
            />
          </>
        )}
      </Await>
    </section>
  );
}
