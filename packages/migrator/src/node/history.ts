import type { HistoryLine } from "../protocol/contracts.ts";
import type { NodeContext } from "./node-options.ts";

/** The newest lines of this database, newest last. */
export async function history({ storage }: NodeContext, limit: number): Promise<readonly HistoryLine[]> {
  const holder = await storage.holder();
  return (await storage.past(limit)).map((line) => {
    const unfinished = holder !== null && holder.runId === line.runId ? "running" : "interrupted";
    return { ...line, outcome: line.outcome ?? unfinished };
  });
}
