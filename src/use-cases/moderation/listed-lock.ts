import type { components } from "../../../generated/openapi/types.ts";
import type { ListedLock } from "../../domain/segments/locks.ts";

/** A lock as every list of the pages shows it. */
export const listedLock = (lock: ListedLock): components["schemas"]["ListedLock"] => ({
  service: lock.service,
  videoID: lock.videoId,
  category: lock.category,
  actionType: lock.actionType,
  reason: lock.reason,
  time: lock.at,
  userID: lock.userId,
  userName: lock.userName,
});
