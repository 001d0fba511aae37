import type { components } from "../../../generated/openapi/types.ts";
import { isUndoable } from "../../domain/moderation/audit-log.ts";
import type { Handler, Using } from "../handler.ts";

export const getModerationTrail: Handler<"getModerationTrail", Using<"stores", "auditLog" | "userNames">> = async (
  { query },
  { stores },
) => {
  const { actor, user, videoID, action, before, limit } = query;
  const entries = await stores.auditLog.find({ actor, user, videoId: videoID, action, before, limit });
  const undoings = await stores.auditLog.byIds(entries.flatMap(({ undoneBy }) => undoneBy ?? []));
  const people = [...entries, ...undoings].flatMap(({ actor, user }) => (user === undefined ? actor : [actor, user]));
  const names = await stores.userNames.namesOf([...new Set(people)]);
  const nameOf = (id: string | undefined): string | null => (id === undefined ? null : (names.get(id) ?? null));
  const undoingsById = new Map(undoings.map((entry) => [entry.id, entry]));

  const body = entries.map((entry): Entry => {
    const { id, at, actor, action, user, service, videoId, detail, undoneBy } = entry;
    const undoing = undoneBy === undefined ? undefined : undoingsById.get(undoneBy);
    return {
      id,
      time: at,
      actor,
      actorName: nameOf(actor),
      action,
      user: user ?? null,
      userName: nameOf(user),
      service: service ?? null,
      videoID: videoId ?? null,
      detail: { ...detail },
      undone:
        undoing === undefined
          ? null
          : { id: undoing.id, time: undoing.at, actor: undoing.actor, actorName: nameOf(undoing.actor) },
      undoable: undoneBy === undefined && isUndoable(entry),
    };
  });
  return { status: 200, body, personal: true };
};

type Entry = components["schemas"]["TrailEntry"];
