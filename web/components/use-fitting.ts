import type { RefObject } from "preact";
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { extraOf, type Fitted, leftOut } from "./fitting.ts";

type Measured = Readonly<{
  /** The columns that were measured. */
  key: string;
  widths: ReadonlyMap<string, number>;
  /** What is no column, such as the boxes for selection. */
  rest: number;
  room: number;
  isWider: boolean;
}>;

type Options = Readonly<{
  /** Nothing is left out. */
  everything: boolean;
  /** Rows are cards, which are as wide as the page. */
  isCards: boolean;
  /** There is a table in the box. */
  isThere: boolean;
}>;

const none: ReadonlySet<string> = new Set();

/**
 * Which columns of a table there is no room for in its box, and whether the others are still wider than it; now and
 * after either of them changed its size. A table that is too wide has every column as narrow as it can be, which is
 * when columns are measured.
 */
export function useFitting(
  box: RefObject<HTMLElement | null>,
  columns: readonly (Fitted & Readonly<{ header: string }>)[],
  { everything, isCards, isThere }: Options,
): Readonly<{ left: ReadonlySet<string>; isWider: boolean }> {
  const key = JSON.stringify(columns.map(({ id, header }) => [id, header]));
  const [measured, setMeasured] = useState<Measured>({ key, widths: new Map(), rest: 0, room: 0, isWider: false });
  useLayoutEffect(() => {
    const outer = box.current;
    const table = outer?.firstElementChild;
    if (outer == null || table == null || isCards) return;
    const measure = (): void =>
      setMeasured((last) => {
        const room = outer.clientWidth;
        const isWider = table.scrollWidth > room;
        const known = last.key === key ? last.widths : new Map<string, number>();
        const isSame = last.key === key && last.room === room;
        if (isSame && last.isWider === isWider && !isWider) return last;
        // A column that grows because somebody opens what is in it must not go away then.
        const isInUse = isSame && table.querySelector("tbody")?.contains(document.activeElement) === true;
        if (!isWider || isInUse) return { ...last, key, widths: known, room, isWider };
        const heads = [...table.querySelectorAll<HTMLElement>("th[data-column]")].map(
          (head) => [head.dataset["column"] ?? "", head.getBoundingClientRect().width] as const,
        );
        const rest = table.scrollWidth - heads.reduce((sum, [, width]) => sum + width, 0);
        return { key, widths: new Map([...known, ...heads]), rest, room, isWider };
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(table);
    return () => observer.disconnect();
  }, [isThere, isCards, key]);
  const { widths, rest, room, isWider } = measured;
  const left = useMemo(() => {
    if (everything) return none;
    return isCards ? extraOf(columns) : leftOut(columns, measured.key === key ? widths : new Map(), room - rest);
  }, [columns, everything, isCards, widths, rest, room]);
  return { left, isWider: isWider && !isCards };
}
