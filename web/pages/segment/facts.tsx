import type { ComponentChildren } from "preact";
import type { Schemas } from "../../api/client.ts";
import { useVocabulary } from "../../api/vocabulary.ts";
import { CategoryTag } from "../../components/category-tag.tsx";
import { UserLink, UserText, VideoLink } from "../../components/links.tsx";
import { SegmentTime } from "../../components/segment-time.tsx";
import { StandingMark } from "../../components/standing-mark.tsx";
import { lookOf, type Standings } from "../../components/standings.ts";
import { Term } from "../../components/term.tsx";
import { Timestamp } from "../../components/timestamp.tsx";
import { useStandingText } from "../../components/use-standing-text.ts";
import { formatNumber, formatTime } from "../../texts/format.ts";
import { useLanguageCode, useTexts } from "../../texts/use-texts.ts";

type Props = Readonly<{
  record: Schemas["SegmentRecord"];
  userName: string | null | undefined;
  standings: Standings;
  /** Others of the video, which the reason may name. */
  named: readonly Schemas["FoundSegment"][];
}>;

/** A category, and where its rules are explained. */
function CategoryWithGuideline({ category }: { category: string }) {
  const { segment: words } = useTexts();
  const address = useVocabulary().categories.find(({ name }) => name === category)?.guidelineUrl;
  return (
    <>
      <CategoryTag category={category} />
      {address != null && (
        <>
          {" · "}
          <a href={address} rel="noreferrer">
            {words.guideline}
          </a>
        </>
      )}
    </>
  );
}

/** Everything that the service tells of a segment. */
export function Facts({ record, userName, standings, named }: Props) {
  const { segment: words, segmentPage: texts } = useTexts();
  const code = useLanguageCode();
  const look = lookOf(record, standings, useVocabulary());
  const standing = standings.get(record.UUID);
  const why = useStandingText(named);
  const length = Math.max(record.endTime - record.startTime, 0);
  const facts: readonly (readonly [label: string, value: ComponentChildren])[] = [
    [words.state, <StandingMark key="state" look={look} locked={record.locked} why={standing && why(standing)} />],
    [words.video, <VideoLink key="video" service={record.service} videoID={record.videoID} />],
    [words.service, record.service],
    [words.category, <CategoryWithGuideline key="category" category={record.category} />],
    [words.action, words.actions[record.actionType] ?? record.actionType],
    [texts.time, <SegmentTime key="time" segment={record} />],
    [texts.exactTimes, `${record.startTime} s – ${record.endTime} s`],
    [words.length, formatTime(length)],
    ...(record.description === ""
      ? []
      : [[texts.description, <UserText key="description">{record.description}</UserText>] as const]),
    [words.votes, formatNumber(record.votes, code)],
    [words.views, formatNumber(record.views, code)],
    [words.user, <UserLink key="user" id={record.userID} name={userName} />],
    [texts.reputation, formatNumber(record.reputation, code)],
    [words.submitted, <Timestamp key="submitted" time={record.timeSubmitted} full />],
    [texts.userAgent, record.userAgent === "" ? texts.notKnown : <UserText key="agent">{record.userAgent}</UserText>],
    [texts.videoDuration, record.videoDuration > 0 ? formatTime(record.videoDuration) : texts.notKnown],
    [words.uuid, <code key="uuid">{record.UUID}</code>],
    [texts.videoHash, <code key="hash">{record.hashedVideoID}</code>],
  ];
  return (
    <dl class="facts card">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label === texts.reputation ? <Term of="reputation">{label}</Term> : label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
