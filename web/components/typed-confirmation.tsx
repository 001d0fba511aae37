import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useTexts } from "../texts/use-texts.ts";
import { FormDialog } from "./form-dialog.tsx";

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
  const [before = "", after = ""] = general.typeToConfirm.split("{word}");
  const isRight = typed.trim() === word.trim();
  return (
    <FormDialog
      title={title}
      hint={<div>{children}</div>}
      action={action}
      look="danger"
      isReady={isRight}
      onSubmit={onConfirm}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
