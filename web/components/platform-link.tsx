import { useVocabulary, type Vocabulary } from "../api/vocabulary.ts";
import { fill, useTexts } from "../texts/use-texts.ts";
import { videoAddress } from "./video-address.ts";

type Props = Readonly<{
  service: string;
  videoID: string;
  /** Where to start, in seconds, on platforms whose addresses can say that. */
  start?: number;
}>;

/** Watching starts a little before the segment. */
const leadSeconds = 3;

function addressOf(service: Vocabulary["services"][number], { videoID, start = 0 }: Props): string | undefined {
  const url = videoAddress(service, videoID);
  const from = Math.floor(start - leadSeconds);
  if (from > 0 && url !== undefined && /(?:^|\.)youtube\.com$/.test(url.hostname))
    url.searchParams.set("t", `${from}s`);
  return url?.href;
}

/** The video where it is; nothing for a platform of many sites. The platform does not learn from where one comes. */
export function PlatformLink(props: Props) {
  const { video: texts } = useTexts();
  const service = useVocabulary().services.find(({ name }) => name === props.service);
  const address = service && addressOf(service, props);
  if (address === undefined) return null;
  return (
    <a href={address} rel="noreferrer">
      {fill(texts.watch, { service: props.service })}
    </a>
  );
}
