/** Actions of moderators and the administrator that are recorded in the audit log. */
export const auditLogActions = [
  "ban",
  "unban",
  "ban_addresses",
  "unban_addresses",
  "warn",
  "unwarn",
  "acknowledge",
  "lock",
  "unlock",
  "purge",
  "shift",
  "add_vip",
  "remove_vip",
  "add_temporary_vip",
  "remove_temporary_vip",
  "add_feature",
  "remove_feature",
  "set_name",
  "configure",
  "segments",
  "review",
  "undo",
] as const;
export type AuditLogAction = (typeof auditLogActions)[number];

/**
 * An entry for the audit log. Shape `actor`: public id of the acting user; `user`: public id of the affected user;
 * `detail`: free text, never a secret or an address Units `at` in ms since 1970
 */
export type NewAuditLogEntry = Readonly<{
  at: number;
  actor: string;
  action: AuditLogAction;
  user?: string;
  service?: string;
  videoId?: string;
  detail?: Readonly<Record<string, unknown>>;
}>;

/**
 * Whether undoModeration takes an action back: the log has what is needed for it. What was taken back of a user is not
 * done again.
 */
export function isUndoable({ action, user, detail }: Pick<NewAuditLogEntry, "action" | "user" | "detail">): boolean {
  if (action === "purge") return Number(detail?.["segments"]) > 0;
  if (action === "ban") return detail !== undefined && "before" in detail;
  if (action === "undo") return user === undefined;
  return action === "segments" || action === "review";
}
