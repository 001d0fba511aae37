import { useMemo, useState } from "preact/hooks";
import type { Schemas } from "../../api/client.ts";
import { segmentPage } from "../../api/listed.ts";
import { usePages } from "../../api/use-pages.ts";
import { link, type Place, replacePlace } from "../../app/router.ts";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { VideoLink } from "../../components/links.tsx";
import { MoreButton } from "../../components/more-button.tsx";
import { unsorted, useSegmentColumns } from "../../components/segment-columns.tsx";
import type { State } from "../../components/segment-states.ts";
import { spotOf } from "../../components/spot.ts";
import { fill, useTexts } from "../../texts/use-texts.ts";
import { Why } from "./why.tsx";

type Segment = Schemas["ListedSegment"];

const isState = (value: string | null, known: object): value is State => value !== null && Object.hasOwn(known, value);

/** The segments of who is signed in. Each can be asked why it is shown or not. */
export function OwnSegments({ publicId, place }: { publicId: string; place: Place }) {
  const { mine, segment: names, general } = useTexts();
  const { segments: texts } = mine;
  const [asked, setAsked] = useState<Segment>();
  const given = place.query.get("state");
  const state = isState(given, names.states) ? given : undefined;
  const found = usePages(
    async (cursor, signal) => {
      const query = { user: publicId, ...(state && { state }), ...(cursor !== undefined && { cursor }) };
      const { segments, next } = await segmentPage(query, signal);
      return { items: segments, next };
    },
    [publicId, state],
  );
  const shared = useSegmentColumns();
  const columns = useMemo((): readonly Column<Segment>[] => {
    const { state, category, action, votes, views, submitted, uuid } = shared;
    return [
      unsorted(state),
      {
        id: "why",
        importance: 1,
        header: texts.explain,
        cell: (row) => (
          <button
            type="button"
            class="icon"
            aria-label={fill(texts.explainOf, { time: spotOf(row) })}
            onClick={() => setAsked(row)}
          >
            {texts.explain}
          </button>
        ),
      },
      {
        id: "video",
        importance: 1,
        header: names.video,
        cell: (row) => <VideoLink service={row.service} videoID={row.videoID} />,
      },
      {
        id: "spot",
        importance: 1,
        header: `${names.start} – ${names.end}`,
        cell: spotOf,
        value: ({ startTime }) => startTime,
      },
      category,
      unsorted(action),
      votes,
      views,
      submitted,
      uuid,
    ];
  }, [names, texts, shared]);
  return (
    <section>
      <h2>{mine.sections.segments}</h2>
      <div class="row">
        <label class="field">
          <span>{names.state}</span>
          <select
            value={state ?? ""}
            onChange={({ currentTarget }) => replacePlace(link(["mine", "segments"], { state: currentTarget.value }))}
          >
            <option value="">{general.all}</option>
            {Object.entries(names.states).map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {(found.items.length > 0 || (!found.loading && found.error === undefined)) && (
        <DataTable
          caption={texts.caption}
          columns={columns}
          rows={found.items}
          keyOf={({ UUID }) => UUID}
          empty={state === undefined ? texts.none : texts.noneLike}
        />
      )}
      <MoreButton of={found} />
      {asked && <Why segment={asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
}
