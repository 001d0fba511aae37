import { api, type Schemas } from "../../api/client.ts";
import { answeredOr } from "../../api/failure.ts";
import { type Loaded, useLoaded } from "../../api/use-loaded.ts";
import type { PageProps } from "../../app/router.ts";
import { useTitle } from "../../app/use-title.ts";
import { Await } from "../../components/feedback.tsx";
import { firstSegments } from "../../components/first-segments.ts";
import { PlatformLink } from "../../components/platform-link.tsx";
import { SegmentCopies } from "../../components/segment-copies.tsx";
import { noStandings, useChoice } from "../../components/use-choice.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Ballot } from "./ballot.tsx";
import { Facts } from "./facts.tsx";
import { History } from "./history.tsx";
import { PlaceInVideo } from "./place-in-video.tsx";
import "./segment.css";

/** `#/segment/<UUID>`. */
export function Segment({ place }: PageProps) {
  const { segmentPage: texts, general } = useTexts();
  const [, uuid = ""] = place.path;
  useTitle(texts.title);
  if (uuid === "") return <h1>{general.unknownPage}</h1>;
  return (
    <>
      <h1>{texts.title}</h1>
      <KnownSegment key={uuid} uuid={uuid} />
    </>
  );
}

function KnownSegment({ uuid }: { uuid: string }) {
  const { segmentPage: texts } = useTexts();
  const loaded = useLoaded(
    async (signal) => {
      const params = { query: { UUID: [uuid] } };
      const records = await answeredOr(api.GET("/api/segmentInfo", { params, signal }), []);
      return { record: records[0] };
    },
    [uuid],
  );
  const history = useLoaded(
    (signal) =>
      answeredOr(api.GET("/api/segments/{UUID}/history", { params: { path: { UUID: uuid } }, signal }), undefined),
    [uuid],
  );
  const reload = (): void => {
    loaded.reload();
    history.reload();
  };
  return (
    <Await of={loaded}>
      {({ record }) =>
        record === undefined ? (
          <p role="status">{texts.unknown}</p>
        ) : (
          <FoundSegment record={record} history={history} onVoted={reload} />
        )
      }
    </Await>
  );
}

type Found = Readonly<{
  record: Schemas["SegmentRecord"];
  history: Loaded<Schemas["SegmentHistory"] | undefined>;
  onVoted: () => void;
}>;

function FoundSegment({ record, history, onVoted }: Found) {
  const { service, videoID, startTime } = record;
  const choice = useChoice(service, videoID);
  const others = useLoaded((signal) => firstSegments(service, videoID, signal), [service, videoID]);
  const standings = choice.data ?? noStandings;
  return (
    <>
      <p class="row">
        <SegmentCopies segment={record} />
        <PlatformLink service={service} videoID={videoID} start={startTime} />
      </p>
      <Facts
        record={record}
        userName={history.data?.segment.userName}
        standings={standings}
        named={others.data ?? noSegments}
      />
      <Ballot
        record={record}
        onVoted={() => {
          onVoted();
          choice.reload();
        }}
      />
      <PlaceInVideo record={record} others={others} standings={standings} />
      <History of={history} />
    </>
  );
}

const noSegments: readonly Schemas["FoundSegment"][] = [];
