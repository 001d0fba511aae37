import type { components } from "../../../generated/types.ts";
import type { HistoryLine } from "../../../protocol/contracts.ts";
import type { Handler } from "../handler.ts";

const lineOf = (line: HistoryLine): components["schemas"]["HistoryLine"] => ({
  migration: line.name,
  outcome: line.outcome,
  started_at: line.startedAt,
  ended_at: line.endedAt,
  duration_ms: line.startedAt === null || line.endedAt === null ? null : Math.max(0, line.endedAt - line.startedAt),
  coordinator: line.coordinator,
  run_id: line.runId,
  checksum: line.checksum,
  error: line.error,
});

/** The body of the response. */
export const historyReply = (history: Readonly<Record<string, readonly HistoryLine[]>>) => ({
  history: Object.fromEntries(Object.entries(history).map(([leader, lines]) => [leader, lines.map(lineOf)])),
});

export const migrationsHistory: Handler<"migrationsHistory"> = async ({ query }, { manager }) => ({
  status: 200,
  body: historyReply(await manager.history(query)),
});
