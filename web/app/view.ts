/** What of a page is in sight. */
export type View = Readonly<{
  top: number;
  /** A row in sight, the one with the focus if there is one, and where in the window it begins. */
  row?: Readonly<{ key: string; index: number; top: number }> | undefined;
  /** The address of the link that has the focus. */
  link?: string | undefined;
}>;

/** Rows of several tables may have the same key. */
const rowsWith = (key: string): readonly Element[] => [
  ...document.querySelectorAll(`main [data-key="${CSS.escape(key)}"]`),
];

/** What is in sight now. */
export function viewNow(): View {
  const focused = document.activeElement;
  const row =
    focused?.closest<HTMLElement>("main [data-key]") ??
    [...document.querySelectorAll<HTMLElement>("main [data-key]")].find(
      (one) => one.getBoundingClientRect().bottom > 0,
    );
  const key = row?.dataset["key"];
  return {
    top: scrollY,
    ...(row &&
      key !== undefined && { row: { key, index: rowsWith(key).indexOf(row), top: row.getBoundingClientRect().top } }),
    ...(focused instanceof HTMLAnchorElement && { link: focused.getAttribute("href") ?? undefined }),
  };
}

const inputs = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Shows again what was in sight, and goes on doing so while the content grows, until somebody uses the page.
 * @returns what ends it
 */
export function restoreView({ top, row, link }: View, content: HTMLElement): () => void {
  let isFocused = link === undefined;
  const restore = (): void => {
    const found = row && rowsWith(row.key)[row.index];
    if (found === undefined) scrollTo(0, top);
    else scrollBy(0, found.getBoundingClientRect().top - (row?.top ?? 0));
    if (isFocused || (row !== undefined && found === undefined)) return;
    const target = [...(found ?? content).querySelectorAll("a")].find((one) => one.getAttribute("href") === link);
    target?.focus({ preventScroll: true });
    isFocused = target !== undefined;
  };
  const observer = new ResizeObserver(restore); // which begins with a first call
  observer.observe(content);
  const end = (): void => {
    observer.disconnect();
    for (const name of inputs) removeEventListener(name, end);
  };
  for (const name of inputs) addEventListener(name, end);
  return end;
}
