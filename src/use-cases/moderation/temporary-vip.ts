import type { Using } from "../services.ts";

/** Whether the video belongs to one of the user's channels. The provider is queried only if there are any. */
export async function isTemporaryVip(
  channels: readonly string[],
  { service, videoId }: Readonly<{ service: string; videoId: string }>,
  { durations }: Using<"durations">,
): Promise<boolean> {
  if (channels.length === 0) return false;
  const channel = await durations.channelOf(service, videoId);
  return channel !== undefined && channels.includes(channel);
}
