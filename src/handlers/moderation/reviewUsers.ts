import type { Handler, Using } from "../handler.ts";

export const reviewUsers: Handler<
  "reviewUsers",
  Using<"now" | "transaction", "auditLog" | "moderationLocks" | "reviews">
> = async ({ body, caller }, { now, transaction }) => {
  const userIds = [...new Set(body.userIDs)];
  const at = now();
  const users = await transaction(async ({ auditLog, moderationLocks, reviews }) => {
    await moderationLocks.lock(userIds);
    const done: { userID: string; undo: number | null }[] = [];
    for (const user of userIds) {
      const before = await reviews.of(user);
      const isDue = await reviews.isAnyAfter(user, before);
      if (isDue) await reviews.set(user, at);
      const entry = { at, actor: caller.publicId, action: "review", user, detail: { before: before ?? null } } as const;
      done.push({ userID: user, undo: isDue ? await auditLog.add(entry) : null });
    }
    return done;
  });
  return { status: 200, body: { users }, personal: true };
};
