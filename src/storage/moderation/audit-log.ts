import type { Knex } from "knex";
import type { AuditLogAction, NewAuditLogEntry } from "../../domain/moderation/audit-log.ts";
import { eventOfEntry } from "../../domain/outgoing/drafts.ts";
import type { EventLog } from "../outgoing/events.ts";

type AuditLogRow = {
  id: number;
  time: number;
  actor_id: string;
  action: AuditLogAction;
  user_id: string | null;
  service: string | null;
  video_id: string | null;
  detail: string;
  undone_by: number | null;
};

/** A stored audit log entry; `id` increases over time. `undoneBy`: id of the entry that undid the action. */
export type AuditLogEntry = NewAuditLogEntry &
  Readonly<{ id: number; detail: Readonly<Record<string, unknown>>; undoneBy: number | undefined }>;

/** All given fields must match. `before`: only entries with a smaller id. */
export type AuditLogFilter = Readonly<{
  actor?: string | undefined;
  user?: string | undefined;
  videoId?: string | undefined;
  action?: string | undefined;
  before?: number | undefined;
  limit: number;
}>;

const toEntry = (row: AuditLogRow): AuditLogEntry => ({
  id: row.id,
  at: row.time,
  actor: row.actor_id,
  action: row.action,
  ...(row.user_id !== null && { user: row.user_id }),
  ...(row.service !== null && { service: row.service }),
  ...(row.video_id !== null && { videoId: row.video_id }),
  detail: JSON.parse(row.detail),
  undoneBy: row.undone_by ?? undefined,
});

/** The audit log of moderator actions. Entries are never deleted. */
export const auditLogStore = (db: Knex, events: EventLog) => ({
  /**
   * Call inside the transaction of the action itself, so that neither is stored without the other. Subscribers are told
   * of it if it is an event. @returns the id of the entry
   */
  add: async (entry: NewAuditLogEntry): Promise<number> => {
    const { at, actor, action, user, service, videoId, detail = {} } = entry;
    const event = eventOfEntry(entry);
    if (event !== undefined) events.add(event.type, event.draft);
    const [id = 0] = await db<AuditLogRow>("moderation_log").insert({
      time: at,
      actor_id: actor,
      action,
      user_id: user ?? null,
      service: service ?? null,
      video_id: videoId ?? null,
      detail: JSON.stringify(detail),
    });
    return id;
  },

  /** Those that exist. */
  byIds: async (ids: readonly number[]): Promise<AuditLogEntry[]> => {
    if (ids.length === 0) return [];
    const rows: AuditLogRow[] = await db("moderation_log")
      .whereIn("id", [...ids])
      .select("*");
    return rows.map(toEntry);
  },

  /** Reads an entry and locks it until the transaction ends. */
  lock: async (id: number): Promise<AuditLogEntry | undefined> => {
    const row = await db<AuditLogRow>("moderation_log").where("id", id).forUpdate().first();
    return row === undefined ? undefined : toEntry(row);
  },

  /** Replaces the details of an entry that is locked, when a later transaction of the same action did more. */
  setDetail: async (id: number, detail: Readonly<Record<string, unknown>>): Promise<void> => {
    await db<AuditLogRow>("moderation_log")
      .where("id", id)
      .update({ detail: JSON.stringify(detail) });
  },

  /** Marks an entry that is locked. */
  setUndone: async (id: number, undoneBy: number): Promise<void> => {
    await db<AuditLogRow>("moderation_log").where("id", id).update({ undone_by: undoneBy });
  },

  /** Newest first. */
  find: async ({ actor, user, videoId, action, before, limit }: AuditLogFilter): Promise<AuditLogEntry[]> => {
    const query = db<AuditLogRow>("moderation_log as m").orderBy("m.id", "desc").limit(limit);
    if (actor !== undefined) query.where("m.actor_id", actor);
    if (user !== undefined) query.where("m.user_id", user);
    if (videoId !== undefined) query.where("m.video_id", videoId);
    if (action !== undefined) query.where("m.action", action);
    if (before !== undefined) query.where("m.id", "<", before);
    const rows: AuditLogRow[] = await query.select("m.*");
    return rows.map(toEntry);
  },
});
