import type { Schemas } from "../../api/client.ts";
import type { Loaded } from "../../api/use-loaded.ts";
import { Await } from "../../components/feedback.tsx";
import { VideoLink } from "../../components/links.tsx";
import type { Standings } from "../../components/standings.ts";
import { Timeline } from "../../components/timeline/timeline.tsx";
import { useTexts } from "../../texts/use-texts.ts";

type Props = Readonly<{
  record: Schemas["SegmentRecord"];
  others: Loaded<readonly Schemas["FoundSegment"][]>;
  standings: Standings;
}>;

/** The segment among others of the video: those of the first hundred that are of the same category or overlap it. */
export function PlaceInVideo({ record, others: found, standings }: Props) {
  const { segmentPage: texts } = useTexts();
  const { service, videoID, UUID } = record;
  return (
    <section aria-labelledby="place-title">
      <h2 id="place-title">{texts.place}</h2>
      <Await of={found}>
        {(segments) => {
          const others = segments.filter((segment) => segment.UUID !== UUID && isNear(segment, record));
          const all = [record, ...others];
          return (
            <Timeline
              segments={all}
              standings={standings}
              named={segments}
              duration={record.videoDuration}
              currentUuid={UUID}
            />
          );
        }}
      </Await>
      <p>
        {texts.allOfVideo} <VideoLink service={service} videoID={videoID} />
      </p>
    </section>
  );
}

const isNear = (a: Schemas["FoundSegment"], b: Schemas["SegmentRecord"]): boolean =>
  a.category === b.category || (a.startTime < b.endTime && b.startTime < a.endTime);
