import { videoHash } from "../src/domain/ids.ts";
import { openStorage } from "../src/storage/open.ts";
import { applySchema } from "../src/storage/schema.ts";
import { toSegmentRow } from "../src/storage/segment-row.ts";
import type { Planted } from "./segments.ts";

const ROWS_AT_ONCE = 100;
/** One segment in so many was voted on by somebody whose vote is kept. */
const VOTE_EVERY = 5;

/** Writes segments with their origins, videos and some votes into an empty database, past all rules, in one transaction. */
export async function fill(url: string, segments: readonly Planted[]): Promise<void> {
  await using storage = await openStorage({ url });
  await applySchema(storage);
  const ipHash = videoHash("an address");
  const videos = new Map(segments.map((segment) => [segment.videoId, segment]));
  const tables: Readonly<Record<string, readonly object[]>> = {
    segments: segments.map(({ id, votes, views, hidden, ...segment }) => ({
      ...toSegmentRow(segment),
      id,
      votes,
      views,
      hidden,
    })),
    segment_origin: segments.map(({ id }) => ({ segment_id: id, ip_hash: ipHash })),
    videos: [...videos.values()].map((segment) => ({
      service: segment.service,
      video_id: segment.videoId,
      video_hash: segment.videoHash,
      version: 1,
      changed_at: segment.timeSubmitted,
    })),
    votes: segments
      .filter(({ id }) => id % VOTE_EVERY === 0)
      .map((segment) => ({
        segment_id: segment.id,
        user_id: videoHash(`voter ${segment.id % 1000}`),
        increment: 1,
        original_type: 1,
        ip_hash: ipHash,
        time: segment.timeSubmitted,
      })),
  };
  await storage.knex.transaction(async (trx) => {
    for (const [table, rows] of Object.entries(tables))
      for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
        await trx(table).insert(rows.slice(from, from + ROWS_AT_ONCE));
  });
  // A server counts its rows again some seconds after a load; until then it may choose indexes as if the tables were empty.
  if (storage.engine === "mysql") await storage.knex.raw(`analyze table ${Object.keys(tables).join(", ")}`);
}
