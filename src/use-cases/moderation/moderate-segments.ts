import { changeOrdered, refuseUnfit, type SegmentOrder } from "../../domain/moderation/segment-order.ts";
import type { Segment } from "../../domain/segments/segment.ts";
import { Problem } from "../../errors.ts";
import type { SegmentChange } from "../../storage/moderation/segment-changes.ts";
import type { Stores } from "../../storage/stores.ts";
import type { Using } from "../services.ts";
import { addVisibilityEvents } from "./visibility-events.ts";

/** Who ordered what, and why. Units   `at` in ms since 1970 */
export type Instruction = Readonly<{ order: SegmentOrder; actor: string; at: number; reason: string }>;

/** Shape   lists of UUIDs; `users`: public ids; `undo`: id of the audit log entry, null if nothing changed */
export type Moderated = Readonly<{
  changed: readonly string[];
  unchanged: readonly string[];
  unknown: readonly string[];
  users: readonly string[];
  undo: number | null;
}>;

/** What segments are changed with. */
export type Moderating = Using<
  "outageProblem" | "stores" | "transaction" | "vocabulary",
  "auditLog" | "events" | "segmentChanges" | "segments" | "totals" | "videos"
>;

/**
 * What one transaction did. `entryId`: of the audit log, once there is an entry; `isOver`: the action has been taken
 * back meanwhile
 */
type Step = Pick<Moderated, "changed" | "unchanged" | "unknown"> &
  Readonly<{ entryId: number | undefined; isOver: boolean }>;

const noSegments = (): Problem => new Problem("not_found", "There are no such segments.");

/**
 * Carries out an order, video by video, each in its own transaction that also says so in the audit log: the first one
 * adds an entry, later ones count in it. If the database fails on the way, what was done stays, and the UUIDs that were
 * not reached are in no list. Errors `not_found` if no segment exists; those of `refuseUnfit`; an outage if nothing was
 * changed before it
 */
export async function moderateSegments(
  uuids: readonly string[],
  instruction: Instruction,
  services: Moderating,
): Promise<Moderated> {
  const wanted = [...new Set(uuids)];
  const found = await services.stores.segments.byUuids(wanted);
  if (found.length === 0) throw noSegments();
  refuseUnfit(instruction.order, found, services.vocabulary);

  const videos = [...Map.groupBy(found, ({ service, videoId }) => `${service} ${videoId}`).values()];
  const isOnOneVideo = videos.length === 1;
  const known = new Set(found.map(({ uuid }) => uuid));
  const steps: Step[] = [];
  for (const rows of videos) {
    const { entryId, isOver } = steps.at(-1) ?? { entryId: undefined, isOver: false };
    const step = isOver
      ? { ...nothing(rows), entryId, isOver }
      : await stepOn(rows, instruction, { entryId, isOnOneVideo }, services).catch((error: unknown) => {
          if (entryId === undefined || !isOutage(error, services)) throw error;
        });
    if (step === undefined) break;
    steps.push(step);
  }
  return {
    changed: steps.flatMap(({ changed }) => changed),
    unchanged: steps.flatMap(({ unchanged }) => unchanged),
    unknown: [...wanted.filter((uuid) => !known.has(uuid)), ...steps.flatMap(({ unknown }) => unknown)],
    users: [],
    undo: steps.at(-1)?.entryId ?? null,
  };
}

const nothing = (rows: readonly Segment[]) => ({ changed: [], unchanged: rows.map(({ uuid }) => uuid), unknown: [] });

const isOutage = (error: unknown, { outageProblem }: Moderating): boolean =>
  error instanceof Problem ? error.status === 503 : outageProblem(error) !== undefined;

type Progress = Readonly<{ entryId: number | undefined; isOnOneVideo: boolean }>;

/** @param rows segments of one video, as they were before it was locked */
async function stepOn(
  rows: readonly Segment[],
  instruction: Instruction,
  { entryId, isOnOneVideo }: Progress,
  { transaction }: Moderating,
): Promise<Step | undefined> {
  const [video] = rows;
  if (video === undefined) return undefined;
  const { order, actor, at, reason } = instruction;
  return transaction(async (stores) => {
    const { existing } = await stores.videos.open(video, [], {});
    const { present, unknown } = match(rows, existing);
    const changes = await changesOf(present, order, stores);
    const changing = new Set(changes.map(({ segmentId }) => segmentId));
    const changed = present.filter(({ id }) => changing.has(id));
    const unchanged = present.filter(({ id }) => !changing.has(id)).map(({ uuid }) => uuid);
    if (changed.length === 0) return { changed: [], unchanged, unknown, entryId, isOver: false };

    const target = isOnOneVideo ? { service: video.service, videoId: video.videoId } : {};
    const entry = entryId === undefined ? undefined : await stores.auditLog.lock(entryId);
    const before = [...new Set([...textsOf(entry?.detail["before"]), ...categoriesBefore(changes)])];
    const detail = (segments: number) => ({ ...order, ...(before.length > 0 && { before }), reason, segments });
    if (entry?.undoneBy !== undefined) return { ...nothing(present), unknown, entryId, isOver: true };
    const id =
      entry?.id ??
      (await stores.auditLog.add({ at, actor, action: "segments", ...target, detail: detail(changed.length) }));
    if (entry !== undefined)
      await stores.auditLog.setDetail(id, detail(Number(entry.detail["segments"]) + changed.length));
    await stores.segmentChanges.apply(id, changes);
    addVisibilityEvents(stores, present, changes, { actor, reason });
    await stores.totals.markStale(changed.map(({ userId }) => userId));
    return { changed: changed.map(({ uuid }) => uuid), unchanged, unknown, entryId: id, isOver: false };
  });
}

const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
const categoriesBefore = (changes: readonly SegmentChange[]): readonly string[] =>
  changes.flatMap(({ field, before }) => (field === "category" ? [before] : []));

/** UUIDs change with the owner, so a segment that was handed over meanwhile is another one. */
function match(rows: readonly Segment[], existing: readonly Segment[]) {
  const stored = new Map(existing.map((row) => [row.uuid, row]));
  const present = rows.flatMap(({ uuid }) => stored.get(uuid) ?? []);
  return { present, unknown: rows.map(({ uuid }) => uuid).filter((uuid) => !stored.has(uuid)) };
}

async function changesOf(
  segments: readonly Segment[],
  order: SegmentOrder,
  stores: Stores<"segmentChanges">,
): Promise<SegmentChange[]> {
  const ids = segments.map(({ id }) => id);
  const tallies = order.action === "category" ? await stores.segmentChanges.tallies(ids) : new Map();
  return segments.flatMap((segment) => {
    const change = changeOrdered(segment, order, tallies.get(segment.id) ?? new Map());
    return change === undefined ? [] : [{ ...change, segmentId: segment.id }];
  });
}
