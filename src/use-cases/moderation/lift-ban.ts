import { type Ban, decideBan, isInForce } from "../../domain/moderation/ban.ts";
import type { ShadowTarget } from "../../storage/moderation/shadow.ts";
import type { Stores } from "../../storage/stores.ts";
import { type Banning, type BanOrder, detailOf } from "./ban-order.ts";
import { setShadowHidden } from "./bulk-shadow-hiding.ts";

/** Longer than a submission takes: one that saw the ban may be stored this much after the time that it bears, in ms. */
const SUBMISSION_MS = 300_000;
/**
 * How often segments that were hidden while others were shown are looked for, before the ban is lifted all the same.
 */
const MAX_PASSES = 5;

/**
 * What is lifted. `isDue`: whether the ban is still the one that was to be lifted, asked in each step; `shown`:
 * segments to show, undefined for none; `detail`: for the audit log; `undone`: the entry of the audit log that this
 * takes back.
 */
type Lifting = Readonly<{
  userId: string;
  actor: string;
  at: number;
  addresses: boolean;
  isDue: (ban: Ban) => boolean;
  shown: ShadowTarget | undefined;
  detail: Readonly<Record<string, unknown>>;
  undone?: number;
}>;

/**
 * Shows the segments first, and then lifts the ban in a transaction that finds none left, so that a crash at any time
 * leaves a ban that can be lifted again, and never hidden segments of a user without one.
 * @returns false if there is no such ban (any more)
 */
async function lift(
  { userId, actor, at, addresses, isDue, shown, detail, undone }: Lifting,
  services: Banning,
): Promise<boolean> {
  const holds = async ({ bans }: Stores<"bans">): Promise<boolean> => {
    const ban = await bans.of(userId);
    return ban !== undefined && isDue(ban);
  };
  const ipHashes = addresses ? await services.stores.bans.ipsOf(userId) : [];
  for (let pass = 1; ; pass++) {
    if (shown !== undefined) await setShadowHidden(services, shown, userId, holds);
    const outcome = await services.transaction(async (stores) => {
      const { moderationLocks, bans, shadow, auditLog } = stores;
      await moderationLocks.lock([userId, ...ipHashes]);
      if (!(await holds(stores))) return "none";
      // Submitted meanwhile, or hidden by a concurrent request that repeats the ban.
      if (shown !== undefined && pass < MAX_PASSES && (await shadow.isAny(shown))) return "again";
      await bans.remove(userId);
      const entryId = await auditLog.add({ at, actor, action: "unban", user: userId, detail });
      if (undone !== undefined) await auditLog.setUndone(undone, entryId);
      if (ipHashes.length === 0) return "lifted";
      await bans.removeIps(ipHashes);
      await auditLog.add({
        at,
        actor,
        action: "unban_addresses",
        user: userId,
        detail: { addresses: ipHashes.length },
      });
      return "lifted";
    });
    if (outcome === "none") return false;
    if (outcome === "again") continue;
    // Only where the passes did not come to an end.
    if (shown !== undefined && pass === MAX_PASSES)
      await setShadowHidden(services, shown, userId, async ({ bans }) => !(await bans.of(userId)));
    return true;
  }
}

/**
 * Lifts a ban that is in force. Bans that have ended are none, even if what they hid has not been shown yet.
 * @returns false if there is none
 */
export async function liftBan(order: BanOrder, services: Banning): Promise<boolean> {
  const { userId, past, categories } = order;
  const { terms: _terms, ...lifted } = order;
  const request = { ...lifted, enabled: false };
  return lift(
    {
      ...lifted,
      isDue: (ban) => decideBan(isInForce(ban, services.now()) ? ban : undefined, request) === "lift",
      shown: past ? { of: { userId }, categories, shadowHidden: 0 } : undefined,
      detail: detailOf({ ...lifted, shadowHidden: 0 }),
    },
    services,
  );
}

/** What a ban hid: all segments of the user, or those submitted since it began. */
const hiddenBy = ({ userId, since, hidPast }: Ban): ShadowTarget => ({
  of: { userId },
  shadowHidden: 0,
  ...(!hidPast && { submittedFrom: since - SUBMISSION_MS }),
});

/**
 * Lifts a ban as if it had not begun.
 * @param addresses whether the addresses of the user were banned with it
 * @param entryId of the ban in the audit log
 * @returns false if the ban is another one meanwhile, or gone
 */
export async function undoBegunBan(
  ban: Ban,
  { entryId, actor, at, addresses }: Readonly<{ entryId: number; actor: string; at: number; addresses: boolean }>,
  services: Banning,
): Promise<boolean> {
  const { userId, since, until, reason, hidPast } = ban;
  return lift(
    {
      userId,
      actor,
      at,
      addresses,
      isDue: (now) => now.since === since && now.until === until && now.reason === reason,
      shown: hiddenBy(ban),
      detail: { deed: entryId, unHideOldSubmissions: hidPast, shadowHidden: 0 },
      undone: entryId,
    },
    services,
  );
}

/**
 * Lifts a ban whose end has come, in the name of the moderator who set it, and shows what it hid: all segments, or
 * those submitted since it began. It may be called at any time, by several at once.
 * @param signal stops it between two steps; what it throws then is the signal's reason
 * @returns whether it lifted one
 */
export async function liftEndedBan(userId: string, services: Banning, signal?: AbortSignal): Promise<boolean> {
  const ban = await services.stores.bans.of(userId);
  if (ban === undefined || isInForce(ban, services.now())) return false;
  const { byUser, until, hidPast } = ban;
  return lift(
    {
      userId,
      actor: byUser,
      at: services.now(),
      addresses: false,
      isDue: (current) => {
        signal?.throwIfAborted();
        return !isInForce(current, services.now());
      },
      shown: hiddenBy(ban),
      detail: { ended: true, until, unHideOldSubmissions: hidPast, shadowHidden: 0 },
    },
    services,
  );
}
