/** A line of a table: the first cell is text, the others are aligned to the right. */
export const tableLine = (cells: readonly (string | number)[], widths: readonly number[]): string =>
  cells
    .map((cell, index) => {
      const text = String(cell);
      const width = widths[index] ?? 6;
      return index === 0 ? text.slice(-width).padEnd(width) : text.padStart(width);
    })
    .join(" ");
