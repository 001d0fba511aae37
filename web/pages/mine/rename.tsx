import { useId, useState } from "preact/hooks";
import { api, caller } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import { useAction } from "../../api/use-action.ts";
import { announce } from "../../components/announcer.ts";
import { FailureNote } from "../../components/feedback.tsx";
import { useTexts } from "../../texts/use-texts.ts";

type Props = Readonly<{ localId: string; name: string | null; onRenamed: () => void }>;

/** The form for another name. An empty one takes the name away. */
export function Rename({ localId, name, onRenamed }: Props) {
  const { mine } = useTexts();
  const { account: texts } = mine;
  const [next, setNext] = useState(name ?? "");
  const hintId = useId();
  const { run, busy, error, forget } = useAction(async () => {
    const params = { query: { username: next }, header: caller(localId) };
    await answered(api.POST("/api/setUsername", { params, parseAs: "text" }));
    announce(texts.renamed);
    onRenamed();
  });
  return (
    <form
      onInput={forget}
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      {error !== undefined && <FailureNote error={error} />}
      <div class="row">
        <label class="field">
          <span>{texts.newName}</span>
          <input
            value={next}
            maxLength={64}
            dir="auto"
            autocomplete="nickname"
            aria-describedby={hintId}
            onInput={({ currentTarget }) => setNext(currentTarget.value)}
          />
        </label>
        <button type="submit" disabled={busy || next === (name ?? "")}>
          {texts.rename}
        </button>
      </div>
      <p id={hintId} class="quiet">
        {texts.newNameHint}
      </p>
    </form>
  );
}
