import { dialectOf } from "@segmark/database/dialect";
import { rowsBelow } from "@segmark/database/keyset";
import type { Knex } from "knex";
import { downvotedVotes, newcomerSegments, type QueueKind, type QueuePosition } from "../../domain/moderation/queue.ts";
import type { Segment } from "../../domain/segments/segment.ts";
import { voteTypes } from "../../domain/voting/ballot.ts";
import { hasShownVotes } from "../rows/conditions.ts";
import { type SegmentRow, segmentColumns, toSegment } from "../rows/segment-row.ts";
import type { Administrator } from "./vips.ts";

type SegmentQueue = Exclude<QueueKind, "rejected">;

/** Index entries that a page looks at, at most. */
const mostScanned = 1000;
/** Per statement: one of SQLite blocks the event loop, and one of a server costs a round trip. */
const scannedAtOnce = (db: Knex): number => (dialectOf(db).isRemote ? 500 : 250);

/** The position of an index entry and of its segment. */
export type QueuedSegment = QueuePosition & Readonly<{ segment: Segment; userName: string | null }>;
/** `last`: where the next page begins, undefined if nothing follows */
export type QueuePage = Readonly<{ items: readonly QueuedSegment[]; last: QueuePosition | undefined }>;

/** The table whose entries are in the order of the queue, and its column with the id of the segment. */
const sources = {
  newcomers: { table: "segments", time: "time_submitted", id: "id" },
  downvoted: { table: "segments", time: "time_submitted", id: "id" },
  reported: { table: "reported_segments", time: "time", id: "segment_id" },
} as const satisfies Record<SegmentQueue, object>;

/** The next entries of the index, wanted or not. */
function entries(
  db: Knex,
  kind: SegmentQueue,
  after: QueuePosition | undefined,
  most: number,
): Promise<QueuePosition[]> {
  const { table, time, id } = sources[kind];
  const query = db(`${table} as e`)
    .orderBy([
      { column: `e.${time}`, order: "desc" },
      { column: `e.${id}`, order: "desc" },
    ])
    .limit(most);
  if (after !== undefined) rowsBelow(query, [`e.${time}`, after.time], [`e.${id}`, after.id]);
  return query.select({ time: `e.${time}`, id: `e.${id}` });
}

/** Narrows segments to those of the queue. What is locked or hidden, by a moderator or a ban, is done. */
function wanted(db: Knex, kind: SegmentQueue, administrator: Administrator): Knex.QueryBuilder {
  const query = db("segments as s").where({ "s.hidden": 0, "s.shadow_hidden": 0, "s.locked": 0 });
  if (kind === "downvoted") return query.whereBetween("s.votes", [downvotedVotes.min, downvotedVotes.max]);
  if (kind === "reported") {
    const report = db("votes as v").where({ "v.segment_id": db.ref("s.id"), "v.original_type": voteTypes.malicious });
    return query.whereExists(report.select("v.segment_id"));
  }
  const ofVip = db("vip_users as p").where("p.user_id", db.ref("s.user_id")).select("p.user_id");
  const oneTooMany = db("segments as o")
    .where("o.user_id", db.ref("s.user_id"))
    .orderBy("o.time_submitted")
    .limit(1)
    .offset(newcomerSegments - 1)
    .select("o.id");
  // Spares the count for most: what is kept leaves out full labels, so it is never too high.
  const keptAsMany = db("user_reputations as r")
    .where({ "r.user_id": db.ref("s.user_id"), "r.counted": 1 })
    .where("r.total", ">=", newcomerSegments)
    .select("r.user_id");
  const reviewed = db("reviewed_users as w")
    .where("w.user_id", db.ref("s.user_id"))
    .where("w.until", ">=", db.ref("s.time_submitted"))
    .select("w.user_id");
  return query
    .whereRaw(hasShownVotes)
    .whereNot("s.user_id", administrator() ?? "")
    .whereNotExists(keptAsMany)
    .whereNotExists(reviewed)
    .whereNotExists(ofVip)
    .whereRaw("? is null", [oneTooMany]);
}

async function chosen(
  db: Knex,
  kind: SegmentQueue,
  positions: readonly QueuePosition[],
  administrator: Administrator,
): Promise<QueuedSegment[]> {
  if (positions.length === 0) return [];
  const rows: (SegmentRow & { name: string | null })[] = await wanted(db, kind, administrator)
    .leftJoin("users as u", "u.user_id", "s.user_id")
    .whereIn(
      "s.id",
      positions.map(({ id }) => id),
    )
    .select([...segmentColumns, { name: "u.user_name" }]);
  const found = new Map(rows.map((row) => [row.id, row]));
  return positions.flatMap((position) => {
    const row = found.get(position.id);
    return row === undefined ? [] : [{ ...position, segment: toSegment(row), userName: row.name }];
  });
}

/** Segments that moderators should look at, newest first. */
export const queueStore = (db: Knex, administrator: Administrator) => ({
  /** A page may be short, or empty, while there is a next one, because a bounded number of entries is looked at. */
  page: async (kind: SegmentQueue, after: QueuePosition | undefined, limit: number): Promise<QueuePage> => {
    const items: QueuedSegment[] = [];
    let last = after;
    for (let seen = 0; seen < mostScanned; ) {
      const most = Math.min(scannedAtOnce(db), mostScanned - seen);
      const positions = await entries(db, kind, last, most);
      items.push(...(await chosen(db, kind, positions, administrator)));
      if (items.length > limit) return { items: items.slice(0, limit), last: items[limit - 1] };
      if (positions.length < most) return { items, last: undefined };
      last = positions.at(-1);
      seen += most;
    }
    return { items, last };
  },
});
