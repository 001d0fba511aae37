import { namesIn, orderFrom } from "../../use-cases/moderation/lock-order.ts";
import type { Handler, Using } from "../handler.ts";

export const lockCategories: Handler<
  "lockCategories",
  Using<"vocabulary" | "now" | "transaction", "videos" | "locks" | "auditLog">
> = async ({ body, caller }, services) => {
  const { service, videoId, hash, pairs } = orderFrom(body, services);
  if (pairs.length === 0) return { status: 200, body: undefined };
  const { publicId } = caller;
  const reason = body.reason ?? "";
  const at = services.now();

  // The row lock on the video waits for submissions in progress; later ones see the category locks.
  await services.transaction(async ({ videos, locks, auditLog }) => {
    await videos.lock(service, videoId, hash);
    for (const pair of pairs) {
      const lock = { ...pair, service, videoId, videoHash: hash, reason, userId: publicId, at };
      await (reason === "" ? locks.keep(lock) : locks.set(lock));
    }
    const detail = { ...namesIn(pairs), reason };
    await auditLog.add({ at, actor: publicId, action: "lock", service, videoId, detail });
  });
  return { status: 200, body: undefined };
};
