import { useMemo } from "preact/hooks";
import { CategoryTag } from "../../components/category-tag.tsx";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { IgnoredIcon, LockIcon } from "../../components/icons.tsx";
import { SegmentLink, UserLink, UserText } from "../../components/links.tsx";
import { SegmentState } from "../../components/segment-state.tsx";
import { statesOf } from "../../components/segment-states.ts";
import type { Sorting } from "../../components/sorting.ts";
import { Timestamp } from "../../components/timestamp.tsx";
import { formatNumber, formatTime } from "../../texts/format.ts";
import { useLanguageCode, useTexts } from "../../texts/use-texts.ts";
import type { Segment } from "./filters.ts";
import { RowCopies } from "./row-copies.tsx";

const keyOf = ({ UUID }: Segment): string => UUID;

/** The votes, and beside them in signs what the state says in words. */
function Votes({ segment }: { segment: Segment }) {
  const { video: texts } = useTexts();
  const code = useLanguageCode();
  const isIgnored = statesOf(segment).some((state) => state !== "shown" && state !== "locked");
  return (
    <>
      {segment.locked === 1 && <LockIcon label={texts.lockedMark} />}
      {isIgnored && <IgnoredIcon label={texts.ignoredMark} />} {formatNumber(segment.votes, code)}
    </>
  );
}

function useColumns(): readonly Column<Segment>[] {
  const { segment: texts, video } = useTexts();
  const code = useLanguageCode();
  return useMemo((): readonly Column<Segment>[] => {
    const time = (id: string, header: string, value: (row: Segment) => number): Column<Segment> => ({
      id,
      header,
      kind: "number",
      value,
      cell: (row) => formatTime(value(row)),
    });
    return [
      {
        id: "submitted",
        header: texts.submitted,
        value: ({ timeSubmitted }) => timeSubmitted,
        cell: ({ timeSubmitted }) => <Timestamp time={timeSubmitted} />,
      },
      time("start", texts.start, ({ startTime }) => startTime),
      time("end", texts.end, ({ endTime }) => endTime),
      time("length", texts.length, ({ startTime, endTime }) => Math.max(endTime - startTime, 0)),
      {
        id: "votes",
        header: texts.votes,
        kind: "number",
        value: ({ votes }) => votes,
        cell: (row) => <Votes segment={row} />,
      },
      {
        id: "views",
        header: texts.views,
        kind: "number",
        value: ({ views }) => views,
        cell: ({ views }) => formatNumber(views, code),
      },
      {
        id: "category",
        header: texts.category,
        value: ({ category }) => category,
        cell: ({ category, description }) => (
          <>
            <CategoryTag category={category} />
            {description !== "" && (
              <>
                {" "}
                <UserText>{description}</UserText>
              </>
            )}
          </>
        ),
      },
      {
        id: "action",
        header: texts.action,
        value: ({ actionType }) => actionType,
        cell: ({ actionType }) => texts.actions[actionType] ?? actionType,
      },
      { id: "state", header: texts.state, cell: (row) => <SegmentState segment={row} /> },
      {
        id: "user",
        header: texts.user,
        value: ({ userID, userName }) => userName ?? userID,
        cell: ({ userID, userName }) => <UserLink id={userID} name={userName} />,
      },
      {
        id: "uuid",
        header: texts.uuid,
        cell: (row) => (
          <>
            <SegmentLink uuid={row.UUID} /> <RowCopies segment={row} />
          </>
        ),
      },
    ];
  }, [texts, video, code]);
}

type Props = Readonly<{
  segments: readonly Segment[];
  sorting: Sorting | undefined;
  onSorting: (sorting: Sorting | undefined) => void;
}>;

export function SegmentTable({ segments, sorting, onSorting }: Props) {
  const { video: texts } = useTexts();
  const columns = useColumns();
  // An address written by hand may name a column that there is not.
  const isSortable = columns.some(({ id, value }) => id === sorting?.by && value !== undefined);
  return (
    <div class="dense">
      <DataTable
        caption={texts.segments}
        columns={columns}
        rows={segments}
        keyOf={keyOf}
        sorting={{ current: isSortable ? sorting : undefined, onChange: onSorting }}
        empty={texts.noMatch}
      />
    </div>
  );
}
