import type { AuditLogAction, NewAuditLogEntry } from "../moderation/audit-log.ts";
import type { EventDraft, EventSegment, EventType } from "./event.ts";

type SegmentFacts = Readonly<{
  uuid: string;
  category: string;
  actionType: string;
  startTime: number;
  endTime: number;
  locked: 0 | 1;
  views?: number;
}>;

/** Of a new segment nobody has seen anything yet. */
export const eventSegment = ({ uuid, views = 0, locked, ...segment }: SegmentFacts): EventSegment => ({
  UUID: uuid,
  category: segment.category,
  actionType: segment.actionType,
  startTime: segment.startTime,
  endTime: segment.endTime,
  locked: locked === 1,
  views,
});

export const eventVideo = ({ service, videoId }: Readonly<{ service: string; videoId: string }>) => ({
  service,
  videoID: videoId,
});

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The actions of the audit log that are events. Those on segments are told segment by segment. */
export const typeOfAction = {
  warn: "warning",
  unwarn: "warning",
  acknowledge: "warning",
  lock: "lock.created",
  unlock: "lock.removed",
  ban: "user.banned",
  unban: "user.unbanned",
  purge: "video.purged",
} as const satisfies Partial<Record<AuditLogAction, EventType>>;
type ToldAction = keyof typeof typeOfAction;
const changes = { warn: "issued", unwarn: "lifted", acknowledge: "acknowledged" } as const;

const isTold = (action: AuditLogAction): action is ToldAction => Object.hasOwn(typeOfAction, action);

/** The event that an entry of the audit log is, and its type; undefined if it is none. */
export function eventOfEntry(
  entry: NewAuditLogEntry,
): Readonly<{ type: EventType; draft: () => EventDraft }> | undefined {
  const { action } = entry;
  return isTold(action) ? { type: typeOfAction[action], draft: () => draftOf(entry, action) } : undefined;
}

function draftOf(
  { actor, user = "", service = "", videoId = "", detail = {} }: NewAuditLogEntry,
  action: ToldAction,
): EventDraft {
  const about = { user: { userID: user }, actor: { userID: actor, ...(actor === user && { rank: "self" as const }) } };
  const on = { video: eventVideo({ service, videoId }), actor: about.actor };
  const reason = textOf(detail["reason"]);
  switch (action) {
    case "warn":
    case "unwarn":
    case "acknowledge":
      return { type: "warning", data: { ...about, change: changes[action], reason } };
    case "lock":
    case "unlock": {
      const categories = textsOf(detail["categories"]);
      return {
        type: typeOfAction[action],
        data: { ...on, categories, actionTypes: textsOf(detail["actionTypes"]), reason },
      };
    }
    case "ban":
    case "unban": {
      const { until } = detail;
      const end = typeof until === "number" ? new Date(until).toISOString() : null;
      return { type: typeOfAction[action], data: { ...about, reason, until: end } };
    }
    case "purge":
      return { type: "video.purged", data: { ...on, segments: Number(detail["segments"]) } };
  }
}

/** The types that subscribers may get for a draft of this type. */
export const typesOf = (type: EventType): readonly EventType[] =>
  type === "submissions.other" ? ["submissions.new", "submissions.other"] : [type];
