import { useMemo } from "preact/hooks";
import type { Schemas } from "../../api/client.ts";
import type { Pages } from "../../api/use-pages.ts";
import { CategoryTag } from "../../components/category-tag.tsx";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { MoreButton } from "../../components/more-button.tsx";
import { spotOf } from "../../components/spot.ts";
import { Timestamp } from "../../components/timestamp.tsx";
import { fill, useTexts } from "../../texts/use-texts.ts";
import { DeskUser, DeskVideo } from "./desk-columns.tsx";

type Rejection = Schemas["RejectedSubmission"] & Readonly<{ time: number; key: string }>;

/** Submissions that the automatic moderator or a rule of the operator refused. There is nothing to undo: they were never stored as segments. */
export function Rejected({ pages }: { pages: Pages<Schemas["QueueItem"]> }) {
  const { segment: names, moderation } = useTexts();
  const { queue: texts } = moderation;
  const reasonText = (reason: string): string => {
    const rule = /^reject_rule (\d+)$/.exec(reason)?.[1];
    return rule === undefined ? reason : fill(texts.byRule, { number: rule });
  };
  const rows = useMemo(
    () =>
      pages.items.flatMap(({ time, rejected }, at): Rejection[] =>
        rejected === null ? [] : [{ ...rejected, time, key: String(at) }],
      ),
    [pages.items],
  );
  const columns = useMemo(
    (): readonly Column<Rejection>[] => [
      {
        id: "time",
        importance: 1,
        header: names.submitted,
        cell: ({ time }) => <Timestamp time={time} />,
        value: ({ time }) => time,
      },
      {
        id: "video",
        importance: 1,
        header: names.video,
        cell: (row) => <DeskVideo {...row} />,
      },
      {
        id: "user",
        importance: 1,
        header: names.user,
        cell: (row) => <DeskUser {...row} />,
      },
      {
        id: "segments",
        importance: 1,
        header: texts.submitted,
        kind: "wide",
        cell: ({ segments }) => (
          <ul class="plain">
            {segments.map((segment, at) => (
              <li key={at}>
                {spotOf(segment)} <CategoryTag category={segment.category} />, {names.actions[segment.actionType]}
              </li>
            ))}
          </ul>
        ),
      },
      {
        id: "reason",
        importance: 1,
        header: moderation.reason,
        kind: "wide",
        cell: ({ reason }) => <bdi class="wrapped">{reasonText(reason)}</bdi>,
      },
    ],
    [names, moderation, texts],
  );
  return (
    <>
      {(rows.length > 0 || (!pages.loading && pages.error === undefined)) && (
        <DataTable
          caption={texts.kinds.rejected}
          columns={columns}
          rows={rows}
          keyOf={({ key }) => key}
          empty={texts.empty}
        />
      )}
      <MoreButton of={pages} />
    </>
  );
}
