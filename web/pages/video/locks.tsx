import { api } from "../../api/client.ts";
import { answered, answeredOr } from "../../api/failure.ts";
import { useLoaded } from "../../api/use-loaded.ts";
import { loadVocabulary } from "../../api/vocabulary.ts";
import { CategoryTag } from "../../components/category-tag.tsx";
import { FailureNote } from "../../components/feedback.tsx";
import { UserLink } from "../../components/links.tsx";
import { fill, useTexts } from "../../texts/use-texts.ts";

type Video = Readonly<{ service: string; videoID: string }>;

const actionTypes = ["skip", "mute", "full", "poi", "chapter"] as const;

/**
 * Most videos have no lock, and a read of locks is then 404, which browsers report as an error: so the reasons are read
 * first.
 */
async function loadLocks({ service, videoID }: Video, signal: AbortSignal) {
  const { categories } = await loadVocabulary();
  const query = { service: service as "YouTube", videoID, actionType: [...actionTypes] };
  const category = categories.map(({ name }) => name as "sponsor");
  const reasons = await answered(api.GET("/api/lockReason", { params: { query: { ...query, category } }, signal }));
  const locked = reasons.filter((reason) => reason.locked === 1);
  if (locked.length === 0) return undefined;
  const locks = await answeredOr(api.GET("/api/lockCategories", { params: { query }, signal }), undefined);
  return { reasons: locked, actionTypes: locks !== undefined && "actionTypes" in locks ? locks.actionTypes : [] };
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
