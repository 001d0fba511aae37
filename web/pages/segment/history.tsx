import { useMemo } from "preact/hooks";
import type { Schemas } from "../../api/client.ts";
import type { Loaded } from "../../api/use-loaded.ts";
import { useVocabulary } from "../../api/vocabulary.ts";
import { CategoryTag } from "../../components/category-tag.tsx";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { Await } from "../../components/feedback.tsx";
import { Timestamp } from "../../components/timestamp.tsx";
import { formatNumber } from "../../texts/format.ts";
import { useLanguageCode, useTexts } from "../../texts/use-texts.ts";
import { changeDetail } from "./change-detail.ts";

type Past = Schemas["SegmentHistory"];
type Day = Past["votes"][0];
type Wish = Past["categoryVotes"][0];
type Change = Past["changes"][0];

/** A number as a bar beside it; the longest is that of the greatest number. */
function Amount({ value, greatest, kind }: { value: number; greatest: number; kind: "up" | "down" }) {
  const code = useLanguageCode();
  return (
    <span class="amount">
      <span class={`amount-bar ${kind}`} style={{ width: `${greatest > 0 ? (value / greatest) * 6 : 0}rem` }} />
      {formatNumber(value, code)}
    </span>
  );
}

/** Votes by day, votes for other categories, and what moderators changed. Who voted is not told. */
function Tables({ past }: { past: Past }) {
  const { segmentPage: texts, segment: words } = useTexts();
  const code = useLanguageCode();
  const { categories } = useVocabulary();
  const { votes, categoryVotes, changes } = past;
  const greatest = Math.max(0, ...votes.flatMap(({ up, down }) => [up, down]));
  const days = useMemo(
    (): readonly Column<Day>[] => [
      { id: "day", importance: 1, header: texts.day, cell: ({ day }) => <time dateTime={day}>{day}</time> },
      { id: "up", header: texts.votesUp, cell: ({ up }) => <Amount value={up} greatest={greatest} kind="up" /> },
      {
        id: "down",
        header: texts.votesDown,
        cell: ({ down }) => <Amount value={down} greatest={greatest} kind="down" />,
      },
    ],
    [texts, greatest],
  );
  const wishes = useMemo(
    (): readonly Column<Wish>[] => [
      { id: "category", header: words.category, cell: ({ category }) => <CategoryTag category={category} /> },
      { id: "votes", header: words.votes, kind: "number", cell: ({ votes }) => formatNumber(votes, code) },
    ],
    [words, code],
  );
  const deeds = useMemo((): readonly Column<Change>[] => {
    const labelOf = (category: string): string => categories.find(({ name }) => name === category)?.label ?? category;
    return [
      { id: "time", importance: 1, header: texts.when, cell: ({ time }) => <Timestamp time={time} /> },
      { id: "change", importance: 1, header: texts.change, cell: ({ change }) => texts.changes[change] ?? change },
      {
        id: "detail",
        importance: 1,
        header: texts.detail,
        kind: "wide",
        cell: (row) => changeDetail(row, texts, labelOf),
      },
    ];
  }, [texts, categories]);
  return (
    <div class="columns">
      <div>
        <h3>{texts.votesByDay}</h3>
        <DataTable
          caption={texts.votesByDay}
          columns={days}
          rows={votes}
          keyOf={({ day }) => day}
          empty={texts.noVotes}
        />
      </div>
      <div>
        <h3>{texts.categoryVotes}</h3>
        <DataTable
          caption={texts.categoryVotes}
          columns={wishes}
          rows={categoryVotes}
          keyOf={({ category }) => category}
          empty={texts.noCategoryVotes}
        />
      </div>
      <div>
        <h3>{texts.changesTitle}</h3>
        <DataTable
          caption={texts.changesTitle}
          columns={deeds}
          rows={changes}
          keyOf={(change) => JSON.stringify(change)}
          empty={texts.noChanges}
        />
      </div>
    </div>
  );
}

export function History({ of }: { of: Loaded<Past | undefined> }) {
  const { segmentPage: texts } = useTexts();
  return (
    <section aria-labelledby="history-title">
      <h2 id="history-title">{texts.history}</h2>
      <Await of={of}>{(past) => past && <Tables past={past} />}</Await>
    </section>
  );
}
