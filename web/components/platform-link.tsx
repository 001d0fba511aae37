import { useVocabulary } from "../api/vocabulary.ts";
import { fill, useTexts } from "../texts/use-texts.ts";
import { watchAddress } from "./video-address.ts";

type Props = Readonly<{
  service: string;
  videoID: string;
  /** Where to start, in seconds, on platforms whose addresses can say that. */
  start?: number;
}>;

/** The video where it is; nothing for a platform of many sites. The platform does not learn from where one comes. */
export function PlatformLink({ service, videoID, start = 0 }: Props) {
  const { video: texts } = useTexts();
  const address = watchAddress(useVocabulary().services, { service, videoID, startTime: start });
  if (address === undefined) return null;
  return (
    <a href={address} rel="noreferrer">
      {fill(texts.watch, { service })}
    </a>
  );
}
