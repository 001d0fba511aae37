import { useMemo } from "preact/hooks";
import type { Loaded } from "../../api/use-loaded.ts";
import { CategoryTag } from "../../components/category-tag.tsx";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { Await } from "../../components/feedback.tsx";
import { SegmentLink } from "../../components/links.tsx";
import { SegmentTime } from "../../components/segment-time.tsx";
import type { Standing, Standings } from "../../components/standings.ts";
import { Words } from "../../components/term.tsx";
import { useStandingText } from "../../components/use-standing-text.ts";
import { formatNumber } from "../../texts/format.ts";
import { fill, useLanguageCode, useTexts } from "../../texts/use-texts.ts";
import type { Segment } from "./filters.ts";

type Props = Readonly<{ standings: Loaded<Standings>; segments: readonly Segment[] }>;

/** More rows than this would push everything else out of sight. */
const mostInSight = 12;

const keyOf = ({ uuid }: Standing): string => uuid;

function useColumns(segments: readonly Segment[]): readonly Column<Standing>[] {
  const { segment: words, video: texts } = useTexts();
  const code = useLanguageCode();
  const reasonOf = useStandingText(segments);
  return useMemo(() => {
    const known = new Map(segments.map((segment) => [segment.UUID, segment]));
    /** Segments that came since the list was loaded are not in it. */
    const ofSegment = (render: (segment: Segment) => preact.ComponentChildren) => (row: Standing) => {
      const segment = known.get(row.uuid);
      return segment === undefined ? "" : render(segment);
    };
    const number =
      (name: "votes" | "reputation" | "weight") =>
      ({ counted }: Standing): string =>
        counted === undefined ? "" : formatNumber(counted[name], code);
    return [
      {
        id: "time",
        importance: 1,
        header: texts.time,
        cell: ofSegment((segment) => <SegmentTime segment={segment} />),
      },
      {
        id: "category",
        importance: 1,
        header: words.category,
        cell: ofSegment(({ category }) => <CategoryTag category={category} />),
      },
      {
        id: "action",
        importance: 3,
        header: words.action,
        cell: ofSegment(({ actionType }) => words.actions[actionType] ?? actionType),
      },
      { id: "uuid", importance: 3, header: words.uuid, cell: ({ uuid }) => <SegmentLink uuid={uuid} /> },
      { id: "votes", importance: 1, header: words.votes, kind: "number", cell: number("votes") },
      { id: "reputation", header: texts.reputation, kind: "number", cell: number("reputation") },
      { id: "weight", header: texts.weight, kind: "number", cell: number("weight") },
      { id: "reason", importance: 1, header: texts.why, kind: "wide", cell: reasonOf },
    ];
  }, [segments, words, texts, code, reasonOf]);
}

function Explanation({ standings, segments }: { standings: Standings; segments: readonly Segment[] }) {
  const { video: texts } = useTexts();
  const rows = [...standings.values()];
  const chosen = useMemo(() => rows.filter(({ look }) => look === "given"), [standings]);
  const columns = useColumns(segments);
  const count = (look: Standing["look"]): number => rows.filter((row) => row.look === look).length;
  const table = (
    <DataTable caption={texts.chosen} columns={columns} rows={chosen} keyOf={keyOf} empty={texts.nothingChosen} />
  );
  return (
    <>
      <p>
        {fill(texts.choiceText, {
          chosen: chosen.length,
          all: rows.length,
          outranked: count("outranked"),
          dropped: count("dropped"),
        })}
      </p>
      <Words of={["weight", "reputation", "locked", "votedAway", "hidden", "shadowHidden"]} />
      {chosen.length <= mostInSight ? (
        table
      ) : (
        <details>
          <summary>{fill(texts.showChosen, { count: chosen.length })}</summary>
          {table}
        </details>
      )}
    </>
  );
}

/** What a player that asks for everything gets of the video, and why. */
export function Choice({ standings, segments }: Props) {
  const { video: texts } = useTexts();
  return (
    <section aria-labelledby="choice-title">
      <h2 id="choice-title">{texts.choice}</h2>
      <Await of={standings}>{(data) => <Explanation standings={data} segments={segments} />}</Await>
    </section>
  );
}
