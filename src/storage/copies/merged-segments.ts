import type { Knex } from "knex";
import type { Ban } from "../../domain/moderation/ban.ts";
import type { VideoKey } from "../../domain/segments/ids.ts";
import type { NewSegment } from "../../domain/segments/segment.ts";
import { inForce } from "../moderation/bans.ts";
import { moderationLockStore } from "../moderation/moderation-locks.ts";
import type { ChangedRow } from "../public/changed-rows.ts";
import { type SegmentRow, toSegment } from "../rows/segment-row.ts";
import { forgetDays } from "../statistics/day-totals.ts";
import type { MergeParts } from "./merge-parts.ts";

/** A segment as its stage has it; its id is the line. */
export type StagedSegment = SegmentRow & { incorrect_votes: number };

/** What happened here to a stored segment. `increment`: the sum of the votes that were given here. */
type Local = Readonly<{ isOwn: boolean; isModerated: boolean; isVoted: boolean; increment: number }>;

const copied = [
  "service",
  "video_id",
  "video_hash",
  "start_time",
  "end_time",
  "description",
  "user_id",
  "incorrect_votes",
  "reputation",
  "video_duration",
  "time_submitted",
  "user_agent",
] as const;
const decided = ["category", "action_type", "locked", "hidden", "shadow_hidden"] as const;

/**
 * The stored row as it becomes, or undefined if it stays.
 * - Segments submitted here are never changed.
 * - Category, type and flags stay as they are where there were votes or moderation here, or the submitter is banned
 *   here.
 *   What becomes a segment of
 *   a user who is banned here is hidden like a new one.
 * - Votes are those imported and those given here; where a moderator changed the segment they stay.
 * - Views never become less.
 * - All else is as imported.
 */
export function mergedRow(
  stored: StagedSegment,
  imported: StagedSegment,
  local: Local,
): Partial<StagedSegment> | undefined {
  if (local.isOwn) return undefined;
  const isDecided = local.isModerated || local.isVoted;
  const next: Partial<StagedSegment> = {
    ...pick(imported, copied),
    ...(isDecided ? {} : pick(imported, decided)),
    votes: local.isModerated ? stored.votes : imported.votes + local.increment,
    views: Math.max(stored.views, imported.views),
  };
  const isSame = Object.entries(next).every(([column, value]) => stored[column as keyof StagedSegment] === value);
  return isSame ? undefined : next;
}

const pick = <K extends keyof StagedSegment>(row: StagedSegment, columns: readonly K[]): Pick<StagedSegment, K> =>
  Object.fromEntries(columns.map((column) => [column, row[column]])) as Pick<StagedSegment, K>;

const videoOf = ({ service, video_id, video_hash }: StagedSegment): VideoKey => ({
  service,
  videoId: video_id,
  videoHash: video_hash,
});

const reported = ({ uuid, video_hash }: StagedSegment): ChangedRow => ({
  table: "sponsorTimes",
  key: [uuid],
  videoHash: video_hash,
});

async function storedRows(db: Knex, uuids: readonly string[]): Promise<ReadonlyMap<string, StagedSegment>> {
  const rows: StagedSegment[] = await db("segments as s").whereIn("s.uuid", uuids).select("s.*");
  return new Map(rows.map((row) => [row.uuid, row]));
}

type BanOf = (row: StagedSegment) => Pick<Ban, "hidPast" | "since"> | undefined;

/** The bans that are in force for the submitters of these rows. */
async function bansOf(db: Knex, rows: readonly StagedSegment[], now: number): Promise<BanOf> {
  const users = [...new Set(rows.map(({ user_id }) => user_id))];
  const rowsOfBans: { user_id: string; hid_past: number; since: number }[] = await db("banned_users as b")
    .whereIn("b.user_id", users)
    .whereRaw(inForce, [now])
    .select("b.user_id", "b.hid_past", "b.since");
  const bans = new Map(
    rowsOfBans.map(({ user_id, hid_past, since }) => [
      user_id,
      { hidPast: Number(hid_past) === 1, since: Number(since) },
    ]),
  );
  return ({ user_id }) => bans.get(user_id);
}

/**
 * A row that is new here for its submitter, hidden if a ban here covers it: lifting the ban shows the same rows again.
 */
function hiddenByBan(row: StagedSegment, ban: ReturnType<BanOf>): StagedSegment {
  const isCovered = ban !== undefined && (ban.hidPast || row.time_submitted >= ban.since);
  return isCovered && row.shadow_hidden === 0 ? { ...row, shadow_hidden: 1 } : row;
}

