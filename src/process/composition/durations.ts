import { type DurationProvider, httpDurationProvider, noDurationProvider } from "../../adapters/duration-provider.ts";
import type { Config } from "../../config/config.ts";
import { videoAddress } from "../../domain/segments/video-address.ts";
import type { Vocabulary } from "../../domain/segments/vocabulary.ts";

/**
 * Who is asked how long videos are. `DURATION_URL` is for the default platform, and goes before what the vocabulary
 * says of it.
 */
export function configuredDurations({ durationUrl }: Config, { services }: Vocabulary): DurationProvider {
  const templates = new Map(
    services.flatMap((service, at) => {
      const template = (at === 0 ? durationUrl : undefined) ?? service.durationUrl;
      return template === undefined ? [] : [[service.name, { template, service }] as const];
    }),
  );
  if (templates.size === 0) return noDurationProvider;
  const addressOf = (name: string, videoId: string): string | undefined => {
    const known = templates.get(name);
    return known && videoAddress(known.template, known.service, videoId);
  };
  return httpDurationProvider({ addressOf });
}
