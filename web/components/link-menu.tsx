import { type ComponentChildren, toChildArray } from "preact";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useLanguageCode } from "../texts/use-texts.ts";
import "./link-menu.css";

type Props = Readonly<{
  label: string;
  look: string;
  /** The text of the button that opens the links where they do not fit in a line. */
  button: string;
  /** Elements of a list. */
  children: ComponentChildren;
}>;

/**
 * Links in a line, or in a menu where the line has no room for them. Escape, a choice, and whatever else gets the focus
 * or a click close the menu.
 */
export function LinkMenu({ label, look, button, children }: Props) {
  const nav = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const list = useId();
  const [isFolded, setFolded] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const written = `${useLanguageCode()} ${toChildArray(children).length}`;
  const needed = useRef({ written, width: 0 });
  useLayoutEffect(() => {
    const outer = nav.current;
    const links = outer?.querySelector("ul");
    if (outer == null || links == null) return;
    if (needed.current.written !== written) needed.current = { written, width: 0 };
    const measure = (): void => {
      // The line can only be measured while it is one.
      if (!isFolded) needed.current.width = links.scrollWidth;
      setFolded(needed.current.width > outer.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    return () => observer.disconnect();
  }, [written, isFolded]);
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event): void => {
      if (!nav.current?.contains(target as Node)) setOpen(false);
    };
    const press = ({ key }: KeyboardEvent): void => {
      if (key !== "Escape") return;
      setOpen(false);
      opener.current?.focus();
    };
    addEventListener("pointerdown", leave);
    addEventListener("focusin", leave);
    addEventListener("keydown", press);
    return () => {
      removeEventListener("pointerdown", leave);
      removeEventListener("focusin", leave);
      removeEventListener("keydown", press);
    };
  }, [isOpen]);
  return (
    <nav ref={nav} class={`link-menu ${look}${isFolded ? " folded" : ""}`} aria-label={label}>
      {isFolded && (
        <button ref={opener} type="button" aria-expanded={isOpen} aria-controls={list} onClick={() => setOpen(!isOpen)}>
          {button}
        </button>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links turn the Enter key into a click */}
      <ul id={list} hidden={isFolded && !isOpen} onClick={() => setOpen(false)}>
        {children}
      </ul>
    </nav>
  );
}
