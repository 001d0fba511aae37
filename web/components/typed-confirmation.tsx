import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useAction } from "../api/use-action.ts";
import { useTexts } from "../texts/use-texts.ts";
import { Dialog } from "./dialog.tsx";
import { FailureNote } from "./feedback.tsx";

type Props = Readonly<{
  title: string;
  /** What has to be typed before it can be done. */
  word: string;
  /** The text of the button. */
  action: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  children: ComponentChildren;
}>;

/** Asks before something that cannot be undone. It stays open when the action failed, with the reason. */
export function TypedConfirmation({ title, word, action, onConfirm, onClose, children }: Props) {
  const { general } = useTexts();
  const [typed, setTyped] = useState("");
  const { run, busy, error } = useAction(onConfirm);
  const [before = "", after = ""] = general.typeToConfirm.split("{word}");
  const isRight = typed.trim() === word.trim();
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        onSubmit={async (event) => {
          event.preventDefault();
          if (isRight && (await run())) onClose();
        }}
      >
        <div>{children}</div>
        {error !== undefined && <FailureNote error={error} />}
        <label class="field">
          <span>
            {before}
            <bdi>
              <code>{word}</code>
            </bdi>
            {after}
          </span>
          <input
            value={typed}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </label>
        <div class="buttons">
          <button type="button" onClick={onClose}>
            {general.cancel}
          </button>
          <button type="submit" class="danger" disabled={!isRight || busy}>
            {action}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
