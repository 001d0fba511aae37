import { type Measured, percentile } from "./measure.ts";

type Row = readonly string[];

const head: Row = ["what", "engine", "p50 ms", "p99 ms", "requests/s", "p50 to bare"];

/** @param bare what the ratios are taken against */
export function rowsOf(measured: readonly Measured[], bare: Measured): Row[] {
  const unit = percentile(bare.latencies, 0.5);
  return measured.map(({ subject, latencies, perSecond }) => [
    subject.what,
    subject.engine,
    percentile(latencies, 0.5).toFixed(3),
    percentile(latencies, 0.99).toFixed(3),
    perSecond.toFixed(0),
    (percentile(latencies, 0.5) / unit).toFixed(2),
  ]);
}

/** A Markdown table whose columns line up. */
export function tableOf(rows: readonly Row[], names: Row = head): string {
  const widths = names.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: Row): string => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(names), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}
