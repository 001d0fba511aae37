/** Removes control characters, so that a database error cannot break the layout of the table. */
export const printable = (text: string): string => text.replace(/\p{C}+/gu, " ").trim();

/** Aligned columns without borders; the last is not padded. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, ...rows].map((row) => row.map(printable));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  return cells.map(line).join("\n");
}

/** One name per line, with the leader beside the first. */
export const namesTable = (head: string, names: Readonly<Record<string, readonly string[]>>): string =>
  table(
    ["leader", head],
    Object.entries(names).flatMap(([leader, own]) =>
      own.length === 0 ? [[leader, "-"]] : own.map((name, index) => [index === 0 ? leader : "", name]),
    ),
  );

export const seconds = (milliseconds: number): string => `${Math.round(milliseconds / 1000)} s`;
