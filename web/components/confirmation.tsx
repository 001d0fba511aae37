import type { ComponentChildren } from "preact";
import { useTexts } from "../texts/use-texts.ts";
import { Dialog } from "./dialog.tsx";

/** A question in front of everything else. Escape and the first button leave things as they are. */
export function Confirmation({
  title,
  action,
  onConfirm,
  onCancel,
  children,
}: {
  title: string;
  /** What the button says that does it. */
  action: string;
  onConfirm: () => void;
  onCancel: () => void;
  children: ComponentChildren;
}) {
  const { general } = useTexts();
  return (
    <Dialog title={title} onClose={onCancel}>
      {children}
      <div class="buttons">
        <button type="button" onClick={onCancel}>
          {general.cancel}
        </button>
        <button type="button" class="danger" onClick={onConfirm}>
          {action}
        </button>
      </div>
    </Dialog>
  );
}
