import { useMemo } from "preact/hooks";
import type { Schemas } from "../../api/client.ts";
import { useVocabulary } from "../../api/vocabulary.ts";
import { link } from "../../app/router.ts";
import type { Column } from "../../components/data-table.tsx";
import { UserText } from "../../components/links.tsx";
import { unsorted, useSegmentColumns } from "../../components/segment-columns.tsx";
import { spotOf } from "../../components/spot.ts";
import { watchAddress } from "../../components/video-address.ts";
import { formatTime } from "../../texts/format.ts";
import { fill, useTexts } from "../../texts/use-texts.ts";

export type Row = Schemas["ListedSegment"];

export const userPlace = (user: string): string => link(["moderation", "user"], { user });
export const videoPlace = (service: string, videoID: string): string =>
  link(["moderation", "video"], { service, videoID });

/** A video, as it leads to its part of this page. */
export function DeskVideo({ service, videoID }: { service: string; videoID: string }) {
  return (
    <a href={videoPlace(service, videoID)} title={`${service} ${videoID}`}>
      <UserText>{videoID}</UserText>
    </a>
  );
}

type Named = Readonly<{ userID: string; userName: string | null }>;

/** The name, or the beginning of the public id of somebody without one. */
export const shownName = ({ userID, userName }: Named): string => userName ?? `${userID.slice(0, 10)}…`;

/** A user, who leads to its part of this page. */
export function DeskUser(user: Named) {
  return (
    <a href={userPlace(user.userID)} title={user.userID}>
      <UserText>{shownName(user)}</UserText>
    </a>
  );
}

/** Columns of segments that can be moderated. Videos and users lead to their parts of this page. */
export function useDeskColumns(): readonly Column<Row>[] {
  const { segment: names, moderation: texts } = useTexts();
  const { services } = useVocabulary();
  const shared = useSegmentColumns();
  return useMemo((): readonly Column<Row>[] => {
    const { state, category, action, votes, views, user, submitted, uuid } = shared;
    return [
      unsorted(state),
      {
        id: "video",
        importance: 1,
        header: names.video,
        cell: (row) => <DeskVideo {...row} />,
        value: ({ videoID }) => videoID,
      },
      {
        id: "spot",
        importance: 1,
        header: `${names.start} – ${names.end}`,
        cell: (row) => {
          const address = watchAddress(services, row);
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
      { ...submitted, importance: 2 },
      uuid,
    ];
  }, [names, texts, services, shared]);
}
