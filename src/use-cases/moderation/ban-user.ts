import { decideBan } from "../../domain/moderation/ban.ts";
import type { ShadowHidden } from "../../domain/segments/segment.ts";
import type { Services } from "../services.ts";
import { setVisibility } from "./bulk-visibility.ts";

/**
 * A ban decision. `past`: also covers existing segments, in these categories or in all; `addresses`: also covers the addresses the
 * user submitted from.
 */
export type BanOrder = Readonly<{
  userId: string;
  actor: string;
  at: number;
  past: boolean;
  addresses: boolean;
  shadowHidden: ShadowHidden;
  categories: readonly string[] | undefined;
}>;

/** Details for the audit log. */
export const detailOf = ({ past, shadowHidden, categories }: BanOrder) => ({
  unHideOldSubmissions: past,
  ...(past && { shadowHidden }),
  ...(categories !== undefined && { categories }),
});

/** Hides existing segments of a banned user. */
export async function hidePast(order: BanOrder, services: Services): Promise<void> {
  const { userId, categories, shadowHidden } = order;
  const target = { of: { userId }, categories, shadowHidden };
  await setVisibility(services, target, userId, ({ bans }) => bans.has(userId));
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
  for (const other of await services.stores.bans.unbannedFrom(ipHashes)) {
    await services.transaction(async ({ moderationLocks, bans, auditLog }) => {
      await moderationLocks.lock([other]);
      if (await bans.has(other)) return;
      await bans.add({ userId: other, byUser: actor, at });
      await auditLog.add({ at, actor, action: "ban", user: other, detail: { sharesAddressWith: userId } });
    });
  }
  if (!past) return;
  await setVisibility(services, { of: { ipHashes }, categories, shadowHidden }, userId, ({ bans }) => bans.has(userId));
}

/**
 * Lifts a ban. Segments are shown again first, so that a crash in between leaves the user banned and the request can be retried;
 * segments submitted in the meantime follow.
 */
export async function liftBan(order: BanOrder, services: Services): Promise<boolean> {
  const { userId, actor, at, past, addresses, categories } = order;
  const target = { of: { userId }, categories, shadowHidden: 0 } as const;
  if (past) await setVisibility(services, target, userId, ({ bans }) => bans.has(userId));

  const ipHashes = addresses ? await services.stores.bans.ipsOf(userId) : [];
  const lifted = await services.transaction(async ({ moderationLocks, bans, auditLog }) => {
    await moderationLocks.lock([userId, ...ipHashes]);
    if (decideBan(await bans.has(userId), { enabled: false, past, addresses }) === "not_banned") return false;
    await bans.remove(userId);
    const detail = detailOf({ ...order, shadowHidden: 0 });
    await auditLog.add({ at, actor, action: "unban", user: userId, detail });
    if (ipHashes.length === 0) return true;
    await bans.removeIps(ipHashes);
    await auditLog.add({ at, actor, action: "unban_addresses", user: userId, detail: { addresses: ipHashes.length } });
    return true;
  });
  if (lifted && past) await setVisibility(services, target, userId, async ({ bans }) => !(await bans.has(userId)));
  return lifted;
}
