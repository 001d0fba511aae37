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
import { fill, useTexts } from "../texts/use-texts.ts";
import type { Sorting } from "./sorting.ts";
import { useOverflow } from "./use-overflow.ts";

const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns,
});

/** `value` makes a column sortable. `wide` columns take what room is left; `number` ones are aligned right. */
export type Column<T> = Readonly<{
  id: string;
  header: string;
  cell: (row: T) => ComponentChildren;
  value?: (row: T) => string | number;
  kind?: "number" | "wide";
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

/**
 * A table that sorts what it has. It only becomes a scrolling box when it is wider than the page: Chromium paints the
 * whole content of a box that scrolls in one direction, which for a thousand rows takes 50 ms each time, but only what
 * is near the view otherwise.
 */
export function DataTable<T extends object>({
  caption,
  columns,
  rows,
  keyOf,
  selection,
  sorting,
  empty,
  currentKey,
}: Props<T>) {
  const { general } = useTexts();
  const definitions = useMemo(
    () =>
      columns.map(
        ({ id, header, value }): ColumnDef<typeof features, T> => ({
          id,
          header,
          enableSorting: value !== undefined,
          accessorFn: (row) => value?.(row),
          sortFn: "basic",
          sortDescFirst: false,
        }),
      ),
    [columns],
  );
  const rowSelection = useMemo(
    (): RowSelectionState => Object.fromEntries([...(selection?.selected ?? [])].map((key) => [key, true])),
    [selection?.selected],
  );
  const data = useMemo(() => [...rows], [rows]);
  const current = sorting?.current;
  const sortingState = useMemo(
    (): SortingState => (current === undefined ? [] : [{ id: current.by, desc: current.descending }]),
    [current?.by, current?.descending],
  );
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: keyOf,
    state: { rowSelection, ...(sorting && { sorting: sortingState }) },
    ...(sorting && {
      onSortingChange: (update: Updater<SortingState>) => {
        const [first] = typeof update === "function" ? update(sortingState) : update;
        sorting.onChange(first && { by: first.id, descending: first.desc });
      },
    }),
    enableRowSelection: selection !== undefined,
    onRowSelectionChange: (update) => {
      const next = typeof update === "function" ? update(rowSelection) : update;
      selection?.onChange(new Set(Object.keys(next).filter((key) => next[key] === true)));
    },
  });
  const box = useRef<HTMLDivElement>(null);
  const isWider = useOverflow(box, rows.length > 0);
  const scrolling = isWider ? (rows.length > longLength ? " scrolling long" : " scrolling") : "";
  if (rows.length === 0) return <p class="quiet">{empty ?? general.nothing}</p>;
  const byId = new Map(columns.map((column) => [column.id, column]));
  return (
    // What scrolls must be in reach of the keyboard, and have a name.
    <div ref={box} class={`table${scrolling}`} {...(isWider && { role: "group", "aria-label": caption, tabIndex: 0 })}>
      <table>
        <caption class="off-screen">{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col">
                <input
                  type="checkbox"
                  aria-label={selection.labelOfAll}
                  checked={table.getIsAllRowsSelected()}
                  onChange={table.getToggleAllRowsSelectedHandler()}
                />
              </th>
            )}
            {table.getFlatHeaders().map(({ id, column }) => {
              const known = byId.get(id);
              const sorted = column.getIsSorted();
              return (
                <th
                  key={id}
                  scope="col"
                  class={known?.kind}
                  aria-sort={sorted === false ? undefined : ariaSort[sorted]}
                >
                  {column.getCanSort() ? (
                    <button
                      type="button"
                      class="sort"
                      title={fill(general.sortBy, { column: known?.header ?? id })}
                      onClick={() => column.toggleSorting()}
                    >
                      {known?.header}
                    </button>
                  ) : (
                    known?.header
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} aria-current={row.id === currentKey ? "true" : undefined} data-key={row.id}>
              {selection && (
                <td>
                  <input
                    type="checkbox"
                    aria-label={selection.labelOf(row.id)}
                    checked={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                </td>
              )}
              {columns.map(({ id, cell, kind, header }) => (
                <td key={id} class={kind} data-label={header}>
                  {cell(row.original)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
