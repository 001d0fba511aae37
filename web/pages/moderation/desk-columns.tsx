import { useMemo } from "preact/hooks";
import type { Schemas } from "../../api/client.ts";
import { useVocabulary, type Vocabulary } from "../../api/vocabulary.ts";
import { link } from "../../app/router.ts";
import type { Column } from "../../components/data-table.tsx";
import { UserText } from "../../components/links.tsx";
import { unsorted, useSegmentColumns } from "../../components/segment-columns.tsx";
import { spotOf } from "../../components/spot.ts";
import { formatTime } from "../../texts/format.ts";
import { fill, useTexts } from "../../texts/use-texts.ts";

export type Row = Schemas["ListedSegment"];

/** Seconds that a video is opened before a segment starts. */
const leadIn = 3;

export const userPlace = (user: string): string => link(["moderation", "user"], { user });
export const videoPlace = (service: string, videoID: string): string =>
  link(["moderation", "video"], { service, videoID });

/** Where a segment can be watched; undefined for platforms whose videos have no address. */
export function watchAddress({ services }: Vocabulary, { service, videoID, startTime }: Row): string | undefined {
  const template = services.find(({ name }) => name === service)?.videoUrl ?? undefined;
  const address = template?.replace("{videoID}", encodeURIComponent(videoID));
  if (address === undefined || service !== "YouTube") return address;
  return `${address}&t=${Math.max(0, Math.floor(startTime) - leadIn)}s`;
}

/** A video, as it leads to its part of this page. */
export function DeskVideo({ service, videoID }: { service: string; videoID: string }) {
  return (
    <a href={videoPlace(service, videoID)} title={`${service} ${videoID}`}>
      <UserText>{videoID}</UserText>
    </a>
  );
}

/** A user, who leads to its part of this page. */
export function DeskUser({ userID, userName }: { userID: string; userName: string | null }) {
  return (
    <a href={userPlace(userID)} title={userID}>
      <UserText>{userName ?? `${userID.slice(0, 10)}…`}</UserText>
    </a>
  );
}

/** Columns of segments that can be moderated. Videos and users lead to their parts of this page. */
export function useDeskColumns(): readonly Column<Row>[] {
  const { segment: names, moderation: texts } = useTexts();
  const vocabulary = useVocabulary();
  const shared = useSegmentColumns();
  return useMemo((): readonly Column<Row>[] => {
    const { state, category, action, votes, views, user, submitted, uuid } = shared;
    return [
      unsorted(state),
      { id: "video", header: names.video, cell: (row) => <DeskVideo {...row} />, value: ({ videoID }) => videoID },
      {
        id: "spot",
        header: `${names.start} – ${names.end}`,
        cell: (row) => {
          const address = watchAddress(vocabulary, row);
          if (address === undefined) return spotOf(row);
          const watch = fill(texts.watch, { time: formatTime(row.startTime) });
          return (
            <>
              {spotOf(row)}{" "}
              <a href={address} target="_blank" rel="noreferrer" aria-label={watch} title={watch}>
                ▶
              </a>
            </>
          );
        },
        value: ({ startTime }) => startTime,
      },
      category,
      unsorted(action),
      votes,
      views,
      { ...user, cell: (row) => <DeskUser {...row} /> },
      submitted,
      uuid,
    ];
  }, [names, texts, vocabulary, shared]);
}
