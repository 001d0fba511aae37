import { useMemo, useState } from "preact/hooks";
import { api, caller, type Schemas } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import { asCategory } from "../../api/names.ts";
import { useAction } from "../../api/use-action.ts";
import { usePages } from "../../api/use-pages.ts";
import { useVocabulary } from "../../api/vocabulary.ts";
import { announce } from "../../components/announcer.ts";
import { CategoryTag } from "../../components/category-tag.tsx";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { FailureNote } from "../../components/feedback.tsx";
import { SegmentLink, VideoLink } from "../../components/links.tsx";
import { MoreButton } from "../../components/more-button.tsx";
import { SegmentState } from "../../components/segment-state.tsx";
import { spotOf } from "../../components/spot.ts";
import { Timestamp } from "../../components/timestamp.tsx";
import { formatNumber } from "../../texts/format.ts";
import { fill, useLanguageCode, useTexts } from "../../texts/use-texts.ts";

type Vote = Schemas["OwnVote"];

const keyOf = ({ kind, segment }: Vote): string => `${kind} ${segment.UUID}`;

/** The votes of who is signed in. A vote can be taken back; one on a category only be replaced. */
export function OwnVotes({ localId }: { localId: string }) {
  const { mine, segment: names } = useTexts();
  const code = useLanguageCode();
  const { votes: texts } = mine;
  const { categories } = useVocabulary();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const header = caller(localId);
  const found = usePages(
    async (cursor, signal) => {
      const params = { header, query: cursor === undefined ? {} : { cursor } };
      const { votes, next } = await answered(api.GET("/api/me/votes", { params, signal }));
      return { items: votes, next };
    },
    [localId],
  );
  const undo = useAction(async (vote: Vote) => {
    const { UUID, category } = vote.segment;
    const query = vote.kind === "vote" ? { UUID, type: 20 as const } : { UUID, category: asCategory(category) };
    await answered(api.POST("/api/voteOnSponsorTime", { params: { query, header }, parseAs: "text" }));
    announce(vote.kind === "vote" ? texts.undone : texts.kept);
    setGone((before) => new Set([...before, keyOf(vote)]));
  });

  const columns = useMemo((): readonly Column<Vote>[] => {
    const labelOf = (category: string): string => categories.find(({ name }) => name === category)?.label ?? category;
    const meaning = ({ type, category }: Vote): string => {
      if (category !== null) return fill(texts.category, { category: labelOf(category) });
      return { 0: texts.down, 1: texts.up, 30: texts.malicious }[type ?? 0];
    };
    const button = (vote: Vote) => {
      if (vote.kind === "vote")
        return (
          <button
            type="button"
            class="icon"
            aria-label={fill(texts.undoOf, { time: spotOf(vote.segment) })}
            onClick={() => void undo.run(vote)}
          >
            {texts.undo}
          </button>
        );
      if (vote.category === vote.segment.category) return null;
      return (
        <button type="button" class="icon" title={texts.keepNote} onClick={() => void undo.run(vote)}>
          {fill(texts.keep, { category: labelOf(vote.segment.category) })}
        </button>
      );
    };
    return [
      { id: "vote", importance: 1, header: texts.vote, cell: meaning, value: meaning },
      { id: "undo", importance: 1, header: texts.undo, cell: button },
      {
        id: "counted",
        header: texts.counted,
        kind: "number",
        cell: ({ counted }) => formatNumber(counted, code),
        value: ({ counted }) => counted,
      },
      {
        id: "video",
        importance: 1,
        header: names.video,
        cell: ({ segment }) => <VideoLink service={segment.service} videoID={segment.videoID} />,
      },
      { id: "spot", importance: 1, header: `${names.start} – ${names.end}`, cell: ({ segment }) => spotOf(segment) },
      {
        id: "category",
        importance: 1,
        header: names.category,
        cell: ({ segment }) => <CategoryTag category={segment.category} />,
        value: ({ segment }) => segment.category,
      },
      { id: "state", importance: 1, header: names.state, cell: ({ segment }) => <SegmentState segment={segment} /> },
      { id: "time", header: texts.time, cell: ({ time }) => <Timestamp time={time} />, value: ({ time }) => time },
      { id: "uuid", importance: 3, header: names.uuid, cell: ({ segment }) => <SegmentLink uuid={segment.UUID} /> },
    ];
  }, [names, texts, code, categories]);

  const rows = useMemo(() => found.items.filter((vote) => !gone.has(keyOf(vote))), [found.items, gone]);
  return (
    <section>
      <h2>{mine.sections.votes}</h2>
      {undo.error !== undefined && <FailureNote error={undo.error} />}
      {(rows.length > 0 || (!found.loading && found.error === undefined)) && (
        <DataTable caption={texts.caption} columns={columns} rows={rows} keyOf={keyOf} empty={texts.none} />
      )}
      {rows.some(({ kind }) => kind === "categoryVote") && <p class="quiet">{texts.keepNote}</p>}
      <MoreButton of={found} />
    </section>
  );
}
