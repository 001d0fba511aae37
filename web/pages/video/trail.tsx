import { useMemo } from "preact/hooks";
import { api, caller, type Schemas } from "../../api/client.ts";
import { answered, Failure } from "../../api/failure.ts";
import { useLoaded } from "../../api/use-loaded.ts";
import { userId } from "../../app/session.ts";
import { useStored } from "../../app/stored.ts";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { DetailText } from "../../components/detail-text.tsx";
import { FailureNote } from "../../components/feedback.tsx";
import { UserLink } from "../../components/links.tsx";
import { Timestamp } from "../../components/timestamp.tsx";
import { useTexts } from "../../texts/use-texts.ts";

type Entry = Schemas["TrailEntry"];
type Props = Readonly<{ service: string; videoID: string }>;

const keyOf = ({ id }: Entry): string => String(id);

async function loadTrail({ videoID, service, id }: Props & { id: string | null }, signal: AbortSignal) {
  if (id === null) return undefined;
  const params = { query: { videoID, limit: 100 }, header: caller(id) };
  const entries = await answered(api.GET("/api/moderationTrail", { params, signal })).catch((error: unknown) => {
    // Others have no use for it, so that nothing is said about it.
    if (error instanceof Failure && (error.status === 403 || error.status === 400)) return undefined;
    throw error;
  });
  return entries?.filter((entry) => entry.service === null || entry.service === service);
}

function useColumns(): readonly Column<Entry>[] {
  const { video: texts, moderation } = useTexts();
  return useMemo(
    () => [
      { id: "time", importance: 1, header: texts.when, cell: ({ time }) => <Timestamp time={time} /> },
      { id: "action", importance: 1, header: texts.deed, cell: ({ action }) => moderation.trail.actions[action] },
      { id: "actor", header: texts.actor, cell: ({ actor, actorName }) => <UserLink id={actor} name={actorName} /> },
      {
        id: "user",
        header: texts.concerned,
        cell: ({ user, userName }) => (user === null ? "" : <UserLink id={user} name={userName} />),
      },
      {
        id: "detail",
        importance: 1,
        header: texts.detail,
        kind: "wide",
        cell: ({ detail }) => <DetailText detail={detail} />,
      },
    ],
    [texts, moderation],
  );
}

/** What moderators did on the video, for VIPs who are signed in. */
export function Trail(video: Props) {
  const { video: texts } = useTexts();
  const id = useStored(userId);
  const columns = useColumns();
  const trail = useLoaded((signal) => loadTrail({ ...video, id }, signal), [video.service, video.videoID, id]);
  if (trail.error !== undefined) return <FailureNote error={trail.error} retry={trail.reload} />;
  if (trail.data === undefined) return null;
  return (
    <section aria-labelledby="trail-title">
      <h2 id="trail-title">{texts.trail}</h2>
      <DataTable caption={texts.trail} columns={columns} rows={trail.data} keyOf={keyOf} empty={texts.noDeeds} />
    </section>
  );
}
