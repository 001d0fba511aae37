import { useMemo } from "preact/hooks";
import { useVocabulary } from "../../api/vocabulary.ts";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { IgnoredIcon, LockIcon } from "../../components/icons.tsx";
import { SegmentLink } from "../../components/links.tsx";
import { useSegmentColumns } from "../../components/segment-columns.tsx";
import { isDropped } from "../../components/segment-states.ts";
import type { Sorting } from "../../components/sorting.ts";
import { StandingMark } from "../../components/standing-mark.tsx";
import { lookOf, looks, type Standings } from "../../components/standings.ts";
import { useStandingText } from "../../components/use-standing-text.ts";
import { formatNumber } from "../../texts/format.ts";
import { useLanguageCode, useTexts } from "../../texts/use-texts.ts";
import type { Segment } from "./filters.ts";
import { RowCopies } from "./row-copies.tsx";

const keyOf = ({ UUID }: Segment): string => UUID;

/** The votes, and beside them in signs what the state says in words. */
function Votes({ segment }: { segment: Segment }) {
  const { video: texts } = useTexts();
  const code = useLanguageCode();
  const isIgnored = isDropped(segment, useVocabulary());
  return (
    <>
      {segment.locked === 1 && <LockIcon label={texts.lockedMark} />}
      {isIgnored && <IgnoredIcon label={texts.ignoredMark} />} {formatNumber(segment.votes, code)}
    </>
  );
}

/** The state of a row is what becomes of it at players, and why they do not get it. */
function useStateColumn(named: readonly Segment[], standings: Standings): Column<Segment> {
  const { segment: texts } = useTexts();
  const vocabulary = useVocabulary();
  const whyOf = useStandingText(named);
  return useMemo(
    () => ({
      id: "state",
      importance: 1,
      header: texts.state,
      kind: "wide",
      value: (row) => looks.indexOf(lookOf(row, standings, vocabulary) ?? "given"),
      cell: (row) => {
        const standing = standings.get(row.UUID);
        const why = standing === undefined || standing.look === "given" ? undefined : whyOf(standing);
        return <StandingMark look={lookOf(row, standings, vocabulary)} locked={row.locked} why={why} />;
      },
    }),
    [texts, vocabulary, standings, whyOf],
  );
}

function useColumns(named: readonly Segment[], standings: Standings): readonly Column<Segment>[] {
  const { segment: texts } = useTexts();
  const shared = useSegmentColumns();
  const state = useStateColumn(named, standings);
  return useMemo((): readonly Column<Segment>[] => {
    const { submitted, start, end, length, votes, views, category, action, user } = shared;
    return [
      submitted,
      start,
      end,
      length,
      { ...votes, cell: (row) => <Votes segment={row} /> },
      views,
      category,
      action,
      state,
      user,
      {
        id: "uuid",
        importance: 3,
        header: texts.uuid,
        cell: (row) => (
          <>
            <SegmentLink uuid={row.UUID} /> <RowCopies segment={row} />
          </>
        ),
      },
    ];
  }, [texts, shared, state]);
}

type Props = Readonly<{
  segments: readonly Segment[];
  /** All that a reason may name. */
  named: readonly Segment[];
  standings: Standings;
  sorting: Sorting | undefined;
  onSorting: (sorting: Sorting | undefined) => void;
}>;

export function SegmentTable({ segments, named, standings, sorting, onSorting }: Props) {
  const { video: texts } = useTexts();
  const columns = useColumns(named, standings);
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
