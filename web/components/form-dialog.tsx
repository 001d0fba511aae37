import type { ComponentChildren } from "preact";
import { useAction } from "../api/use-action.ts";
import { useTexts } from "../texts/use-texts.ts";
import { Dialog } from "./dialog.tsx";
import { FailureNote } from "./feedback.tsx";

type Props = Readonly<{
  title: string;
  /** Stands before the reason of a failure. */
  hint?: ComponentChildren;
  /** The text of the button that sends the form, and how it looks. */
  action: string;
  look: "primary" | "danger";
  /** Whether it may be sent; default: it may. */
  isReady?: boolean;
  onSubmit: () => Promise<unknown>;
  onClose: () => void;
  /** The fields. */
  children: ComponentChildren;
}>;

/** A form in front of everything else. It closes when it was sent, and stays open with the reason when that failed. */
export function FormDialog({ title, hint, action, look, isReady = true, onSubmit, onClose, children }: Props) {
  const { general } = useTexts();
  const { run, busy, error } = useAction(onSubmit);
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        onSubmit={async (event) => {
          event.preventDefault();
          if (isReady && (await run())) onClose();
        }}
      >
        {hint}
        {error !== undefined && <FailureNote error={error} />}
        {children}
        <div class="buttons">
          <button type="button" onClick={onClose}>
            {general.cancel}
          </button>
          <button type="submit" class={look} disabled={!isReady || busy}>
            {action}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
