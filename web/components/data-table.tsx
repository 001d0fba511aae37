import {
  type ColumnDef,
  createSortedRowModel,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  sortFns,
  tableFeatures,
  useTable,
} from "@tanstack/preact-table";
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { fill, useTexts } from "../texts/use-texts.ts";

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
  empty?: string | undefined;
  /** The row that the keyboard is at. */
  currentKey?: string | undefined;
}>;

const ariaSort = { asc: "ascending", desc: "descending" } as const;

/** A table that sorts what it has. Rows outside the view are not laid out, so that thousands scroll smoothly. */
export function DataTable<T extends object>({ caption, columns, rows, keyOf, selection, empty, currentKey }: Props<T>) {
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
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: keyOf,
    state: { rowSelection },
    enableRowSelection: selection !== undefined,
    onRowSelectionChange: (update) => {
      const next = typeof update === "function" ? update(rowSelection) : update;
      selection?.onChange(new Set(Object.keys(next).filter((key) => next[key] === true)));
    },
  });
  if (rows.length === 0) return <p class="quiet">{empty ?? general.nothing}</p>;
  const byId = new Map(columns.map((column) => [column.id, column]));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
    <section class="table" aria-label={caption} tabIndex={0}>
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
    </section>
  );
}
