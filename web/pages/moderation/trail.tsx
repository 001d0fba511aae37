import { useMemo } from "preact/hooks";
import { api, caller, type Schemas } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import { useVocabulary } from "../../api/vocabulary.ts";
import type { PageProps } from "../../app/router.ts";
import { goTo, link } from "../../app/router.ts";
import { announce } from "../../components/announcer.ts";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { DetailText } from "../../components/detail-text.tsx";
import { UserText } from "../../components/links.tsx";
import { MoreButton } from "../../components/more-button.tsx";
import { Timestamp } from "../../components/timestamp.tsx";
import { fill, useTexts } from "../../texts/use-texts.ts";
import { useDesk, useDeskPages } from "./desk.ts";
import { DeskUser, videoPlace } from "./desk-columns.tsx";
import { useOutcomeText } from "./outcome-text.ts";
import { type Filters, TrailFilters, trailFilters } from "./trail-filters.tsx";

type Entry = Schemas["TrailEntry"];
type Action = Entry["action"];

/** Entries on a page at most, by the specification. */
const pageSize = 100;
/** What moderators did, newest first. What the service can take back is taken back from here. */
export function Trail({ place }: PageProps) {
  const { moderation, segment: names } = useTexts();
  const { trail: texts } = moderation;
  const desk = useDesk();
  const { undone } = useOutcomeText();
  const given = Object.fromEntries(trailFilters.map((name) => [name, place.query.get(name) ?? ""])) as Filters;
  const found = useDeskPages<Entry>(
    async (cursor, signal) => {
      const { actor, user, videoID, action } = given;
      const before = cursor ?? given.before;
      const query = {
        limit: pageSize,
        ...(actor !== "" && { actor }),
        ...(user !== "" && { user }),
        ...(videoID !== "" && { videoID }),
        ...(action !== "" && { action: action as Action }),
        ...(before !== "" && { before: Number(before) }),
      };
      const params = { header: caller(desk.localId), query };
      const items = await answered(api.GET("/api/moderationTrail", { params, signal }));
      const last = items.at(-1);
      return { items, next: items.length < pageSize || last === undefined ? null : String(last.id) };
    },
    [desk.localId, given],
  );
  const undo = async (id: number): Promise<void> => {
    const outcome = await desk.undoEntry(id);
    if (outcome !== undefined && outcome.error === undefined) announce(undone(outcome));
  };
  const { services } = useVocabulary();
  const columns = useMemo(
    (): readonly Column<Entry>[] => [
      { id: "time", importance: 1, header: texts.time, cell: ({ time }) => <Timestamp time={time} /> },
      {
        id: "actor",
        importance: 1,
        header: texts.actor,
        cell: ({ actor, actorName }) => <DeskUser userID={actor} userName={actorName} />,
      },
      {
        id: "action",
        importance: 1,
        header: texts.action,
        cell: ({ action }) => texts.actions[action],
      },
      {
        id: "user",
        importance: 1,
        header: texts.user,
        cell: ({ user, userName }) => (user === null ? null : <DeskUser userID={user} userName={userName} />),
      },
      {
        id: "video",
        importance: 3,
        header: names.video,
        cell: ({ service, videoID }) =>
          videoID === null ? null : (
            <a href={videoPlace(service ?? services[0]?.name ?? "", videoID)} title={videoID}>
              <UserText>{videoID}</UserText>
            </a>
          ),
      },
      {
        id: "detail",
        importance: 1,
        header: texts.detail,
        kind: "wide",
        cell: ({ detail }) => <DetailText detail={detail} />,
      },
      {
        id: "undo",
        importance: 1,
        header: moderation.undo.undo,
        cell: ({ id, undone, undoable }) => {
          if (undone !== null)
            return (
              <span class="quiet">
                {texts.undoneBy} <DeskUser userID={undone.actor} userName={undone.actorName} />
                <br />
                <Timestamp time={undone.time} />
              </span>
            );
          return undoable ? (
            <button type="button" class="icon" aria-label={fill(texts.undoOf, { id })} onClick={() => void undo(id)}>
              {moderation.undo.undo}
            </button>
          ) : null;
        },
      },
      { id: "id", importance: 3, header: texts.number, kind: "number", cell: ({ id }) => id },
    ],
    [moderation, names, texts, desk],
  );
  return (
    <section>
      <h2>{moderation.sections.trail}</h2>
      <TrailFilters
        key={JSON.stringify(given)}
        given={given}
        onApply={(filters) => goTo(link(["moderation", "trail"], filters))}
      />
      {(found.items.length > 0 || (!found.loading && found.error === undefined)) && (
        <DataTable
          caption={moderation.sections.trail}
          columns={columns}
          rows={found.items}
          keyOf={({ id }) => String(id)}
          empty={texts.none}
        />
      )}
      <MoreButton of={found} />
    </section>
  );
}
