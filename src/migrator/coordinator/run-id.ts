import { createHash } from "node:crypto";

/**
 * The number under which a run goes on where it began, after its leader lost and regained the lead: nodes take a number once.
 * Made from the first number, so that whoever cancels that one finds this one too.
 */
export function continuationOf(runId: string): string {
  const hex = createHash("sha256").update(`${runId} continued`).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}

/** Whether the run that a lock names is this one, as it was called before it went on at another leader. */
export const isSameRun = (named: string | null, runId: string): boolean =>
  named !== null && (named === runId || continuationOf(named) === runId);
