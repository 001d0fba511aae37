/** What the rows of a table are sorted by. */
export type Sorting = Readonly<{ by: string; descending: boolean }>;

/** The order after a click on the header of a column: up, down, and as listed again. */
export function nextSorting(current: Sorting | undefined, by: string): Sorting | undefined {
  if (current?.by !== by) return { by, descending: false };
  return current.descending ? undefined : { by, descending: true };
}

/** Rows in the order of a value; equal ones stay as they are. @param value undefined: all stay as they are */
export function sortRows<T>(
  rows: readonly T[],
  value: ((row: T) => string | number) | undefined,
  descending: boolean,
): readonly T[] {
  if (value === undefined) return rows;
  const sign = descending ? -1 : 1;
  return rows
    .map((row) => ({ row, by: value(row) }))
    .sort((a, b) => (a.by === b.by ? 0 : a.by > b.by ? sign : -sign))
    .map(({ row }) => row);
}
