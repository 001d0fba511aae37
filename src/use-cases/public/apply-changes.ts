import type { VideoKey } from "../../domain/segments/ids.ts";
import { videoHash } from "../../domain/segments/ids.ts";
import type { NewSegment } from "../../domain/segments/segment.ts";
import { isActionType } from "../../domain/segments/vocabulary.ts";
import type { PublicChange } from "../../storage/public/feed-page.ts";
import type { RowKey, RowValues } from "../../storage/public/row-values.ts";
import { type PublicTable, type PublicTableName, publicTables } from "../../storage/public/tables.ts";
import type { Stores } from "../../storage/stores.ts";

const text = (value: unknown): string => String(value ?? "");

/** Requests find a video by its hash, so that is never taken from others. */
const withHash = (row: RowValues): RowValues => ({ ...row, hashedVideoID: videoHash(text(row["videoID"])) });

/** A row with all columns of its table: origins of older versions lack some. */
function completed(table: PublicTableName, row: RowValues): RowValues {
  const { columns }: PublicTable = publicTables[table];
  const whole = Object.fromEntries(columns.map(({ name, absent }) => [name, row[name] ?? absent ?? null]));
  return "hashedVideoID" in whole ? withHash(whole) : whole;
}

/** The rows to write and the keys to delete of a table. */
function of(changes: readonly PublicChange[], table: PublicTableName): Readonly<{ rows: RowValues[]; gone: RowKey[] }> {
  const own = changes.filter((change) => change.table === table);
  return {
    rows: own.flatMap(({ row }) => (row === null ? [] : [completed(table, row)])),
    gone: own.filter(({ row }) => row === null).map(({ key }) => key),
  };
}

const videoOf = ({ service, videoID, hashedVideoID }: RowValues): VideoKey => ({
  service: text(service),
  videoId: text(videoID),
  videoHash: text(hashedVideoID),
});

/** What the names of chapters are taken from. */
const named = (rows: readonly RowValues[]): NewSegment[] =>
  rows
    .filter((row) => row["actionType"] === "chapter" && isActionType("chapter"))
    .map((row) => ({
      ...videoOf(row),
      uuid: text(row["UUID"]),
      startTime: 0,
      endTime: 0,
      category: text(row["category"]),
      actionType: "chapter",
      description: text(row["description"]),
      userId: text(row["userID"]),
      locked: 0,
      shadowHidden: 0,
      reputation: 0,
      videoDuration: 0,
      timeSubmitted: 0,
      userAgent: "",
    }));

/** The stores that changes of another instance are written through. */
export type Mirrored = "chapterNames" | "dayTotals" | "erasure" | "locks" | "mirrored" | "totals" | "videos" | "vips";

/**
 * Writes changes of another instance as if they had been made here: caches, reputations and totals follow, and so does
 * the feed of this instance. Must be the first step of a transaction.
 */
export async function applyChanges(stores: Stores<Mirrored>, changes: readonly PublicChange[]): Promise<void> {
  const { videos, mirrored, erasure, chapterNames, totals, locks, vips, dayTotals } = stores;
  const [segments, tallies, locked] = [
    of(changes, "sponsorTimes"),
    of(changes, "categoryVotes"),
    of(changes, "lockCategories"),
  ];
  const uuids = changes.filter(({ table }) => table === "sponsorTimes").map(({ key }) => text(key[0]));
  const before = await mirrored.segments(uuids);
  const unlocked = locked.gone.map(([service, videoId, category, actionType]) => ({
    ...videoOf(withHash({ service: text(service), videoID: text(videoId) })),
    pair: { category: text(category), actionType: text(actionType) },
  }));
  const touched = [...before, ...segments.rows.map(videoOf), ...locked.rows.map(videoOf), ...unlocked];
  const keys = new Map(
    touched.map(({ service, videoId, videoHash }) => [`${service}\n${videoId}`, { service, videoId, videoHash }]),
  );
  if (keys.size > 0) await videos.lockAll([...keys.values()]);

  const gone = new Set(segments.gone.map(([uuid]) => text(uuid)));
  const known = new Set(before.map(({ uuid }) => uuid));
  await dayTotals.forgetDaysOf([...gone]);
  await mirrored.putSegments(segments.rows);
  await dayTotals.forgetDaysOf(uuids.filter((uuid) => !known.has(uuid)));
  await chapterNames.add(named(segments.rows));
  const ids = before.filter(({ uuid }) => gone.has(uuid)).map(({ id }) => id);
  if (ids.length > 0) {
    await chapterNames.forget(ids);
    await erasure.deleteSegments(ids);
  }
  await mirrored.putTallies(tallies.rows);
  await mirrored.deleteTallies(tallies.gone);
  await mirrored.putLocks(locked.rows);
  for (const { service, videoId, pair } of unlocked) await locks.removePairs(service, videoId, [pair]);

  const [names, warnings, ranks, infos] = [
    of(changes, "userNames"),
    of(changes, "warnings"),
    of(changes, "vipUsers"),
    of(changes, "videoInfo"),
  ];
  await mirrored.putNames(names.rows);
  await mirrored.deleteNames(names.gone.map(([userId]) => text(userId)));
  await mirrored.putWarnings(warnings.rows);
  await mirrored.deleteWarnings(warnings.gone);
  // When they were appointed is not public: 0, as in a snapshot, which also distinguishes them from those who were
  // appointed here.
  for (const row of ranks.rows) if (!(await vips.isListed(text(row["userID"])))) await vips.add(text(row["userID"]), 0);
  for (const [userId] of ranks.gone) await vips.remove(text(userId));
  await mirrored.putVideos(infos.rows);
  await mirrored.deleteVideos(infos.gone.map(([id]) => text(id)));
  await totals.markStale([...before.map(({ userId }) => userId), ...segments.rows.map((row) => text(row["userID"]))]);
}
