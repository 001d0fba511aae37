import { api } from "../../api/client.ts";
import { answeredOr } from "../../api/failure.ts";
import type { Row } from "./desk-columns.tsx";

/** Records in one read at most, by the specification. */
const readSize = 10;

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
