import { useState } from "preact/hooks";
import { useVocabulary } from "../../api/vocabulary.ts";
import { thumbnailAddress } from "../../components/video-address.ts";

type Props = Readonly<{ service: string; videoID: string }>;

/**
 * The picture of a video, on instances whose vocabulary says that it is shown. Nothing where there is none. Its place
 * does not learn from where one comes.
 */
export function Thumbnail({ service, videoID }: Props) {
  const known = useVocabulary().services.find(({ name }) => name === service);
  const address = known && thumbnailAddress(known, videoID)?.href;
  const [broken, setBroken] = useState<string>();
  if (address === undefined || address === broken) return null;
  return (
    <img
      class="thumbnail"
      src={address}
      alt=""
      width="160"
      height="90"
      loading="lazy"
      referrerpolicy="no-referrer"
      onError={() => setBroken(address)}
    />
  );
}
