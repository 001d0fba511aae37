import { type Figure, FigureList } from "../../components/figure-list.tsx";
import { SegmentLink, UserText } from "../../components/links.tsx";
import { formatMinutes, formatNumber, formatShare } from "../../texts/format.ts";
import { fill, useLanguageCode, useTexts } from "../../texts/use-texts.ts";
import type { UserInfo } from "./user-info.ts";

/** The figures of a user. */
export function Profile({ info }: { info: UserInfo }) {
  const { user: texts } = useTexts();
  const code = useLanguageCode();
  const { segmentCount = 0, ignoredSegmentCount = 0, warnings = 0, lastSegmentID } = info;
  const all = segmentCount + ignoredSegmentCount;
  const ignored = fill(texts.ignoredShare, {
    count: formatNumber(ignoredSegmentCount, code),
    total: formatNumber(all, code),
    share: formatShare(ignoredSegmentCount, all, code),
  });
  const figures: readonly Figure[] = [
    [texts.submissions, formatNumber(all, code)],
    [texts.segments, formatNumber(segmentCount, code)],
    [texts.ignored, ignored],
    [texts.views, formatNumber(info.viewCount ?? 0, code), "views"],
    [texts.saved, formatMinutes(info.minutesSaved ?? 0, code), "saved"],
    [texts.reputation, formatNumber(info.reputation ?? 0, code), "reputation"],
    [texts.warnings, formatNumber(warnings, code), "warning"],
    ...(typeof lastSegmentID === "string" ? [[texts.latest, <SegmentLink uuid={lastSegmentID} />] as const] : []),
  ];
  return (
    <section aria-labelledby="figures">
      <h2 id="figures">{texts.figures}</h2>
      <FigureList of={figures} />
      {info.warningReason !== undefined && info.warningReason !== "" && (
        <p class="notice">
          {texts.warningReason} <UserText>{info.warningReason}</UserText>
        </p>
      )}
      <p class="quiet">{texts.ignoredNote}</p>
    </section>
  );
}
