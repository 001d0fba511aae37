type Row = readonly string[];

/** A Markdown table with aligned columns. */
export function tableOf(rows: readonly Row[], names: Row): string {
  const widths = names.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: Row): string => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(names), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}
