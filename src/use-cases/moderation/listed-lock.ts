import type { components } from "../../../generated/openapi/types.ts";
import type { ListedLock } from "../../domain/moderation/locks.ts";

/** A lock as every list of the pages shows it. */
export const listedLock = ({ videoId, at, userId, ...lock }: ListedLock): components["schemas"]["ListedLock"] => ({
  ...lock,
  videoID: videoId,
  time: at,
  userID: userId,
});
