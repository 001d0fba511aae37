import { namesFrom } from "../../domain/client-text/lists.ts";
import { switchFrom } from "../../domain/client-text/switches.ts";
import { decideBan } from "../../domain/moderation/ban.ts";
import { publicIdFrom } from "../../domain/users/public-id.ts";
import { Problem } from "../../errors.ts";
import { type BanOrder, banAddresses, detailOf, hidePast, liftBan } from "../../use-cases/moderation/ban-user.ts";
import type { Services } from "../../use-cases/services.ts";
import type { Handler } from "../handler.ts";

export const shadowBanUser: Handler<"shadowBanUser"> = async ({ query, caller }, services) => {
  const categories = query.categories && namesFrom(query.categories);
  if (categories?.length === 0) throw new Problem("bad_request", "No valid categories provided.");
  const order: BanOrder = {
    userId: publicIdFrom(query.userID),
    actor: caller.publicId,
    at: services.now(),
    past: switchFrom(query.unHideOldSubmissions) ?? true,
    addresses: switchFrom(query.lookForIPs2) === true,
    shadowHidden: query.type,
    categories,
  };
  // Anything but "true" lifts the ban: a typo must not ban anybody.
  const enabled = query.enabled === undefined || switchFrom(query.enabled) === true;

  if (enabled) {
    await ban(order, services);
    if (order.past) await hidePast(order, services);
    if (order.addresses) await banAddresses(order, services);
  } else if (!(await liftBan(order, services))) {
    throw new Problem("not_banned");
  }
  return { status: 200, body: undefined };
};

/** Hides all submissions of the user from now on: ones in progress finish first, later ones see the ban. */
async function ban(order: BanOrder, { transaction }: Services): Promise<void> {
  const { userId, actor, at, past, addresses } = order;
  await transaction(async ({ moderationLocks, bans, auditLog }) => {
    await moderationLocks.lock([userId]);
    const change = decideBan(await bans.has(userId), { enabled: true, past, addresses });
    if (change === "already") throw new Problem("already_banned");
    if (change === "ban") await bans.add({ userId, byUser: actor, at });
    await auditLog.add({ at, actor, action: "ban", user: userId, detail: detailOf(order) });
  });
}
