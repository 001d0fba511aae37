import type { Schemas } from "../../api/client.ts";
import { useLoaded } from "../../api/use-loaded.ts";
import { useVocabulary } from "../../api/vocabulary.ts";
import { CategoryTag } from "../../components/category-tag.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Await } from "../../components/feedback.tsx";
import { SegmentLink } from "../../components/links.tsx";
import { SegmentState } from "../../components/segment-state.tsx";
import { spotOf } from "../../components/spot.ts";
import { formatDate } from "../../texts/format.ts";
import { fill, useLanguageCode, useTexts } from "../../texts/use-texts.ts";
import { readKnown } from "./known.ts";
import { type Known, reasonsOf } from "./reasons.ts";

type Segment = Schemas["ListedSegment"];

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function Explanation({ segment, known }: { segment: Segment; known: Known }) {
  const { mine } = useTexts();
  const code = useLanguageCode();
  const { why: texts } = mine;
  const { history } = known;
  const { sentences, other } = reasonsOf(segment, known, useVocabulary(), texts);
  return (
    <>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <bdi class="warning-text">{sentence}</bdi>
          </li>
        ))}
        {other !== undefined && (
          <li>
            {texts.other} <SegmentLink uuid={other} />
          </li>
        )}
      </ul>
      {history !== undefined && history.categoryVotes.length > 0 && (
        <>
          <h3>{texts.categoryVotes}</h3>
          <ul>
            {history.categoryVotes.map(({ category, votes }) => (
              <li key={category}>
                <CategoryTag category={category} />: {votes}
              </li>
            ))}
          </ul>
        </>
      )}
      {history !== undefined && history.changes.length > 0 && (
        <>
          <h3>{texts.changes}</h3>
          <ul>
            {history.changes.map(({ time, change }, at) => (
              <li key={at}>
                {formatDate(time, code)}: {texts.change[change]}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Says in words why a segment is shown or not. */
export function Why({ segment, onClose }: { segment: Segment; onClose: () => void }) {
  const { mine, general } = useTexts();
  const { why: texts } = mine;
  const loaded = useLoaded((signal) => readKnown(segment, signal), [segment.UUID]);
  return (
    <Dialog title={fill(texts.title, { time: spotOf(segment) })} onClose={onClose}>
      <p>
        <CategoryTag category={segment.category} /> <SegmentState segment={segment} />
      </p>
      <Await of={loaded}>
        {({ known, failures }) => (
          <>
            <Explanation segment={segment} known={known} />
            {failures.length > 0 && (
              <p class="quiet">{fill(texts.partial, { reason: [...new Set(failures.map(messageOf))].join(" ") })}</p>
            )}
          </>
        )}
      </Await>
      <div class="buttons">
        <button type="button" onClick={onClose}>
          {general.close}
        </button>
      </div>
    </Dialog>
  );
}
