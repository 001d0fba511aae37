import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { fill, useTexts } from "../texts/use-texts.ts";
import { narrow, useMedia } from "./use-media.ts";
import "./filter-fold.css";

/**
 * Filters of a list; on narrow windows they are folded, and the fold says how many are set.
 * @param values those that are empty or false are not set
 */
export function FilterFold({ values, children }: { values: readonly unknown[]; children: ComponentChildren }) {
  const { general } = useTexts();
  const isNarrow = useMedia(narrow);
  const [isOpen, setOpen] = useState(false);
  const set = values.filter((value) => value !== undefined && value !== "" && value !== false).length;
  return (
    <details
      class="filter-fold"
      open={!isNarrow || isOpen}
      onToggle={({ currentTarget: { open } }) => isNarrow && setOpen(open)}
    >
      <summary>{set === 0 ? general.filters : fill(general.filtersSet, { count: set })}</summary>
      {children}
    </details>
  );
}
