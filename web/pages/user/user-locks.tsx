import { useMemo } from "preact/hooks";
import { api, type Schemas } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import { usePages } from "../../api/use-pages.ts";
import { actionText } from "../../components/action-text.ts";
import { CategoryTag } from "../../components/category-tag.tsx";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { UserText, VideoLink } from "../../components/links.tsx";
import { MoreButton } from "../../components/more-button.tsx";
import { Timestamp } from "../../components/timestamp.tsx";
import type { Texts } from "../../texts/en.ts";
import { useTexts } from "../../texts/use-texts.ts";

type Lock = Schemas["ListedLock"];

const lockColumns = (texts: Texts): readonly Column<Lock>[] => [
  {
    id: "time",
    importance: 1,
    header: texts.user.lockedAt,
    cell: ({ time }) => <Timestamp time={time} />,
    value: ({ time }) => time,
  },
  {
    id: "video",
    importance: 1,
    header: texts.segment.video,
    cell: ({ service, videoID }) => <VideoLink service={service} videoID={videoID} />,
    value: ({ videoID }) => videoID,
  },
  {
    id: "service",
    importance: 3,
    header: texts.segment.service,
    cell: ({ service }) => service,
    value: ({ service }) => service,
  },
  {
    id: "category",
    importance: 1,
    header: texts.segment.category,
    cell: ({ category }) => <CategoryTag category={category} />,
    value: ({ category }) => category,
  },
  {
    id: "action",
    header: texts.segment.action,
    cell: ({ actionType }) => actionText(texts, actionType),
    value: ({ actionType }) => actionType,
  },
  {
    id: "reason",
    importance: 1,
    header: texts.user.reason,
    cell: ({ reason }) => <UserText>{reason}</UserText>,
    kind: "wide",
  },
];

/**
 * The categories of videos that a user has locked, newest first. Of who cannot be expected to have any, an empty list
 * is not shown.
 */
export function UserLocks({ id, isExpected }: { id: string; isExpected: boolean }) {
  const texts = useTexts();
  const pages = usePages(
    async (cursor, signal) => {
      const query = { user: id, ...(cursor !== undefined && { cursor }) };
      const { locks, next } = await answered(api.GET("/api/locks", { params: { query }, signal }));
      return { items: locks, next };
    },
    [id],
  );
  const columns = useMemo(() => lockColumns(texts), [texts]);
  const { items, loading, error, more } = pages;
  if (!isExpected && items.length === 0 && error === undefined && (loading || more === undefined)) return null;
  return (
    <section>
      <h2>
        {texts.user.locks}
        {items.length > 0 && ` (${items.length}${more === undefined ? "" : "+"})`}
      </h2>
      {items.length > 0 ? (
        <>
          <p class="quiet">{texts.user.locksNote}</p>
          <DataTable
            caption={texts.user.locks}
            columns={columns}
            rows={items}
            keyOf={({ service, videoID, category, actionType }) =>
              JSON.stringify([service, videoID, category, actionType])
            }
          />
        </>
      ) : (
        !loading && error === undefined && more === undefined && <p class="quiet">{texts.user.noLocks}</p>
      )}
      <MoreButton of={pages} />
    </section>
  );
}
