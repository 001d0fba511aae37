import { announce } from "../../components/announcer.ts";
import { FailureNote } from "../../components/feedback.tsx";
import { fill, useTexts } from "../../texts/use-texts.ts";
import { useDesk } from "./desk.ts";
import { DeskUser } from "./desk-columns.tsx";
import { useOutcomeText } from "./outcome-text.ts";

/** Takes the last deed back and says what came of it. */
export function useUndo(): () => Promise<void> {
  const { undo } = useDesk();
  const { undone } = useOutcomeText();
  return async () => {
    const outcome = await undo();
    if (outcome !== undefined && outcome.error === undefined) announce(undone(outcome));
  };
}

/** The last deed with a button that takes it back, and why the last one failed. */
export function UndoBar() {
  const { moderation, general } = useTexts();
  const { last, results, busy, error, dismiss } = useDesk();
  const undo = useUndo();
  if (last === undefined && error === undefined && results === undefined) return null;
  return (
    <section class="undo-bar" aria-label={moderation.undo.label}>
      {error !== undefined && <FailureNote error={error} />}
      {results !== undefined && (
        <details open={results.of.some(({ result }) => result !== "done")}>
          <summary>{fill(moderation.people.results, { count: results.of.length })}</summary>
          <ul>
            {results.of.map((result) => (
              <li key={result.userID}>
                <DeskUser {...result} />: {results.textOf(result)}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div class="row">
        {last !== undefined && (
          <>
            <span>{last.text}</span>
            <button type="button" class="primary" disabled={busy} aria-keyshortcuts="z" onClick={() => void undo()}>
              {moderation.undo.undo}
            </button>
          </>
        )}
        <button type="button" onClick={dismiss}>
          {general.close}
        </button>
      </div>
    </section>
  );
}
