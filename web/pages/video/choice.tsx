import { useMemo } from "preact/hooks";
import { api, type Schemas } from "../../api/client.ts";
import { answeredOr } from "../../api/failure.ts";
import { useLoaded } from "../../api/use-loaded.ts";
import { useVocabulary } from "../../api/vocabulary.ts";
import { CategoryTag } from "../../components/category-tag.tsx";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { Await } from "../../components/feedback.tsx";
import { SegmentLink } from "../../components/links.tsx";
import { SegmentTime } from "../../components/segment-time.tsx";
import { formatNumber } from "../../texts/format.ts";
import { fill, useLanguageCode, useTexts } from "../../texts/use-texts.ts";
import { type ChoiceRow, choiceRows } from "./choice-rows.ts";
import type { Segment } from "./filters.ts";

type Explained = Schemas["ChoiceExplained"];

type Props = Readonly<{ service: string; videoID: string; segments: readonly Segment[] }>;

const keyOf = ({ uuid }: ChoiceRow): string => uuid;

function useReasons(): (row: ChoiceRow) => string {
  const { video: texts } = useTexts();
  const { minShownVotes } = useVocabulary();
  return ({ reason, rivals }) => fill(texts.reasons[reason], { rivals, minShownVotes });
}

function useColumns(segments: readonly Segment[]): readonly Column<ChoiceRow>[] {
  const { segment: words, video: texts } = useTexts();
  const code = useLanguageCode();
  const reasonOf = useReasons();
  return useMemo(() => {
    const known = new Map(segments.map((segment) => [segment.UUID, segment]));
    /** Segments that came since the list was loaded are not in it. */
    const ofSegment = (render: (segment: Segment) => preact.ComponentChildren) => (row: ChoiceRow) => {
      const segment = known.get(row.uuid);
      return segment === undefined ? "" : render(segment);
    };
    const number = (value: number | undefined): string => (value === undefined ? "" : formatNumber(value, code));
    return [
      { id: "time", header: texts.time, cell: ofSegment((segment) => <SegmentTime segment={segment} />) },
      {
        id: "category",
        header: words.category,
        cell: ofSegment(({ category }) => <CategoryTag category={category} />),
      },
      {
        id: "action",
        header: words.action,
        cell: ofSegment(({ actionType }) => words.actions[actionType] ?? actionType),
      },
      { id: "uuid", header: words.uuid, cell: ({ uuid }) => <SegmentLink uuid={uuid} /> },
      { id: "votes", header: words.votes, kind: "number", cell: ({ votes }) => number(votes) },
      { id: "reputation", header: texts.reputation, kind: "number", cell: ({ reputation }) => number(reputation) },
      { id: "weight", header: texts.weight, kind: "number", cell: ({ weight }) => number(weight) },
      { id: "reason", header: texts.why, kind: "wide", cell: reasonOf },
    ];
  }, [segments, words, texts, code]);
}

function Explanation({ explained, segments }: { explained: Explained; segments: readonly Segment[] }) {
  const { video: texts } = useTexts();
  const { chosen, others } = useMemo(() => choiceRows(explained), [explained]);
  const columns = useColumns(segments);
  return (
    <>
      <p>{fill(texts.choiceText, { chosen: chosen.length, others: others.length })}</p>
      <DataTable caption={texts.chosen} columns={columns} rows={chosen} keyOf={keyOf} empty={texts.nothingChosen} />
      {others.length > 0 && (
        <details>
          <summary>{fill(texts.notChosen, { count: others.length })}</summary>
          <DataTable caption={texts.notChosenCaption} columns={columns} rows={others} keyOf={keyOf} />
        </details>
      )}
    </>
  );
}

/** What a player that asks for everything gets of the video, and why. */
export function Choice({ service, videoID, segments }: Props) {
  const { video: texts } = useTexts();
  const explained = useLoaded(
    async (signal) => {
      const query = { service: service as "YouTube", videoID };
      const none: Explained = { groups: [], leftOut: [] };
      return answeredOr(api.GET("/api/choice", { params: { query }, signal }), none);
    },
    [service, videoID],
  );
  return (
    <section aria-labelledby="choice-title">
      <h2 id="choice-title">{texts.choice}</h2>
      <Await of={explained}>{(data) => <Explanation explained={data} segments={segments} />}</Await>
    </section>
  );
}
