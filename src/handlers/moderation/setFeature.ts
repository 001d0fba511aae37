import { switchFrom } from "../../domain/client-text/switches.ts";
import { publicIdFrom } from "../../domain/users/public-id.ts";
import type { Handler, Using } from "../handler.ts";

export const setFeature: Handler<
  "setFeature",
  Using<"now" | "transaction", "moderationLocks" | "features" | "auditLog">
> = async ({ body, caller }, services) => {
  const user = publicIdFrom(body.userID);
  const feature = Number(body.feature);
  const enabled = switchFrom(body.enabled) ?? true;
  const at = services.now();
  const { publicId: actor } = caller;

  await services.transaction(async ({ moderationLocks, features, auditLog }) => {
    await moderationLocks.lock([user]);
    if ((await features.of(user)).has(feature) === enabled) return;
    await (enabled ? features.give(user, feature, actor, at) : features.take(user, feature));
    await auditLog.add({ at, actor, action: enabled ? "add_feature" : "remove_feature", user, detail: { feature } });
  });
  return { status: 200, body: undefined };
};
