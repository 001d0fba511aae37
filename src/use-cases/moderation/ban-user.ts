import { type Ban, bannedAnew, decideBan, isInForce } from "../../domain/moderation/ban.ts";
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
 */
export function enactBan(order: BanOrder, services: Banning): Promise<Ban> {
  const { userId, actor, at } = order;
  return decided(userId, services, async ({ bans, auditLog }, current) => {
    if (decideBan(current, { ...order, enabled: true }) === "already") throw new Problem("already_banned");
    const next = bannedAnew(current, { userId, byUser: actor, since: at }, order);
    await bans.put(next);
    await auditLog.add({ at, actor, action: "ban", user: userId, detail: detailOf(order) });
    return next;
  });
}

/** Hides existing segments of a banned user. */
export async function hidePast(order: BanOrder, services: Banning): Promise<void> {
  const { userId, categories, shadowHidden } = order;
  const target = { of: { userId }, categories, shadowHidden };
  await setShadowHidden(services, target, userId, ({ bans }) => bans.has(userId, services.now()));
}

/**
 * Bans all addresses the user submitted from, and all other users who did; with `past` also hides the segments sent
 * from there. Each of the other users is banned in a separate transaction.
 */
export async function banAddresses(order: BanOrder, services: Banning): Promise<void> {
  const { userId, actor, at, past, categories, shadowHidden } = order;
  const ipHashes = await services.stores.bans.ipsOf(userId);
  if (ipHashes.length === 0) return;

  await services.transaction(async ({ moderationLocks, bans, auditLog }) => {
    await moderationLocks.lock(ipHashes);
    for (const ipHash of ipHashes.sort()) await bans.addIp(ipHash);
    const detail = { ...detailOf(order), addresses: ipHashes.length };
    await auditLog.add({ at, actor, action: "ban_addresses", user: userId, detail });
  });
  for (const other of await services.stores.bans.unbannedFrom(ipHashes, at)) {
    await decided(other, services, async ({ bans, auditLog }, current) => {
      if (current !== undefined) return;
      await bans.put(bannedAnew(undefined, { userId: other, byUser: actor, since: at }, { past }));
      await auditLog.add({ at, actor, action: "ban", user: other, detail: { sharesAddressWith: userId } });
    });
  }
  if (!past) return;
  const target = { of: { ipHashes }, categories, shadowHidden };
  await setShadowHidden(services, target, userId, ({ bans }) => bans.has(userId, services.now()));
}
