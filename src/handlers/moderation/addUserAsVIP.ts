import { switchFrom } from "../../domain/client-text/switches.ts";
import { publicIdFrom } from "../../domain/users/public-id.ts";
import type { Handler, Using } from "../handler.ts";

export const addUserAsVIP: Handler<
  "addUserAsVIP",
  Using<"now" | "transaction", "moderationLocks" | "vips" | "auditLog">
> = async ({ query, body, caller }, services) => {
  const userId = publicIdFrom(body.userID ?? query.userID);
  const enabled = switchFrom(body.enabled ?? query.enabled) ?? true;
  const at = services.now();

  await services.transaction(async ({ moderationLocks, vips, auditLog }) => {
    await moderationLocks.lock([userId]);
    if ((await vips.isListed(userId)) === enabled) return;
    await (enabled ? vips.add(userId, at) : vips.remove(userId));
    await auditLog.add({ at, actor: caller.publicId, action: enabled ? "add_vip" : "remove_vip", user: userId });
  });
  return { status: 200, body: undefined };
};
