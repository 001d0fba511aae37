import type { Services } from "../services.ts";

/** Whether somebody has the votes of a VIP on the channel of a video. The provider is asked only about those who have a channel. */
export async function isTemporaryVip(
  publicId: string,
  { service, videoId }: Readonly<{ service: string; videoId: string }>,
  { stores, durations, now }: Services,
): Promise<boolean> {
  const channels = await stores.temporaryVips.channelsOf(publicId, now());
  if (channels.length === 0) return false;
  const channel = await durations.channelOf(service, videoId);
  return channel !== undefined && channels.includes(channel);
}
