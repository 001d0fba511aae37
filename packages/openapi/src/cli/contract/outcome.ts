import { printable } from "../printable.ts";

/** The result of one request. `not sent`: no valid request could be built from the document. */
export type Outcome = Readonly<{
  operationId: string;
  request: string;
  status: number | undefined;
  verdict: "ok" | "failed" | "not sent";
  reason: string;
}>;

const maxRequest = 60;

/** A table with a line for each request. */
export function outcomeTable(outcomes: readonly Outcome[]): string {
  const rows = [
    ["OPERATION", "REQUEST", "STATUS", "VERDICT"],
    ...outcomes.map(({ operationId, request, status, verdict, reason }) => [
      operationId,
      request.length > maxRequest ? `${request.slice(0, maxRequest - 1)}…` : request,
      String(status ?? "-"),
      reason === "" ? verdict : `${verdict}: ${reason}`,
    ]),
  ].map((row) => row.map(printable));
  const widths = [0, 1, 2].map((column) => rows.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0));
  return rows.map((row) => `${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}\n`).join("");
}
