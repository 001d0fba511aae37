import { createHash } from "node:crypto";

/**
 * The id of a run that continues where it began, after its leader lost and regained leadership: nodes accept a run id
 * once. Derived from the first id, so that cancelling that one finds this one too.
 */
export function continuationOf(runId: string): string {
  const hex = createHash("sha256").update(`${runId} continued`).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}

/** Whether the run id in a lock is that of this run, or that of the run it continues. */
export const isSameRun = (named: string | null, runId: string): boolean =>
  named !== null && (named === runId || continuationOf(named) === runId);
