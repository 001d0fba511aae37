import { type Ban, type BanTerms, bannedAnew, decideBan, isInForce } from "../../domain/moderation/ban.ts";
import { Problem } from "../../errors.ts";
import type { Stores } from "../../storage/stores.ts";
import { type Banning, type BanOrder, detailOf } from "./ban-order.ts";
import { setShadowHidden } from "./bulk-shadow-hiding.ts";
import { liftEndedBan } from "./lift-ban.ts";

/**
 * Decides about the ban of a user in a transaction that holds the user's lock. A ban that has ended and still waits to
 * be lifted is lifted first, so that what it hid is shown unless a new one hides it.
 * @param decide gets the ban in force, undefined if there is none
 */
async function decided<T>(
  userId: string,
  services: Banning,
  decide: (stores: Stores<"bans" | "auditLog">, current: Ban | undefined) => Promise<T>,
): Promise<T> {
  for (;;) {
    const outcome = await services.transaction(async (stores) => {
      await stores.moderationLocks.lock([userId]);
      const current = await stores.bans.of(userId);
      if (current !== undefined && !isInForce(current, services.now())) return undefined;
      return { value: await decide(stores, current) };
    });
    if (outcome !== undefined) return outcome.value;
    await liftEndedBan(userId, services);
  }
}

/**
 * Bans a user, or changes the ban: all submissions are hidden from now on, ones in progress finish first, later ones
 * see the ban. Asked without terms, a ban with an end becomes one for good. Errors `already_banned` if nothing is to
 * change
 * @returns the ban, and the id of its entry in the audit log
 */
export function enactBan(order: BanOrder, services: Banning): Promise<Ban & Readonly<{ entryId: number }>> {
  const { userId, actor, at } = order;
  return decided(userId, services, async ({ bans, auditLog }, current) => {
    if (decideBan(current, { ...order, enabled: true }) === "already") throw new Problem("already_banned");
    const next = bannedAnew(current, { userId, byUser: actor, since: at }, order);
    await bans.put(next);
    const detail = { ...detailOf(order), ...(order.addresses && { addresses: true }), before: termsOf(current) };
    const entryId = await auditLog.add({ at, actor, action: "ban", user: userId, detail });
    return { ...next, entryId };
  });
}

/** What undoBan needs. */
const termsOf = (ban: Ban | undefined): BanTerms | null =>
  ban === undefined ? null : { until: ban.until, reason: ban.reason };

/** Hides existing segments of a banned user. */
export async function hidePast(order: BanOrder, services: Banning): Promise<void> {
  const { userId, categories, shadowHidden } = order;
  const target = { of: { userId }, categories, shadowHidden };
  await setShadowHidden(services, target, userId, ({ bans }) => bans.has(userId, services.now()));
}

/** Bans of other users that are taken back together with the one that led to them. */
const mostOthers = 500;

/**
 * Bans all addresses the user submitted from, and all other users who did; with `past` also hides the segments sent
 * from there. Each of the other users is banned in a separate transaction.
 * @param entryId of the ban in the audit log, which gets the ids of the entries of the others, up to a number
 */
export async function banAddresses(order: BanOrder, entryId: number, services: Banning): Promise<void> {
  const { userId, actor, at, past, categories, shadowHidden, terms } = order;
  const ipHashes = await services.stores.bans.ipsOf(userId);
  if (ipHashes.length === 0) return;

  await services.transaction(async ({ moderationLocks, bans, auditLog }) => {
    await moderationLocks.lock(ipHashes);
    for (const ipHash of ipHashes.sort()) await bans.addIp(ipHash);
    const detail = { ...detailOf(order), addresses: ipHashes.length };
    await auditLog.add({ at, actor, action: "ban_addresses", user: userId, detail });
  });
  const also: number[] = [];
  for (const other of await services.stores.bans.unbannedFrom(ipHashes, at)) {
    await decided(other, services, async ({ bans, auditLog }, current) => {
      if (current !== undefined) return;
      await bans.put(bannedAnew(undefined, { userId: other, byUser: actor, since: at }, { past, terms }));
      const detail = { sharesAddressWith: userId, ...terms, before: null };
      also.push(await auditLog.add({ at, actor, action: "ban", user: other, detail }));
    });
  }
  if (also.length > 0)
    await services.transaction(async ({ auditLog }) => {
      const entry = await auditLog.lock(entryId);
      await auditLog.setDetail(entryId, { ...entry?.detail, also: also.slice(0, mostOthers) });
    });
  if (!past) return;
  const target = { of: { ipHashes }, categories, shadowHidden };
  await setShadowHidden(services, target, userId, ({ bans }) => bans.has(userId, services.now()));
}
