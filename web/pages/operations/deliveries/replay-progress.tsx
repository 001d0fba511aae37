import { useFailureText } from "../../../components/feedback.tsx";
import { UserText } from "../../../components/links.tsx";
import { fill, useTexts } from "../../../texts/use-texts.ts";
import type { Replay } from "./use-replay.ts";

/** How far a replay is, with a button to stop it, and what was refused. */
export function ReplayProgress({ of: { progress, stop } }: { of: Replay }) {
  const { deliveries: texts } = useTexts().operations;
  const textOf = useFailureText();
  if (progress === undefined) return null;
  const { done, of, refused, isOver } = progress;
  return (
    <div class="card">
      <p role="status">{fill(isOver ? texts.replayed : texts.replaying, { done, of, refused: refused.length })}</p>
      {!isOver && (
        <div class="row">
          <progress max={of} value={done + refused.length} aria-label={texts.progress} />
          <button type="button" onClick={stop}>
            {texts.stop}
          </button>
        </div>
      )}
      {refused.length > 0 && (
        <ul>
          {refused.slice(0, 20).map(({ id, error }) => (
            <li key={id}>
              <UserText>{id}</UserText>: {textOf(error)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
