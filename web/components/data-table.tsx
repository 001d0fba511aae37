import {
  type ColumnDef,
  createSortedRowModel,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  sortFns,
  tableFeatures,
  type Updater,
  useTable,
} from "@tanstack/preact-table";
import type { ComponentChildren } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { useKept } from "../app/use-kept.ts";
import { fill, useTexts } from "../texts/use-texts.ts";
import type { Importance } from "./fitting.ts";
import type { Sorting } from "./sorting.ts";
import { TableTools } from "./table-tools.tsx";
import { useFitting } from "./use-fitting.ts";
import { narrow, useMedia } from "./use-media.ts";
import "./data-table.css";

const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns,
});

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
  const definitions = useMemo(
    () =>
      given.map(
        ({ id, header, value }): ColumnDef<typeof features, T> => ({
          id,
          header,
          enableSorting: value !== undefined,
          accessorFn: (row) => value?.(row),
          sortFn: "basic",
          sortDescFirst: false,
        }),
      ),
    [given],
  );
  const rowSelection = useMemo(
    (): RowSelectionState => Object.fromEntries([...(selection?.selected ?? [])].map((key) => [key, true])),
    [selection?.selected],
  );
  const data = useMemo(() => [...rows], [rows]);
  const { current } = sorting;
  const sortingState = useMemo(
    (): SortingState => (current === undefined ? [] : [{ id: current.by, desc: current.descending }]),
    [current?.by, current?.descending],
  );
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: keyOf,
    state: { rowSelection, sorting: sortingState },
    onSortingChange: (update: Updater<SortingState>) => {
      const [first] = typeof update === "function" ? update(sortingState) : update;
      sorting.onChange(first && { by: first.id, descending: first.desc });
    },
    enableRowSelection: selection !== undefined,
    onRowSelectionChange: (update) => {
      const next = typeof update === "function" ? update(rowSelection) : update;
      selection?.onChange(new Set(Object.keys(next).filter((key) => next[key] === true)));
    },
  });
  if (rows.length === 0) return <p class="quiet">{empty ?? general.nothing}</p>;
  const known = new Map(columns.map((column) => [column.id, column]));
  const as = isCards ? roles : noRoles;
  const looks = ["table", isCards && "cards", isWider && "scrolling", isWider && rows.length > longLength && "long"];
  const all = { checked: table.getIsAllRowsSelected(), onChange: table.getToggleAllRowsSelectedHandler() };
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
              <input type="checkbox" {...all} />
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
                    <input type="checkbox" aria-label={selection.labelOfAll} {...all} />
                  )}
                </th>
              )}
              {table.getFlatHeaders().map(({ id, column }) => {
                const shown = known.get(id);
                const sorted = column.getIsSorted();
                return (
                  shown && (
                    <th
                      key={id}
                      role={as.head}
                      scope="col"
                      class={shown.kind}
                      data-column={id}
                      aria-sort={sorted === false ? undefined : ariaSort[sorted]}
                    >
                      {column.getCanSort() && !isCards ? (
                        <button
                          type="button"
                          class="sort"
                          title={fill(general.sortBy, { column: shown.header })}
                          onClick={() => column.toggleSorting()}
                        >
                          {shown.header}
                        </button>
                      ) : (
                        shown.header
                      )}
                    </th>
                  )
                );
              })}
            </tr>
          </thead>
          <tbody role={as.body}>
            {table.getRowModel().rows.map((row) => (
              <tr
                key={row.id}
                role={as.row}
                aria-current={row.id === currentKey ? "true" : undefined}
                data-key={row.id}
              >
                {selection && (
                  <td role={as.cell} class="pick">
                    <input
                      type="checkbox"
                      aria-label={selection.labelOf(row.id)}
                      checked={row.getIsSelected()}
                      onChange={row.getToggleSelectedHandler()}
                    />
                  </td>
                )}
                {columns.map(({ id, cell, kind, header }) => (
                  <td key={id} role={as.cell} class={kind} data-label={header}>
                    {cell(row.original)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
