import type { Services } from "../services.ts";

/** Whether one of somebody's channels is that of a video. The provider is asked only about those who have a channel. */
export async function isTemporaryVip(
  channels: readonly string[],
  { service, videoId }: Readonly<{ service: string; videoId: string }>,
  { durations }: Pick<Services, "durations">,
): Promise<boolean> {
  if (channels.length === 0) return false;
  const channel = await durations.channelOf(service, videoId);
  return channel !== undefined && channels.includes(channel);
}
