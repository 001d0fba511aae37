import { prefixesOf } from "../../domain/segments/ids.ts";
import type { Written } from "../../storage/segments/videos.ts";

/** Tag of a response built from all segments of a service whose hash starts with the prefix. */
export const onSegments = (service: string, hashPrefix: string): string => `segments ${service} ${hashPrefix}`;
/** Tag of a response that depends on a user's current reputation. */
export const onReputation = (userId: string): string => `reputation ${userId}`;

/** Tags to invalidate after a transaction. */
export function* dependents({ videos, users }: Pick<Written, "videos" | "users">): Generator<string> {
  for (const { service, videoHash } of videos)
    for (const prefix of prefixesOf(videoHash)) yield onSegments(service, prefix);
  for (const userId of users) yield onReputation(userId);
}