async function localFacts(
  db: Knex,
  rows: readonly StagedSegment[],
  banOf: BanOf,
): Promise<(row: StagedSegment) => Local> {
  const ids = rows.map(({ id }) => id);
  const having = async (table: string): Promise<ReadonlySet<number>> =>
    new Set(
      (await db(`${table} as t`).whereIn("t.segment_id", ids).distinct("t.segment_id").pluck("t.segment_id")).map(
        Number,
      ),
    );
  const votes: { segment_id: number; increment: number }[] = await db("votes as v")
    .whereIn("v.segment_id", ids)
    .groupBy("v.segment_id")
    .select("v.segment_id")
    .sum({ increment: "v.increment" });
  const increments = new Map(votes.map(({ segment_id, increment }) => [Number(segment_id), Number(increment)]));
  const [own, changed, sorted] = [
    await having("segment_origin"),
    await having("segment_changes"),
    await having("category_votes"),
  ];
  return (row) => {
    const id = Number(row.id);
    return {
      isOwn: own.has(id),
      isModerated: changed.has(id) || banOf(row) !== undefined,
      isVoted: increments.has(id) || sorted.has(id),
      increment: increments.get(id) ?? 0,
    };
  };
}

/** Whether a stored segment becomes that of another submitter. */
const isMoved = ({ known, row }: Readonly<{ known: StagedSegment; row: StagedSegment }>): boolean =>
  known.user_id !== row.user_id;

/** What a piece of staged segments changes: nothing, for most rows of a second import. */
async function plan(db: Knex, staged: readonly StagedSegment[], now: number) {
  const stored = await storedRows(
    db,
    staged.map(({ uuid }) => uuid),
  );
  const added = staged.filter(({ uuid }) => !stored.has(uuid));
  const banOf = await bansOf(db, [...stored.values(), ...staged], now);
  const localOf = await localFacts(db, [...stored.values()], banOf);
  const fresh = added.map((row) => hiddenByBan(row, banOf(row)));
  const changed = staged.flatMap((row) => {
    const known = stored.get(row.uuid);
    const next = known === undefined ? undefined : mergedRow(known, row, localOf(known));
    if (known === undefined || next === undefined) return [];
    if (!isMoved({ known, row })) return [{ known, next, row }];
    const { shadow_hidden } = hiddenByBan({ ...known, ...next }, banOf(row));
    return [{ known, next: { ...next, shadow_hidden }, row }];
  });
  return { fresh, changed };
}

/**
 * Merges a piece of staged segments. What it changes is found twice, because most rows change nothing and need no
 * locks. Call it inside a transaction. @param now in ms since 1970 @returns the number of rows that were written
 */
export async function mergeSegments(
  db: Knex,
  { writes, videos, chapterNames, totals, publicRows }: MergeParts,
  staged: readonly StagedSegment[],
  now: number,
): Promise<number> {
  const seen = await plan(db, staged, now);
  const touched = [...seen.fresh, ...seen.changed.flatMap(({ known, row }) => [known, row])];
  if (touched.length === 0) return 0;
  await videos.lockAll(touched.map(videoOf));
  // As submissions do: who bans a submitter meanwhile waits, and then finds the new rows.
  const gained = [...seen.fresh, ...seen.changed.filter(isMoved).map(({ row }) => row)];
  await moderationLockStore(db).share(gained.map(({ user_id }) => user_id));
  const { fresh, changed } = await plan(
    db,
    staged.filter(({ uuid }) => touched.some((row) => row.uuid === uuid)),
    now,
  );
  writes.changed();
  if (fresh.length > 0) await db("segments").insert(fresh.map(({ id: _line, ...row }) => row));
  for (const { known, next } of changed) await db("segments").where("id", known.id).update(next);
  for (const row of fresh) publicRows.row(reported(row));
  for (const { known, next } of changed) {
    publicRows.row(reported(known));
    // Who has only videos with some prefixes learns of it at both videos.
    if (next.video_hash !== known.video_hash) publicRows.segments([known.id]);
  }
  const named = [...fresh, ...changed.map(({ known, next }) => ({ ...known, ...next }))];
  await chapterNames.add(named.map((row): NewSegment => toSegment(row)));
  await forgetDays(
    db,
    named.map(({ time_submitted }) => time_submitted),
  );
  await totals.markStale([...named.map(({ user_id }) => user_id), ...changed.map(({ known }) => known.user_id)]);
  return fresh.length + changed.length;
}
