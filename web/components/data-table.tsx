import type { ComponentChildren } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { useKept } from "../app/use-kept.ts";
import { fill, useTexts } from "../texts/use-texts.ts";
import type { Importance } from "./fitting.ts";
import { nextSorting, type Sorting, sortRows } from "./sorting.ts";
import { TableTools } from "./table-tools.tsx";
import { useFitting } from "./use-fitting.ts";
import { narrow, useMedia } from "./use-media.ts";
import "./data-table.css";

/**
 * `value` makes a column sortable. `wide` columns take what room is left; `number` ones are aligned right. What matters
 * less (`importance`) is on demand where there is no room for it.
 */
export type Column<T> = Readonly<{
  id: string;
  header: string;
  cell: (row: T) => ComponentChildren;
  value?: (row: T) => string | number;
  kind?: "number" | "wide";
  importance?: Importance;
}>;

type Selection = Readonly<{
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** What the box of a row says to screen readers. */
  labelOf: (key: string) => string;
  labelOfAll: string;
}>;

type Props<T> = Readonly<{
  caption: string;
  /** The same array while it does not change. */
  columns: readonly Column<T>[];
  rows: readonly T[];
  keyOf: (row: T) => string;
  selection?: Selection | undefined;
  /** Without it the table keeps its order to itself. `undefined` in `current` is the order of `rows`. */
  sorting?: Readonly<{ current: Sorting | undefined; onChange: (sorting: Sorting | undefined) => void }> | undefined;
  empty?: string | undefined;
  /** The row that the keyboard is at. */
  currentKey?: string | undefined;
}>;

/** Above this a table that is wider than the page scrolls in both directions in a box of its own. */
const longLength = 100;

const ariaSort = { asc: "ascending", desc: "descending" } as const;

/** What elements of tables are to screen readers also when they are laid out as something else. */
const roles = { table: "table", body: "rowgroup", row: "row", head: "columnheader", cell: "cell" } as const;
const noRoles: Partial<typeof roles> = {};

/**
 * A table that sorts what it has. On narrow windows each row is a card. Columns that there is no room for are on demand.
 * It only becomes a scrolling box when it is still wider than the page: Chromium paints the whole content of a box that
 * scrolls in one direction, which for a thousand rows takes 50 ms each time, but only what is near the view otherwise.
 */
export function DataTable<T extends object>({
  caption,
  columns: given,
  rows,
  keyOf,
  selection,
  sorting: sortedOutside,
  empty,
  currentKey,
}: Props<T>) {
  const { general } = useTexts();
  const isCards = useMedia(narrow);
  const [everything, setEverything] = useKept(`everything ${caption}`, false);
  const [sortedHere, setSortedHere] = useKept<Sorting | undefined>(`sorting ${caption}`, undefined);
  const sorting = sortedOutside ?? { current: sortedHere, onChange: setSortedHere };
  const box = useRef<HTMLDivElement>(null);
  const { left, isWider } = useFitting(box, given, { everything, isCards, isThere: rows.length > 0 });
  const columns = useMemo(() => given.filter(({ id }) => !left.has(id)), [given, left]);
  const { current } = sorting;
  const sortValue = given.find(({ id }) => id === current?.by)?.value;
  const sorted = useMemo(
    () => sortRows(rows, sortValue, current?.descending === true),
    [rows, sortValue, current?.descending],
  );
  if (rows.length === 0) return <p class="quiet">{empty ?? general.nothing}</p>;
  const as = isCards ? roles : noRoles;
  const looks = ["table", isCards && "cards", isWider && "scrolling", isWider && rows.length > longLength && "long"];
  const keys = new Set(rows.map(keyOf));
  const select = (chosen: ReadonlySet<string>, isSelected: boolean): void => {
    const others = [...(selection?.selected ?? [])].filter((key) => !chosen.has(key));
    selection?.onChange(new Set(isSelected ? [...others, ...chosen] : others));
  };
  const choiceOf = (chosen: ReadonlySet<string>) => ({
    checked: [...chosen].every((key) => selection?.selected.has(key)),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => select(chosen, currentTarget.checked),
  });
  return (
    <>
      {(isCards || everything || left.size > 0) && (
        <TableTools
          sortable={given.filter(({ value }) => value !== undefined && (isCards || left.size > 0))}
          sorting={current}
          onSorting={sorting.onChange}
          left={left.size}
          everything={everything}
          onEverything={setEverything}
        >
          {isCards && selection && (
            <label class="check">
              <input type="checkbox" {...choiceOf(keys)} />
              <span>{selection.labelOfAll}</span>
            </label>
          )}
        </TableTools>
      )}
      {/* What scrolls must be in reach of the keyboard, and have a name. */}
      <div
        ref={box}
        class={looks.filter(Boolean).join(" ")}
        {...(isWider && { role: "group", "aria-label": caption, tabIndex: 0 })}
      >
        <table role={as.table}>
          <caption class="off-screen">{caption}</caption>
          <thead role={as.body}>
            <tr role={as.row}>
              {selection && (
                <th role={as.head} scope="col" class="pick">
                  {isCards ? (
                    selection.labelOfAll
                  ) : (
                    <input type="checkbox" aria-label={selection.labelOfAll} {...choiceOf(keys)} />
                  )}
                </th>
              )}
              {columns.map(({ id, header, kind, value }) => (
                <th
                  key={id}
                  role={as.head}
                  scope="col"
                  class={kind}
                  data-column={id}
                  aria-sort={id === current?.by ? ariaSort[current.descending ? "desc" : "asc"] : undefined}
                >
                  {value !== undefined && !isCards ? (
                    <button
                      type="button"
                      class="sort"
                      title={fill(general.sortBy, { column: header })}
                      onClick={() => sorting.onChange(nextSorting(current, id))}
                    >
                      {header}
                    </button>
                  ) : (
                    header
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role={as.body}>
            {sorted.map((row) => {
              const key = keyOf(row);
              return (
                <tr key={key} role={as.row} aria-current={key === currentKey ? "true" : undefined} data-key={key}>
                  {selection && (
                    <td role={as.cell} class="pick">
                      <input type="checkbox" aria-label={selection.labelOf(key)} {...choiceOf(new Set([key]))} />
                    </td>
                  )}
                  {columns.map(({ id, cell, kind, header }) => (
                    <td key={id} role={as.cell} class={kind} data-label={header}>
                      {cell(row)}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}
