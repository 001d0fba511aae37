import { api } from "../../api/client.ts";
import { answeredOr } from "../../api/failure.ts";
import { useLoaded } from "../../api/use-loaded.ts";
import type { PageProps } from "../../app/router.ts";
import { useTitle } from "../../app/use-title.ts";
import { Await } from "../../components/feedback.tsx";
import { PlatformLink } from "../../components/platform-link.tsx";
import { SegmentCopies } from "../../components/segment-copies.tsx";
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
          <>
            <p class="row">
              <SegmentCopies segment={record} />
              <PlatformLink service={record.service} videoID={record.videoID} start={record.startTime} />
            </p>
            <Facts record={record} userName={history.data?.segment.userName} />
            <Ballot record={record} onVoted={reload} />
            <PlaceInVideo record={record} />
            <History of={history} />
          </>
        )
      }
    </Await>
  );
}
