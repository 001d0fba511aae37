import { type Ban, bannedAnew, decideBan, isInForce } from "../../domain/moderation/ban.ts";
import { Problem } from "../../errors.ts";
import type { Services } from "../services.ts";
import { type BanOrder, detailOf } from "./ban-order.ts";
import { setVisibility } from "./bulk-visibility.ts";
import { liftEndedBan } from "./lift-ban.ts";

/**
 * Bans a user, or changes the ban: all submissions are hidden from now on, ones in progress finish first, later ones see the ban. Asked without
 * terms, a ban with an end becomes one for good. One that has ended and still waits to be lifted is lifted first, so that what it hid is shown
 * unless this one hides it.
 * Errors  `already_banned` if nothing is to change
 */
export async function enactBan(order: BanOrder, services: Services): Promise<Ban> {
  const { userId, actor, at } = order;
  for (;;) {
    const ban = await services.transaction(async ({ moderationLocks, bans, auditLog }) => {
      await moderationLocks.lock([userId]);
      const current = await bans.of(userId);
      if (current !== undefined && !isInForce(current, services.now())) return undefined;
      if (decideBan(current, { ...order, enabled: true }) === "already") throw new Problem("already_banned");
      const next = bannedAnew(current, { userId, byUser: actor, since: at }, order);
      await bans.put(next);
      await auditLog.add({ at, actor, action: "ban", user: userId, detail: detailOf(order) });
      return next;
    });
    if (ban !== undefined) return ban;
    await liftEndedBan(userId, services);
  }
}

/** Hides existing segments of a banned user. */
export async function hidePast(order: BanOrder, services: Services): Promise<void> {
  const { userId, categories, shadowHidden } = order;
  const target = { of: { userId }, categories, shadowHidden };
  await setVisibility(services, target, userId, ({ bans }) => bans.has(userId, services.now()));
}

/**
 * Bans all addresses the user submitted from, and all other users who did; with `past` also hides the segments sent from there.
 * Each of the other users is banned in a separate transaction.
 */
export async function banAddresses(order: BanOrder, services: Services): Promise<void> {
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
    await services.transaction(async ({ moderationLocks, bans, auditLog }) => {
      await moderationLocks.lock([other]);
      if (await bans.has(other, at)) return;
      await bans.put(bannedAnew(undefined, { userId: other, byUser: actor, since: at }, { past }));
      await auditLog.add({ at, actor, action: "ban", user: other, detail: { sharesAddressWith: userId } });
    });
  }
  if (!past) return;
  const target = { of: { ipHashes }, categories, shadowHidden };
  await setVisibility(services, target, userId, ({ bans }) => bans.has(userId, services.now()));
}
