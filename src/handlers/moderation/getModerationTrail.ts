import type { components } from "../../../generated/openapi/types.ts";
import type { AuditLogEntry } from "../../storage/moderation/audit-log.ts";
import type { Handler, Using } from "../handler.ts";

export const getModerationTrail: Handler<"getModerationTrail", Using<"stores", "auditLog">> = async (
  { query },
  { stores },
) => {
  const { actor, user, videoID, action, before, limit } = query;
  const entries = await stores.auditLog.find({ actor, user, videoId: videoID, action, before, limit });
  return { status: 200, body: entries.map(answer), personal: true };
};

const answer = ({ id, at, actor, action, user, service, videoId, detail, undoneBy }: AuditLogEntry): Entry => ({
  id,
  time: at,
  actor,
  action,
  user: user ?? null,
  service: service ?? null,
  videoID: videoId ?? null,
  detail: { ...detail, ...(undoneBy !== undefined && { undoneBy }) },
});

type Entry = components["schemas"]["TrailEntry"];
