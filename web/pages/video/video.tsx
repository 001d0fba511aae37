import { useMemo } from "preact/hooks";
import { useKnownTitle } from "../../api/listed.ts";
import { useVocabulary } from "../../api/vocabulary.ts";
import type { PageProps } from "../../app/router.ts";
import { link, replacePlace } from "../../app/router.ts";
import { useTitle } from "../../app/use-title.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { UserText } from "../../components/links.tsx";
import { PlatformLink } from "../../components/platform-link.tsx";
import { noStandings, useChoice } from "../../components/use-choice.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Choice } from "./choice.tsx";
import { Counts } from "./counts.tsx";
import { Locks } from "./locks.tsx";
import { Segments } from "./segments.tsx";
import { Thumbnail } from "./thumbnail.tsx";
import { Trail } from "./trail.tsx";
import { useVideoSegments } from "./use-video-segments.ts";
import "./video.css";

/** The name of a platform as the service writes it; undefined when there is none of that name. */
function useService(written: string): string | undefined {
  const { services } = useVocabulary();
  if (services.length === 0) return written; // not loaded yet
  return services.find(({ name }) => name.toLowerCase() === written.toLowerCase())?.name;
}

/** `#/video/<platform>/<id>`. */
export function Video({ place }: PageProps) {
  const { video: texts, general } = useTexts();
  const [, written = "", videoID = ""] = place.path;
  const service = useService(written);
  if (videoID === "") return <h1>{general.unknownPage}</h1>;
  if (service === undefined) return <h1>{texts.unknownService}</h1>;
  return <KnownVideo key={`${service} ${videoID}`} service={service} videoID={videoID} place={place} />;
}

function KnownVideo({ service, videoID, place }: PageProps & Readonly<{ service: string; videoID: string }>) {
  const { video: texts } = useTexts();
  const loaded = useVideoSegments(service, videoID);
  const standings = useChoice(service, videoID);
  const path = useMemo(() => ["video", service, videoID], [service, videoID]);
  const isKnown = loaded.items.length > 0;
  const title = useKnownTitle(service, videoID);
  useTitle(title ?? `${texts.title} ${videoID}`);
  return (
    <>
      <h1>
        {title === undefined && texts.title} <UserText>{title ?? videoID}</UserText>
      </h1>
      <Thumbnail service={service} videoID={videoID} />
      <p class="row">
        <span>{service}</span>
        {title !== undefined && <code>{videoID}</code>}
        <CopyButton text={videoID} what={texts.videoID} isLabelled />
        <PlatformLink service={service} videoID={videoID} />
      </p>
      <Locks service={service} videoID={videoID} />
      {isKnown && <Counts segments={loaded.items} total={loaded.total} />}
      {isKnown && <Choice standings={standings} segments={loaded.items} />}
      <Segments
        loaded={loaded}
        standings={standings.data ?? noStandings}
        query={place.query}
        onQuery={(query) => replacePlace(link(path, query))}
      />
      <Trail service={service} videoID={videoID} />
    </>
  );
}
