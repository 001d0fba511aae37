import { runQuery } from "@segmark/database/batch-query";
import { deferInsert, deferText, dialectOf } from "@segmark/database/dialect";
import { inList } from "@segmark/database/in-list";
import { startingWith } from "@segmark/database/prefix";
import type { Knex } from "knex";
import type { VideoKey } from "../../domain/segments/ids.ts";
import { minUuidLength } from "../../domain/segments/ids.ts";
import type { NewSegment, Segment, TracedSegment, VideoSegments } from "../../domain/segments/segment.ts";
import { countsAsDownvoted } from "../../domain/users/reputation-parts.ts";
import type { ChangedRows } from "../public/changed-rows.ts";
import type { CountedWrites } from "../rows/counted-writes.ts";
import { type SegmentRow, segmentsOnVideo, segmentsWhere, toSegmentRow } from "../rows/segment-row.ts";
import { videoSegments } from "./video-segments.ts";

/** Rows per INSERT: SQLite allows at most 500 in a compound SELECT. */
const batchSize = 100;

/** An id prefix and its video. */
export type ShortUuid = Readonly<{ videoId: string; piece: string }>;

export type ViewedSegments = Readonly<{ owners: readonly string[]; downvoted: readonly VideoKey[] }>;

type ViewedRow = [
  uuid: string,
  userId: string,
  service: string,
  videoId: string,
  videoHash: string,
  votes: number,
  views: number,
];
const viewedColumns = "s.uuid, s.user_id, s.service, s.video_id, s.video_hash, s.votes, s.views";

type Adjusted = Pick<Segment, "id" | "startTime" | "endTime" | "votes" | "videoDuration">;

/**
 * Finds for each the id on the video that equals the prefix, or else the oldest that starts with it; prefixes of less
 * than 4 characters match nothing. One statement for all.
 */
async function findAllShort(db: Knex, prefixes: readonly ShortUuid[]): Promise<(string | undefined)[]> {
  const query = db("segments as s").orderBy("s.id").select({ uuid: "s.uuid", videoId: "s.video_id" });
  const long = prefixes.filter(({ piece }) => piece.length >= minUuidLength);
  for (const { videoId, piece } of long)
    query.orWhere((one) => void one.whereBetween("s.uuid", startingWith(piece)).where("s.video_id", videoId));
  const rows: { uuid: string; videoId: string }[] = long.length === 0 ? [] : await query;
  const byVideo = Map.groupBy(rows, ({ videoId }) => videoId);
  return prefixes.map(({ videoId, piece }) => {
    if (piece.length < minUuidLength) return undefined;
    const matching = (byVideo.get(videoId) ?? []).map(({ uuid }) => uuid).filter((uuid) => uuid.startsWith(piece));
    return matching.find((uuid) => uuid === piece) ?? matching[0];
  });
}

export const segmentStore = (db: Knex, writes: CountedWrites, publicRows: ChangedRows) => ({
  /** See `videoSegments`. */
  byHashPrefix: (service: string, prefix: string): Promise<VideoSegments[]> => videoSegments(db, service, prefix),

  /** In the order of `uuids`; unknown ones are omitted. */
  byUuids: async (uuids: readonly string[]): Promise<TracedSegment[]> => {
    if (uuids.length === 0) return [];
    const { text, bound } = inList(uuids);
    const rows = await runQuery(db, segmentsWhere(`s.uuid ${text}`, ...bound));
    const found = new Map(rows.map((segment) => [segment.uuid, segment]));
    return [...new Set(uuids)].flatMap((uuid) => found.get(uuid) ?? []);
  },

  onVideo: (service: string, videoId: string): Promise<TracedSegment[]> =>
    runQuery(db, segmentsOnVideo(service, videoId)),

  findShort: async (videoId: string, piece: string): Promise<string | undefined> =>
    (await findAllShort(db, [{ videoId, piece }]))[0],
  findAllShort: (prefixes: readonly ShortUuid[]): Promise<(string | undefined)[]> => findAllShort(db, prefixes),

  /**
   * @param views number of views by UUID; unknown ones are ignored
   * @returns the owners of the segments, and the videos of segments that now count as downvoted because of their views,
   *   which
   *   affects reputations
   */
  addViews: async (views: ReadonlyMap<string, number>): Promise<ViewedSegments> => {
    // Sorted, so that concurrent updates of the same segments rarely deadlock.
    const uuids = [...views.keys()].sort();
    if (uuids.length === 0) return { owners: [], downvoted: [] };
    const { text, bound } = inList(uuids);
    const cases = uuids.map(() => "when ? then ?").join(" ");
    const added = uuids.flatMap((uuid) => [uuid, views.get(uuid) ?? 0]);
    writes.changed();
    const update = `update segments set views = views + case uuid ${cases} end where uuid ${text}`;
    await deferText(db, update, [...added, ...bound]);
    const viewed = `select ${viewedColumns} from segments as s where s.uuid ${text}`;
    const rows = (await dialectOf(db).rows(db, viewed, bound)) as ViewedRow[];
    const owners = new Set<string>();
    const downvoted: VideoKey[] = [];
    for (const [uuid, userId, service, videoId, videoHash, votes, after] of rows) {
      publicRows.row({ table: "sponsorTimes", key: [uuid], videoHash });
      owners.add(userId);
      const before = after - (views.get(uuid) ?? 0);
      if (countsAsDownvoted({ votes, views: after }) && !countsAsDownvoted({ votes, views: before }))
        downvoted.push({ service, videoId, videoHash });
    }
    return { owners: [...owners], downvoted };
  },

  /** Call inside a transaction that holds the lock of the video. @param originIpHash hash of the submitter's address */
  insert: async (segments: readonly NewSegment[], originIpHash: string): Promise<void> => {
    for (let from = 0; from < segments.length; from += batchSize) {
      const rows = segments.slice(from, from + batchSize).map(toSegmentRow);
      const columns = Object.keys(rows[0] ?? {});
      await deferInsert(db, { table: "segments", columns, rows: rows.map((row) => Object.values(row)) });
      const { text, bound } = inList(rows.map(({ uuid }) => uuid));
      const origins = `insert into segment_origin (segment_id, ip_hash) select s.id, ? from segments as s where s.uuid ${text}`;
      await deferText(db, origins, [originIpHash, ...bound]);
    }
    writes.inserted(segments);
    for (const { uuid, videoHash } of segments) publicRows.row({ table: "sponsorTimes", key: [uuid], videoHash });
  },

  hide: async (uuids: readonly string[]): Promise<void> => {
    publicRows.segmentsNamed(uuids);
    await db<SegmentRow>("segments")
      .whereIn("uuid", [...uuids])
      .update({ hidden: 1 });
  },

  /** Updates times, votes and duration of a segment. Call inside a transaction that holds the lock of the video. */
  adjust: async ({ id, startTime, endTime, votes, videoDuration }: Adjusted): Promise<void> => {
    writes.changed();
    publicRows.segments([id]);
    const row = { start_time: startTime, end_time: endTime, votes, video_duration: videoDuration };
    await db<SegmentRow>("segments").where("id", id).update(row);
  },

  /** The segments of the video in these services that are not hidden, and their owners. */
  unhidden: async (
    services: readonly string[],
    videoId: string,
  ): Promise<readonly Readonly<{ id: number; userId: string }>[]> =>
    db("segments as s")
      .whereIn("s.service", [...services])
      .where({ "s.video_id": videoId, "s.hidden": 0 })
      .select({ id: "s.id", userId: "s.user_id" }),
});
