import { useLayoutEffect, useRef } from "preact/hooks";
import { stored } from "../../app/stored.ts";

/** `off`, or null: single letters do something. */
export const keyPreference = stored("segmark.moderationKeys", () => localStorage);

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type !== "checkbox") ||
  (target instanceof HTMLElement && target.isContentEditable);

/**
 * Calls what belongs to a key, such as `j` or `ArrowDown`. Keys do nothing while a field has the focus, while a dialog
 * is open, and together with a modifier: then they are meant for something else.
 */
export function useKeys(handlers: Readonly<Record<string, () => void>>, isOn: boolean): void {
  const latest = useRef(handlers);
  latest.current = handlers;
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing) return;
      if (isField(event.target) || document.querySelector("dialog[open]") !== null) return;
      if (!Object.hasOwn(latest.current, event.key)) return;
      event.preventDefault();
      latest.current[event.key]?.();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isOn]);
}
