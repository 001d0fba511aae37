import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import "./dialog.css";

type Props = Readonly<{
  title: string;
  /** Escape was pressed. Who renders the dialog takes it away. */
  onClose: () => void;
  children: ComponentChildren;
}>;

/**
 * A modal dialog, open while it is rendered. The browser keeps the keyboard inside and starts at the element with
 * `autofocus`, else at the first control; what had the focus before gets it back.
 */
export function Dialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      shown?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // It is closed by not being rendered, not by the browser alone.
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}
