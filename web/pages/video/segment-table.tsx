import { useMemo } from "preact/hooks";
import { useVocabulary } from "../../api/vocabulary.ts";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { IgnoredIcon, LockIcon } from "../../components/icons.tsx";
import { SegmentLink } from "../../components/links.tsx";
import { unsorted, useSegmentColumns } from "../../components/segment-columns.tsx";
import { statesOf } from "../../components/segment-states.ts";
import type { Sorting } from "../../components/sorting.ts";
import { formatNumber } from "../../texts/format.ts";
import { useLanguageCode, useTexts } from "../../texts/use-texts.ts";
import type { Segment } from "./filters.ts";
import { RowCopies } from "./row-copies.tsx";

const keyOf = ({ UUID }: Segment): string => UUID;

/** The votes, and beside them in signs what the state says in words. */
function Votes({ segment }: { segment: Segment }) {
  const { video: texts } = useTexts();
  const code = useLanguageCode();
  const isIgnored = statesOf(segment, useVocabulary()).some((state) => state !== "shown" && state !== "locked");
  return (
    <>
      {segment.locked === 1 && <LockIcon label={texts.lockedMark} />}
      {isIgnored && <IgnoredIcon label={texts.ignoredMark} />} {formatNumber(segment.votes, code)}
    </>
  );
}

function useColumns(): readonly Column<Segment>[] {
  const { segment: texts } = useTexts();
  const shared = useSegmentColumns();
  return useMemo((): readonly Column<Segment>[] => {
    const { submitted, start, end, length, votes, views, category, action, state, user } = shared;
    return [
      submitted,
      start,
      end,
      length,
      { ...votes, cell: (row) => <Votes segment={row} /> },
      views,
      category,
      action,
      unsorted(state),
      user,
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
  }, [texts, shared]);
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
