import { api } from "../../api/client.ts";
import { answeredOr } from "../../api/failure.ts";
import type { Row } from "./desk-columns.tsx";

/** As many as an order may have. */
const maxUuids = 100;
/** Records in one read at most, by the specification. */
const readSize = 10;

/** The ids of segments in a text, each once: 64 or 65 hexadecimal digits, or groups of them, whatever stands between. */
export function uuidsIn(text: string): readonly string[] {
  const found = text.match(/[0-9a-f]{64,65}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi) ?? [];
  return [...new Set(found)].slice(0, maxUuids);
}

/** The segments with these ids; unknown ones are left out. */
export async function readSegments(uuids: readonly string[], signal: AbortSignal): Promise<readonly Row[]> {
  const found: Row[] = [];
  for (let at = 0; at < uuids.length; at += readSize) {
    const query = { UUID: uuids.slice(at, at + readSize) };
    for (const record of await answeredOr(api.GET("/api/segmentInfo", { params: { query }, signal }), [])) {
      const { UUID, service, videoID, timeSubmitted, startTime, endTime, category, actionType, votes, views } = record;
      const { locked, hidden, shadowHidden, userID, description } = record;
      found.push({
        ...{ UUID, service, videoID, timeSubmitted, startTime, endTime, category, actionType, votes, views },
        ...{ locked, hidden, shadowHidden, userID, userName: null, description },
      });
    }
  }
  return found;
}
