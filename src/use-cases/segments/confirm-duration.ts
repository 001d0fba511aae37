import type { SaidDuration } from "../../adapters/duration-provider.ts";
import { type ConfirmedDuration, unknownDuration } from "../../domain/segments/duration.ts";
import type { Using } from "../services.ts";

/**
 * What the platform says about the duration of a video.
 * @param isDoubted whether there is reason to believe that what is remembered is no longer right, so that the platform
 *   is asked again
 */
export async function confirmDuration(
  { service, videoId }: Readonly<{ service: string; videoId: string }>,
  isDoubted: (remembered: ConfirmedDuration) => boolean,
  { durations, now }: Using<"durations" | "now">,
): Promise<ConfirmedDuration> {
  // Rounded down, as the times of rows are: what was stored in the same millisecond counts as newer.
  const confirmed = ({ age, ...said }: SaidDuration) => ({ ...said, askedAt: Math.floor(now() - age) });
  const said = await durations.durationOf(service, videoId, (remembered) => isDoubted(confirmed(remembered)));
  return said === undefined ? unknownDuration : confirmed(said);
}
