import { everyAction, isEverything, namesIn, orderFrom } from "../../use-cases/moderation/lock-order.ts";
import type { Handler, Using } from "../handler.ts";

export const unlockCategories: Handler<
  "unlockCategories",
  Using<"vocabulary" | "now" | "transaction", "videos" | "locks" | "auditLog">
> = async ({ body, caller }, services) => {
  const { service, videoId, hash, pairs } = orderFrom(body, services);
  const at = services.now();

  await services.transaction(async ({ videos, locks, auditLog }) => {
    await videos.lock(service, videoId, hash);
    const locked = await locks.onVideo(service, videoId);
    const actions = everyAction(body);
    const removed = isEverything(body) ? locked.filter(({ actionType }) => actions.includes(actionType)) : pairs;
    if ((await locks.removePairs(service, videoId, removed)) === 0) return;
    await auditLog.add({ at, actor: caller.publicId, action: "unlock", service, videoId, detail: namesIn(removed) });
  });
  // The misspelling is part of the API.
  return { status: 200, body: { message: `Removed lock categories entrys for video ${videoId}` } };
};
