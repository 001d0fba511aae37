import { api } from "../../api/client.ts";
import { answered, answeredOr } from "../../api/failure.ts";
import { useLoaded } from "../../api/use-loaded.ts";
import { CategoryTag } from "../../components/category-tag.tsx";
import { FailureNote } from "../../components/feedback.tsx";
import { UserLink } from "../../components/links.tsx";
import { fill, useTexts } from "../../texts/use-texts.ts";

type Video = Readonly<{ service: string; videoID: string }>;

const actionTypes = ["skip", "mute", "full", "poi", "chapter"] as const;

async function loadLocks({ service, videoID }: Video, signal: AbortSignal) {
  const video = { service: service as "YouTube", videoID };
  const query = { ...video, actionTypes: [...actionTypes] };
  // Arrays that the specification has as JSON text are written by hand: openapi-fetch repeats them.
  const asked = { ...query, actionTypes: JSON.stringify(actionTypes) as unknown as (typeof query)["actionTypes"] };
  const locks = await answeredOr(api.GET("/api/lockCategories", { params: { query: asked }, signal }), undefined);
  if (locks === undefined || Array.isArray(locks)) return undefined;
  const reasons = await answered(
    api.GET("/api/lockReason", { params: { query: { ...asked, category: locks.categories } }, signal }),
  );
  return { actionTypes: locks.actionTypes, reasons: reasons.filter(({ locked }) => locked === 1) };
}

/** Which categories are closed to new segments, why, and who closed them. Nothing when none is. */
export function Locks(video: Video) {
  const { video: texts, segment } = useTexts();
  const locks = useLoaded((signal) => loadLocks(video, signal), [video.service, video.videoID]);
  if (locks.error !== undefined) return <FailureNote error={locks.error} retry={locks.reload} />;
  if (locks.data === undefined) return null;
  const actions = locks.data.actionTypes.map((name) => segment.actions[name] ?? name).join(", ");
  return (
    <section class="notice" aria-labelledby="locks-title">
      <h2 id="locks-title">{texts.locks}</h2>
      <p>{fill(texts.locksText, { actions })}</p>
      <ul class="locks">
        {locks.data.reasons.map(({ category, reason, userID, userName }) => (
          <li key={category}>
            <CategoryTag category={category} />: {reason === "" ? texts.noReason : <bdi>{reason}</bdi>} —{" "}
            {texts.lockedBy} <UserLink id={userID} name={userName === userID ? undefined : userName} />
          </li>
        ))}
      </ul>
    </section>
  );
}
