import { namesFrom } from "../../domain/client-text/lists.ts";
import { switchFrom } from "../../domain/client-text/switches.ts";
import { publicIdFrom } from "../../domain/users/public-id.ts";
import { Problem } from "../../errors.ts";
import type { Banning, BanOrder } from "../../use-cases/moderation/ban-order.ts";
import { banAddresses, enactBan, hidePast } from "../../use-cases/moderation/ban-user.ts";
import { liftBan } from "../../use-cases/moderation/lift-ban.ts";
import type { Handler } from "../handler.ts";

export const shadowBanUser: Handler<"shadowBanUser", Banning> = async ({ query, caller }, services) => {
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
    const { entryId } = await enactBan(order, services);
    if (order.past) await hidePast(order, services);
    if (order.addresses) await banAddresses(order, entryId, services);
  } else if (!(await liftBan(order, services))) {
    throw new Problem("not_banned");
  }
  return { status: 200, body: undefined };
};
