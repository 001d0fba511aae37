import { type Ban, isInForce } from "../../domain/moderation/ban.ts";
import { Problem } from "../../errors.ts";
import type { AuditLogEntry } from "../../storage/moderation/audit-log.ts";
import type { Stores } from "../../storage/stores.ts";
import type { Using } from "../services.ts";
import type { Banning } from "./ban-order.ts";
import { undoBegunBan } from "./lift-ban.ts";

type By = Readonly<{ actor: string; at: number }>;

/** Errors  `already_undone` if somebody was faster */
async function take(entryId: number, { auditLog }: Stores<"auditLog">): Promise<void> {
  if ((await auditLog.lock(entryId))?.undoneBy !== undefined) throw new Problem("already_undone");
}

const undoing = ({ id, user }: AuditLogEntry, { actor, at }: By) =>
  ({ at, actor, action: "undo", user: user ?? "", detail: { deed: id } }) as const;

/**
 * Takes a ban back, or a change of one, together with the bans of others that it led to. Each step of lifting one is a
 * transaction; after a crash between two of them it can be taken back again.
 * @returns whose bans were as the action left them, and are taken back
 */
export async function undoBan(entry: AuditLogEntry, by: By, services: Banning): Promise<readonly string[]> {
  const { also } = entry.detail;
  const others = Array.isArray(also) ? await services.stores.auditLog.byIds(also.map(Number)) : [];
  const users: string[] = [];
  for (const deed of [...others, entry]) {
    const { user = "", undoneBy } = deed;
    if (undoneBy === undefined && (await undoOneBan(deed, by, services))) users.push(user);
  }
  return users;
}

/** @returns false if the ban is no longer as the action left it */
async function undoOneBan(entry: AuditLogEntry, by: By, services: Banning): Promise<boolean> {
  const { id, user: userId = "", detail } = entry;
  const { until = null, reason, before, addresses } = detail;
  const isAsLeft = (ban: Ban | undefined): ban is Ban =>
    ban !== undefined &&
    isInForce(ban, services.now()) &&
    ban.until === until &&
    (reason === undefined || ban.reason === reason);
  const terms = before as Pick<Ban, "until" | "reason"> | null;
  if (terms === null) {
    const ban = await services.stores.bans.of(userId);
    if (!isAsLeft(ban) || ban.since !== entry.at) return false;
    return undoBegunBan(ban, { ...by, entryId: id, addresses: addresses === true }, services);
  }
  return services.transaction(async (stores) => {
    await stores.moderationLocks.lock([userId]);
    await take(id, stores);
    const ban = await stores.bans.of(userId);
    if (!isAsLeft(ban)) return false;
    await stores.bans.put({ ...ban, until: terms.until, reason: terms.reason });
    await stores.auditLog.setUndone(id, await stores.auditLog.add(undoing(entry, by)));
    return true;
  });
}

/** @returns the user, nobody if the user was reviewed again since */
export async function undoReview(
  entry: AuditLogEntry,
  by: By,
  { transaction }: Using<"transaction", "auditLog" | "moderationLocks" | "reviews">,
): Promise<readonly string[]> {
  const { id, at, user = "", detail } = entry;
  return transaction(async (stores) => {
    await stores.moderationLocks.lock([user]);
    await take(id, stores);
    if ((await stores.reviews.of(user)) !== at) return [];
    const { before } = detail;
    await stores.reviews.set(user, typeof before === "number" ? before : undefined);
    await stores.auditLog.setUndone(id, await stores.auditLog.add(undoing(entry, by)));
    return [user];
  });
}
