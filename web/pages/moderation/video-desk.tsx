import { useState } from "preact/hooks";
import { api } from "../../api/client.ts";
import { answeredOr } from "../../api/failure.ts";
import { asService } from "../../api/names.ts";
import { useVocabulary } from "../../api/vocabulary.ts";
import type { PageProps } from "../../app/router.ts";
import { goTo, link } from "../../app/router.ts";
import { UserText, VideoLink } from "../../components/links.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { useDeskPages, type VideoName } from "./desk.ts";
import { type Row, videoPlace } from "./desk-columns.tsx";
import { SegmentDesk } from "./segment-desk.tsx";
import { VideoCut } from "./video-cut.tsx";
import { VideoLocks } from "./video-locks.tsx";
import { VideoPurge } from "./video-purge.tsx";

/** Segments on a page of a search at most, by the specification. */
const pageSize = 100;

/**
 * @param service "" for the first one of the instance, whichever that is: the form can be filled in before the
 *   vocabulary is there
 */
function VideoForm({ service, videoID }: VideoName) {
  const { moderation, segment: names } = useTexts();
  const { services } = useVocabulary();
  const [chosen, setChosen] = useState(service);
  const [id, setId] = useState(videoID);
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        if (id.trim() !== "") goTo(videoPlace(chosen, id.trim()));
      }}
    >
      <label class="field">
        <span>{names.service}</span>
        <select value={chosen || services[0]?.name} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
          {(services.length === 0 ? [{ name: chosen }] : services).map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{moderation.video.id}</span>
        <input value={id} spellcheck={false} onInput={({ currentTarget }) => setId(currentTarget.value)} />
      </label>
      <button type="submit">{moderation.video.open}</button>
    </form>
  );
}

function VideoSegments({ service, videoID }: VideoName) {
  const { moderation } = useTexts();
  const pages = useDeskPages<Row>(
    async (cursor, signal) => {
      const page = Number(cursor ?? 0);
      const query = { videoID, service: asService(service), page, limit: pageSize, sortBy: "startTime" as const };
      const none = { segmentCount: 0, page, segments: [] };
      const found = await answeredOr(api.GET("/api/searchSegments", { params: { query }, signal }), none);
      const isLast = (page + 1) * pageSize >= found.segmentCount;
      const items = found.segments.map((segment): Row => ({ ...segment, service, videoID, userName: null }));
      return { items, next: isLast ? null : String(page + 1) };
    },
    [service, videoID],
  );
  return (
    <section>
      <h3>{moderation.sections.segments}</h3>
      <SegmentDesk caption={moderation.video.segments} pages={pages} empty={moderation.video.none} without="video" />
    </section>
  );
}

/** One video: its segments, its locks, and what concerns all of it. */
export function VideoDesk({ place }: PageProps) {
  const { moderation } = useTexts();
  const { services } = useVocabulary();
  const named = place.query.get("service") ?? "";
  const service = named || services[0]?.name;
  const videoID = place.query.get("videoID") ?? "";
  return (
    <section>
      <h2>
        {moderation.sections.video} {videoID !== "" && <UserText>{videoID}</UserText>}
      </h2>
      <VideoForm key={`${named} ${videoID}`} service={named} videoID={videoID} />
      {videoID !== "" && service !== undefined && (
        <div key={`${service} ${videoID}`}>
          <p>
            <VideoLink service={service} videoID={videoID} />
            {" · "}
            <a href={link(["moderation", "trail"], { videoID })}>{moderation.video.trail}</a>
          </p>
          <VideoSegments service={service} videoID={videoID} />
          <VideoLocks service={service} videoID={videoID} />
          <VideoCut service={service} videoID={videoID} />
          <VideoPurge service={service} videoID={videoID} />
        </div>
      )}
    </section>
  );
}
