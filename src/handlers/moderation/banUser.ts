import { Problem } from "../../errors.ts";
import type { Banning, BanOrder } from "../../use-cases/moderation/ban-order.ts";
import { banAddresses, enactBan, hidePast } from "../../use-cases/moderation/ban-user.ts";
import { liftBan } from "../../use-cases/moderation/lift-ban.ts";
import type { Handler } from "../handler.ts";

const HOUR_MS = 3_600_000;

export const banUser: Handler<"banUser", Banning> = async ({ body, caller }, services) => {
  const { userID: userId, hours = null, reason = "" } = body;
  const at = services.now();
  const order: BanOrder = {
    userId,
    actor: caller.publicId,
    at,
    past: body.hideSubmissions,
    addresses: body.addresses,
    shadowHidden: body.type,
    categories: body.categories ?? undefined,
    terms: { until: hours === null ? null : at + hours * HOUR_MS, reason: reason ?? "" },
  };
  if (!body.enabled) {
    if (!(await liftBan(order, services))) throw new Problem("not_banned");
    return { status: 200, body: { userID: userId, banned: false, until: null, undo: null } };
  }
  const { until, entryId } = await enactBan(order, services);
  if (order.past) await hidePast(order, services);
  if (order.addresses) await banAddresses(order, entryId, services);
  return { status: 200, body: { userID: userId, banned: true, until, undo: entryId } };
};
