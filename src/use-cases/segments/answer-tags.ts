import { prefixesOf } from "../../domain/segments/ids.ts";
import type { Written } from "../../storage/segments/videos.ts";

/** An answer that is made of all segments of a service whose hash starts with the prefix. */
export const onSegments = (service: string, hashPrefix: string): string => `segments ${service} ${hashPrefix}`;
/** An answer that the current reputation of a user decides. */
export const onReputation = (userId: string): string => `reputation ${userId}`;

/** What depends on what a transaction wrote. */
export function* dependents({ videos, users }: Pick<Written, "videos" | "users">): Generator<string> {
  for (const { service, videoHash } of videos)
    for (const prefix of prefixesOf(videoHash)) yield onSegments(service, prefix);
  for (const userId of users) yield onReputation(userId);
}
