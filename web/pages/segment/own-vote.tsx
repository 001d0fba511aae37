import type { Schemas } from "../../api/client.ts";
import { useVocabulary } from "../../api/vocabulary.ts";
import { formatDate } from "../../texts/format.ts";
import { fill, useLanguageCode, useTexts } from "../../texts/use-texts.ts";

type Vote = Schemas["OwnVote"];
type Props = Readonly<{
  /** On this segment and on its category; undefined while they are read. */
  votes: readonly Vote[] | undefined;
  /** That of the segment now. */
  category: string;
  busy: boolean;
  onVote: (vote: Readonly<{ type: 20 } | { category: string }>) => void;
}>;

/** What who is signed in has voted. A vote can be taken back; one on the category only be replaced. */
export function OwnVote({ votes, category, busy, onVote }: Props) {
  const { segmentPage: texts, mine } = useTexts();
  const code = useLanguageCode();
  const { categories } = useVocabulary();
  if (votes === undefined) return null;
  if (votes.length === 0) return <p>{texts.notVoted}</p>;
  const labelOf = (name: string): string => categories.find((known) => known.name === name)?.label ?? name;
  const meaning = ({ type, category }: Vote): string =>
    category === null ? texts.voteMeanings[type ?? 0] : fill(texts.votedCategory, { category: labelOf(category) });
  return (
    <ul class="own-votes">
      {votes.map((vote) => (
        <li key={vote.kind} class="row">
          <span>
            {fill(texts.ownVote, { vote: meaning(vote), time: formatDate(vote.time, code) })}{" "}
            {vote.counted === 0 && <span class="quiet">{texts.notCounted}</span>}
          </span>
          {vote.category === null ? (
            <button type="button" disabled={busy} onClick={() => onVote({ type: 20 })}>
              {texts.undo}
            </button>
          ) : (
            vote.category !== category && (
              <button type="button" disabled={busy} title={mine.votes.keepNote} onClick={() => onVote({ category })}>
                {fill(mine.votes.keep, { category: labelOf(category) })}
              </button>
            )
          )}
        </li>
      ))}
    </ul>
  );
}
