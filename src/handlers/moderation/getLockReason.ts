import type { components } from "../../../generated/openapi/types.ts";
import { namesFrom } from "../../domain/client-text/lists.ts";
import { everyCategory, longestReason } from "../../domain/segments/locks.ts";
import { normaliseService, supports, usualCategories } from "../../domain/segments/vocabulary.ts";
import type { SignedLock } from "../../storage/moderation/locks.ts";
import { requestedActions } from "../../use-cases/moderation/lock-queries.ts";
import type { Handler, Using } from "../handler.ts";

export const getLockReason: Handler<"getLockReason", Using<"stores" | "vocabulary", "locks">> = async (
  { query },
  { stores, vocabulary },
) => {
  const service = normaliseService(vocabulary, query.service);
  const actions = requestedActions(query);
  const requested = [...new Set(namesFrom(query.categories ?? query.category ?? usualCategories(vocabulary)))];
  const locks = (await stores.locks.signedOnVideo(service, query.videoID)).filter(({ actionType }) =>
    actions.includes(actionType),
  );
  const onEverything = locks.filter(({ category }) => category === everyCategory);
  const lockOf = (name: string): SignedLock | undefined =>
    longestReason(locks.filter(({ category }) => category === name)) ??
    longestReason(onEverything.filter(({ actionType }) => supports(vocabulary, name, actionType)));
  return { status: 200, body: requested.map((category) => answer(category, lockOf(category))) };
};

const answer = (category: string, lock: SignedLock | undefined): components["schemas"]["LockReason"] => ({
  category,
  locked: lock === undefined ? 0 : 1,
  reason: lock?.reason ?? "",
  userID: lock?.userId ?? "",
  userName: lock?.userName ?? "",
});
