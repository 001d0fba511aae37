import { isUndoable } from "../../domain/moderation/audit-log.ts";
import { reversal } from "../../domain/moderation/segment-order.ts";
import type { VideoKey } from "../../domain/segments/ids.ts";
import { Problem } from "../../errors.ts";
import type { StoredChange } from "../../storage/moderation/segment-changes.ts";
import type { Stores } from "../../storage/stores.ts";
import type { Using } from "../services.ts";
import type { Moderated } from "./moderate-segments.ts";
import { undoBan, undoReview } from "./undo-of-user.ts";
import { addVisibilityEvents } from "./visibility-events.ts";

/** `entryId`: of the action in the audit log. Units   `at` in ms since 1970 */
export type Undoing = Readonly<{ entryId: number; actor: string; at: number }>;

const keyOf = ({ service, videoId }: Pick<VideoKey, "service" | "videoId">): string => `${service} ${videoId}`;
const videosOf = (changes: readonly StoredChange[]): VideoKey[] =>
  [...new Map(changes.map(({ segment }) => [keyOf(segment), segment])).values()].map(
    ({ service, videoId, videoHash }) => ({ service, videoId, videoHash }),
  );

/** What actions are undone with. */
export type UndoingAll = Using<
  "now" | "stores" | "transaction",
  "auditLog" | "bans" | "events" | "moderationLocks" | "reviews" | "segmentChanges" | "shadow" | "totals" | "videos"
>;

/** Undoes an action. Errors  `not_found` if the audit log has no such action, `already_undone` */
export async function undoModeration(undoing: Undoing, services: UndoingAll): Promise<Moderated> {
  const [entry] = await services.stores.auditLog.byIds([undoing.entryId]);
  if (entry === undefined || !isUndoable(entry)) {
    throw new Problem("not_found", "The moderation trail has no action with this id that can be undone.");
  }
  if (entry.undoneBy !== undefined) throw new Problem("already_undone");
  if (entry.action !== "ban" && entry.action !== "review") return undoOnSegments(undoing, services);
  const users = await (entry.action === "ban" ? undoBan : undoReview)(entry, undoing, services);
  return { changed: [], unchanged: [], unknown: [], users, undo: null };
}

/**
 * Undoes what was done to segments in one transaction, so that a crash leaves all of it or nothing. While the action is still in
 * progress it may reach further videos; then these are locked too, from the start. What it would have done afterwards
 * is not done. Errors `already_undone`
 */
async function undoOnSegments(
  undoing: Undoing,
  {
    stores,
    transaction,
  }: Using<"stores" | "transaction", "segmentChanges" | "videos" | "auditLog" | "totals" | "events">,
): Promise<Moderated> {
  for (;;) {
    const videos = videosOf(await stores.segmentChanges.of(undoing.entryId));
    const done = await transaction((within) => undoOn(videos, undoing, within));
    if (done !== undefined) return done;
  }
}

/** @returns undefined if the action has changed segments of other videos too */
async function undoOn(
  videos: readonly VideoKey[],
  { entryId, actor, at }: Undoing,
  stores: Stores<"videos" | "auditLog" | "segmentChanges" | "totals" | "events">,
): Promise<Moderated | undefined> {
  const { videos: locks, auditLog, segmentChanges, totals } = stores;
  await locks.lockAll(videos);
  const entry = await auditLog.lock(entryId);
  if (entry === undefined || entry.undoneBy !== undefined) throw new Problem("already_undone");
  const stored = await segmentChanges.of(entryId);
  const locked = new Set(videos.map(keyOf));
  if (stored.some(({ segment }) => !locked.has(keyOf(segment)))) return undefined;

  const reversals = stored.map(({ segment, change }) => ({ segment, back: reversal(segment, change) }));
  const changes = reversals.flatMap(({ segment, back }) =>
    back === undefined ? [] : [{ ...back, segmentId: segment.id }],
  );
  const changed = reversals.filter(({ back }) => back !== undefined).map(({ segment }) => segment);
  const unchanged = reversals.filter(({ back }) => back === undefined).map(({ segment }) => segment.uuid);
  if (changes.length === 0) return { changed: [], unchanged, unknown: [], users: [], undo: null };

  const { service, videoId } = entry;
  const target = { ...(service !== undefined && { service }), ...(videoId !== undefined && { videoId }) };
  const detail = { deed: entryId, segments: changes.length };
  const undo = await auditLog.add({ at, actor, action: "undo", ...target, detail });
  await auditLog.setUndone(entryId, undo);
  await segmentChanges.apply(undo, changes);
  addVisibilityEvents(stores, changed, changes, { actor, reason: "" });
  await totals.markStale(changed.map(({ userId }) => userId));
  return { changed: changed.map(({ uuid }) => uuid), unchanged, unknown: [], users: [], undo };
}
