import type { AffectedSegment, ShadowTarget, SubmissionPosition } from "../../storage/moderation/shadow.ts";
import type { Stores } from "../../storage/stores.ts";
import type { Using } from "../services.ts";

/** Videos per transaction: few, so that submissions to them are not blocked for long. */
const BATCH_SIZE = 20;

/**
 * Hides or shows all segments that a target affects. A user may have thousands, so they are read in windows, and videos
 * are processed in batches; each batch locks its videos in the global lock order, then the user, and stops if the
 * underlying decision has been reversed.
 * @param userId the user the decision is about
 * @param holds whether the decision is still in force, checked in each batch
 */
export async function setShadowHidden(
  services: Using<"stores" | "transaction", "shadow" | "videos" | "moderationLocks" | "bans" | "totals">,
  target: ShadowTarget,
  userId: string,
  holds: (stores: Stores<"bans">) => Promise<boolean>,
): Promise<void> {
  let from: SubmissionPosition | undefined;
  do {
    const { segments, next } = await services.stores.shadow.affected(target, from);
    if (!(await applyTo(segments, services, target, userId, holds))) return;
    from = next;
  } while (from !== undefined);
}

/** @returns false if the decision no longer holds */
async function applyTo(
  segments: readonly AffectedSegment[],
  services: Using<"transaction", "videos" | "moderationLocks" | "bans" | "totals" | "shadow">,
  target: ShadowTarget,
  userId: string,
  holds: (stores: Stores<"bans">) => Promise<boolean>,
): Promise<boolean> {
  const videos = [...Map.groupBy(segments, ({ service, videoId }) => `${service} ${videoId}`).values()];
  videos.sort(([a], [b]) => (keyOf(a) < keyOf(b) ? -1 : 1));

  for (let from = 0; from < videos.length; from += BATCH_SIZE) {
    const step = videos.slice(from, from + BATCH_SIZE);
    const heads = step.flatMap(([first]) => first ?? []);
    const done = await services.transaction(async (stores) => {
      await stores.videos.lockAll(heads);
      await stores.moderationLocks.share([userId]);
      if (!(await holds(stores))) return false;
      const ids = step.flat().map(({ id }) => id);
      await stores.totals.markStale((await stores.shadow.apply(target, ids)).sort());
      return true;
    });
    if (!done) return false;
  }
  return true;
}

const keyOf = (segment: AffectedSegment | undefined): string => `${segment?.service} ${segment?.videoId}`;
