import { useVocabulary } from "../api/vocabulary.ts";
import { fill, useTexts } from "../texts/use-texts.ts";

type Props = Readonly<{
  service: string;
  videoID: string;
  /** Where to start, in seconds, on platforms whose addresses can say that. */
  start?: number;
}>;

/** Watching starts a little before the segment. */
const leadSeconds = 3;

function addressOf(pattern: string, { videoID, start = 0 }: Props): string | undefined {
  const address = pattern.replace("{videoID}", encodeURIComponent(videoID));
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  const from = Math.floor(start - leadSeconds);
  if (from > 0 && /(?:^|\.)youtube\.com$/.test(url.hostname)) url.searchParams.set("t", `${from}s`);
  return url.href;
}

/** The video where it is; nothing for a platform of many sites. The platform does not learn from where one comes. */
export function PlatformLink(props: Props) {
  const { video: texts } = useTexts();
  const pattern = useVocabulary().services.find(({ name }) => name === props.service)?.videoUrl;
  const address = pattern == null ? undefined : addressOf(pattern, props);
  if (address === undefined) return null;
  return (
    <a href={address} rel="noreferrer">
      {fill(texts.watch, { service: props.service })}
    </a>
  );
}
