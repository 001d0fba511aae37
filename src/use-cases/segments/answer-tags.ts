import { prefixesOf } from "../../domain/segments/ids.ts";
import type { Written } from "../../storage/segments/videos.ts";

/** Tag of a response built from all segments of a service whose hash starts with the prefix. */
export const onSegments = (service: string, hashPrefix: string): string => `segments ${service} ${hashPrefix}`;
/** Tag of a response that depends on a user's current reputation. */
export const onReputation = (userId: string): string => `reputation ${userId}`;

/** Tag of a response that depends on the chapters of any video. */
export const onChapters = "chapters";

/** Tags to invalidate after a transaction. */
export function* dependents({
  videos,
  users,
  hasChapters,
}: Pick<Written, "videos" | "users" | "hasChapters">): Generator<string> {
  if (hasChapters) yield onChapters;
  for (const { service, videoHash } of videos)
    for (const prefix of prefixesOf(videoHash)) yield onSegments(service, prefix);
  for (const userId of users) yield onReputation(userId);
}
