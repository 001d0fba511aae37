/** 1: always there. 2: while there is room. 3: the first to go, and in cards on demand only. */
export type Importance = 1 | 2 | 3;
export type Fitted = Readonly<{ id: string; importance?: Importance | undefined }>;

/**
 * The columns to leave out so that the others fit: those that matter least, of equal ones the last first.
 * @param widths  what each column takes at least; one that is not known takes nothing
 * @param room    for all columns together
 */
export function leftOut(
  columns: readonly Fitted[],
  widths: ReadonlyMap<string, number>,
  room: number,
): ReadonlySet<string> {
  const left = new Set<string>();
  const width = ({ id }: Fitted): number => widths.get(id) ?? 0;
  let needed = columns.reduce((sum, column) => sum + width(column), 0);
  for (const importance of [3, 2])
    for (const column of columns.toReversed()) {
      // Half a pixel is what browsers round.
      if (needed <= room + 0.5) return left;
      if ((column.importance ?? 2) !== importance) continue;
      left.add(column.id);
      needed -= width(column);
    }
  return left;
}

/** What is on demand in cards. */
export const extraOf = (columns: readonly Fitted[]): ReadonlySet<string> =>
  new Set(columns.filter(({ importance }) => importance === 3).map(({ id }) => id));
