import { continuationOf } from "./cluster/run-id.ts";

/** Whether the run that a lock names is this one, as it was called before it went on at another leader. */
export const isSameRun = (named: string | null, runId: string): boolean =>
  named !== null && (named === runId || continuationOf(named) === runId);
