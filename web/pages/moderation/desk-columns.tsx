import { useMemo } from "preact/hooks";
import type { Schemas } from "../../api/client.ts";
import { useVocabulary, type Vocabulary } from "../../api/vocabulary.ts";
import { link } from "../../app/router.ts";
import { CategoryTag } from "../../components/category-tag.tsx";
import type { Column } from "../../components/data-table.tsx";
import { SegmentLink, UserText } from "../../components/links.tsx";
import { SegmentState } from "../../components/segment-state.tsx";
import { spotOf } from "../../components/spot.ts";
import { videoAddress } from "../../components/video-address.ts";
import { formatDate, formatNumber, formatTime } from "../../texts/format.ts";
import { fill, useLanguageCode, useTexts } from "../../texts/use-texts.ts";

export type Row = Schemas["ListedSegment"];

/** Seconds that a video is opened before a segment starts. */
const leadIn = 3;

export const userPlace = (user: string): string => link(["moderation", "user"], { user });
export const videoPlace = (service: string, videoID: string): string =>
  link(["moderation", "video"], { service, videoID });

/** Where a segment can be watched; undefined for platforms whose videos have no address. */
export function watchAddress({ services }: Vocabulary, { service, videoID, startTime }: Row): string | undefined {
  const known = services.find(({ name }) => name === service);
  const address = known && videoAddress(known, videoID)?.href;
  if (address === undefined || service !== "YouTube") return address;
  return `${address}&t=${Math.max(0, Math.floor(startTime) - leadIn)}s`;
}

/** Columns of segments that can be moderated. Videos and users lead to their parts of this page. */
export function useDeskColumns(): readonly Column<Row>[] {
  const { segment: names, moderation: texts } = useTexts();
  const code = useLanguageCode();
  const vocabulary = useVocabulary();
  return useMemo(
    () => [
      { id: "state", header: names.state, cell: (row) => <SegmentState segment={row} /> },
      {
        id: "video",
        header: names.video,
        cell: ({ service, videoID }) => (
          <a href={videoPlace(service, videoID)} title={`${service} ${videoID}`}>
            <UserText>{videoID}</UserText>
          </a>
        ),
        value: ({ videoID }) => videoID,
      },
      {
        id: "spot",
        header: `${names.start} – ${names.end}`,
        cell: (row) => {
          const address = watchAddress(vocabulary, row);
          if (address === undefined) return spotOf(row);
          return (
            <>
              {spotOf(row)}{" "}
              <a
                href={address}
                target="_blank"
                rel="noreferrer"
                aria-label={fill(texts.watch, { time: formatTime(row.startTime) })}
                title={fill(texts.watch, { time: formatTime(row.startTime) })}
              >
                ▶
              </a>
            </>
          );
        },
        value: ({ startTime }) => startTime,
      },
      {
        id: "category",
        header: names.category,
        cell: ({ category }) => <CategoryTag category={category} />,
        value: ({ category }) => category,
      },
      {
        id: "action",
        header: names.action,
        cell: ({ actionType, description }) => (
          <>
            {names.actions[actionType]}
            {description !== "" && (
              <>
                {": "}
                <UserText>{description}</UserText>
              </>
            )}
          </>
        ),
      },
      {
        id: "votes",
        header: names.votes,
        kind: "number",
        cell: ({ votes }) => formatNumber(votes, code),
        value: ({ votes }) => votes,
      },
      {
        id: "views",
        header: names.views,
        kind: "number",
        cell: ({ views }) => formatNumber(views, code),
        value: ({ views }) => views,
      },
      {
        id: "user",
        header: names.user,
        cell: ({ userID, userName }) => (
          <a href={userPlace(userID)} title={userID}>
            <UserText>{userName ?? `${userID.slice(0, 10)}…`}</UserText>
          </a>
        ),
        value: ({ userName, userID }) => userName ?? userID,
      },
      {
        id: "time",
        header: names.submitted,
        cell: ({ timeSubmitted }) => formatDate(timeSubmitted, code),
        value: ({ timeSubmitted }) => timeSubmitted,
      },
      { id: "uuid", header: names.uuid, cell: ({ UUID }) => <SegmentLink uuid={UUID} /> },
    ],
    [names, texts, code, vocabulary],
  );
}
